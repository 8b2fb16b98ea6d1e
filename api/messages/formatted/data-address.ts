import { mediaTypeOf } from '#workflows/domain/files/media-type.ts'

/** What browsers draw and never run. */
const DRAWN = ['image/jpeg', 'image/png', 'image/gif', 'image/webp']

/** Whether its bytes are a picture. */
export const isDrawn = (content: Uint8Array): boolean => DRAWN.includes(mediaTypeOf(content))

/** A picture as an address that holds it, of the type that its bytes have; null for what is none. */
export function dataAddress(content: Uint8Array): string | null {
  const type = mediaTypeOf(content)
  if (!DRAWN.includes(type)) return null
  return `data:${type};base64,${Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString('base64')}`
}
