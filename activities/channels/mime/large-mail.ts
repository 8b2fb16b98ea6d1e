import { type LeftOutPart, partCollector } from './left-out-parts.ts'
import { withSmallHeaders } from './small-headers.ts'
import { textParts } from './text-parts.ts'

/** A mail up to this size is read as it came. */
export const MAX_READ_BYTES = 1024 * 1024
/** No provider takes larger ones; what lies beyond is not looked at. */
export const MAX_LARGE_BYTES = 40 * 1024 * 1024

/** How much of a mail may be looked at, by what its server lists: all there may be where that is nothing, or no number. */
export const bytesToRead = (listed: number): number =>
  listed > 0 ? Math.min(listed, MAX_LARGE_BYTES) : MAX_LARGE_BYTES

/** `parts`: what was taken out of it, in order. */
export type ReducedMail = { raw: Uint8Array<ArrayBuffer>; parts: readonly LeftOutPart[] }

/** A mail as it is read: a large one with what is no text beside it, so that words behind a photo arrive, and the photo. */
export function withoutLargeParts(raw: Uint8Array<ArrayBuffer>): ReducedMail {
  if (raw.length <= MAX_READ_BYTES) return { raw, parts: [] }
  const collector = partCollector()
  const reduced = textParts(withSmallHeaders(raw), (...part) => collector.leaveOut(...part))
  return { raw: reduced.subarray(0, MAX_READ_BYTES), parts: collector.parts }
}
