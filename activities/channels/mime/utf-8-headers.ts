import { bodyStart } from './body-start.ts'

/** A mail whose headers hold bytes that are no UTF-8, with these read as windows-1252; its body as it came. */
export function withUtf8Headers(raw: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const start = bodyStart(raw)
  const head = raw.subarray(0, start)
  if (isUtf8(head)) return raw
  const read = new TextEncoder().encode(new TextDecoder('windows-1252').decode(head))
  return new Uint8Array(Buffer.concat([read, raw.subarray(start)]))
}

/** The same with what stands below its headers, where that is no UTF-8 but in this charset; its headers are by now. */
export function withUtf8Body(raw: Uint8Array<ArrayBuffer>, charset: string): Uint8Array<ArrayBuffer> {
  const start = bodyStart(raw)
  const body = new TextEncoder().encode(new TextDecoder(charset).decode(raw.subarray(start)))
  return new Uint8Array(Buffer.concat([raw.subarray(0, start), body]))
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
