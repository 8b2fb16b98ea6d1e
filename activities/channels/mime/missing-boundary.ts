import { bodyStart } from './body-start.ts'

const TYPE = /^content-type:\s*multipart\/[^\r\n]*(?:\r?\n[ \t][^\r\n]*)*/im
const FIRST_DELIMITER = /^--([^\s"\\-][^\r\n"\\]{0,69}?)[ \t]*\r?$/m
/** Where a delimiter is looked for. */
const LOOKED_AT = 64 * 1024

/** A multipart mail as it must be meant: split where its first delimiter says, or else one plain text. Null for any other mail. */
export function withBoundary(raw: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null {
  const start = bodyStart(raw)
  const head = Buffer.from(raw.subarray(0, start)).toString('latin1')
  if (!TYPE.test(head)) return null
  const mark = FIRST_DELIMITER.exec(Buffer.from(raw.subarray(start, start + LOOKED_AT)).toString('latin1'))?.[1]
  const type = mark === undefined ? 'text/plain' : `multipart/mixed; boundary="${mark}"`
  const mended = Buffer.from(
    head.replace(TYPE, () => `Content-Type: ${type}`),
    'latin1',
  )
  return new Uint8Array(Buffer.concat([mended, raw.subarray(start)]))
}
