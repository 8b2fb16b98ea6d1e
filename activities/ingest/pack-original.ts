import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Original } from '#activities/channels/incoming-message.ts'
import type { ReadMessage } from '#activities/channels/incoming-session.ts'
import { textParts } from '#activities/channels/mime/text-parts.ts'

const compress = promisify(gzip)
/** Up to here a mail is kept whole; beyond, its headers and its texts. */
const WHOLE_BYTES = 256 * 1024

/** A mail as it is kept beside its message; null for a stub, which has its file itself. */
export async function packOriginal({ message, raw, isCut = false }: ReadMessage): Promise<Original | null> {
  if (message.raw !== null || raw.length === 0) return null
  const isSmall = raw.length <= WHOLE_BYTES
  const kept = isSmall ? raw : textParts(raw).subarray(0, WHOLE_BYTES)
  return { file: await compress(kept), isWhole: isSmall && !isCut }
}
