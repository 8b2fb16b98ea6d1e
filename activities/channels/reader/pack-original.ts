import { gzipSync } from 'node:zlib'
import type { Original } from '#activities/channels/incoming-message.ts'
import { textParts } from '#activities/channels/mime/text-parts.ts'
import type { RawMail } from './raw-mail.ts'

/** Up to here a mail is kept whole; beyond, its headers and its texts. */
const WHOLE_BYTES = 256 * 1024

/** The head of a part that is a page. */
const PAGE = /^content-type:[ \t]*(?:\r?\n[ \t]+)?text\/html\b/im

/**
 * A mail as it is kept beside its message. In the reader's thread, one after the other: each gzip takes a quarter of a megabyte while it
 * works.
 */
export function packOriginal({ raw, parts = [], truncated }: RawMail): Original | null {
  if (raw.length === 0) return null
  const isSmall = raw.length <= WHOLE_BYTES
  const kept = isSmall && parts.length === 0 ? raw : textParts(raw).subarray(0, WHOLE_BYTES)
  const hasHtml = PAGE.test(Buffer.from(kept.buffer, kept.byteOffset, kept.byteLength).toString('latin1'))
  return { file: new Uint8Array(gzipSync(kept)), isWhole: isSmall && !truncated, hasHtml }
}
