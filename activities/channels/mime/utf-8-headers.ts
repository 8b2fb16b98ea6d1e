import { bodyStart } from './body-start.ts'

/** A mail whose headers hold bytes that are no UTF-8, with these read as windows-1252; its body as it came. */
export function withUtf8Headers(raw: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const start = bodyStart(raw)
  const head = raw.subarray(0, start)
  if (isUtf8(head)) return raw
  const read = new TextEncoder().encode(new TextDecoder('windows-1252').decode(head))
  return new Uint8Array(Buffer.concat([read, raw.subarray(start)]))
}

/** Whether bytes are UTF-8. */
export function isUtf8(raw: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(raw)
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}
