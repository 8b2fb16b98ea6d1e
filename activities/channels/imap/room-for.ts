import { bytesOf } from '#activities/channels/chunks-of.ts'
import type { LeaveRoom } from '#activities/channels/reader/mail-room.ts'
import { type FetchedChunk, fetchChunk, type OpenFolder } from './fetch-chunk.ts'
import type { Listed } from './list-imap.ts'

/** So many small mails are fetched and stored together. */
export const CHUNK_MAILS = 200

/** Waits until there is room for a chunk, outside any command, which would be silent meanwhile. @throws the signal's reason. */
export const roomFor = (
  { mailReader, mailbox }: OpenFolder,
  chunk: readonly Listed[],
  signal?: AbortSignal,
): Promise<LeaveRoom> => mailReader.enter({ hostId: mailbox.hostId, bytes: bytesOf(chunk), signal })

/**
 * Chunks of which more came than there was room for: what there is of one is stored when the next is asked for, then the rest comes, mail
 * by mail.
 * @throws as `fetchChunk`; the signal's reason.
 */
export async function* fetchRest(
  reading: OpenFolder,
  rest: readonly Listed[],
  signal?: AbortSignal,
): AsyncGenerator<FetchedChunk & { uid: number }> {
  for (const mail of rest) {
    const leave = await roomFor(reading, [mail], signal)
    try {
      yield { uid: mail.uid, ...(await fetchChunk(reading, [mail])) }
    } finally {
      leave()
    }
  }
}
