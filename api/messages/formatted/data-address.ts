import { isDrawnImage } from '#api/contract/drawn-images.ts'
import { mediaTypeOf } from '#workflows/domain/files/media-type.ts'

/** Whether its bytes are a picture. */
export const isDrawn = (content: Uint8Array): boolean => isDrawnImage(mediaTypeOf(content))

/** A picture as an address that holds it, of the type that its bytes have; null for what is none. */
export function dataAddress(content: Uint8Array): string | null {
  const type = mediaTypeOf(content)
  if (!isDrawnImage(type)) return null
  return `data:${type};base64,${Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString('base64')}`
}
