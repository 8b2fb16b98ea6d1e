import type { Attachment } from 'postal-mime'

/** A part's bytes, without a copy where it can be: a file may have 10 MB. */
export function bytesOfPart({ content }: Pick<Attachment, 'content'>): Uint8Array<ArrayBuffer> {
  if (typeof content === 'string') return new Uint8Array(Buffer.from(content))
  if (content instanceof ArrayBuffer) return new Uint8Array(content)
  const { buffer, byteOffset, byteLength } = content
  return buffer instanceof ArrayBuffer ? new Uint8Array(buffer, byteOffset, byteLength) : new Uint8Array(content)
}
