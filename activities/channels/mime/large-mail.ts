import { withSmallHeaders } from './small-headers.ts'
import { textParts } from './text-parts.ts'

/** A mail up to this size is read as it came. */
export const MAX_READ_BYTES = 1024 * 1024
/** No provider takes larger ones; what lies beyond is not looked at. */
export const MAX_LARGE_BYTES = 40 * 1024 * 1024

/** A mail as it is read: a large one without what is no text, so that words behind a photo arrive. */
export const withoutLargeParts = (raw: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> =>
  raw.length <= MAX_READ_BYTES ? raw : textParts(withSmallHeaders(raw)).subarray(0, MAX_READ_BYTES)
