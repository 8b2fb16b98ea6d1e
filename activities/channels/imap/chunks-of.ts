import { bytesToRead } from '#activities/channels/mime/large-mail.ts'
import type { LeaveRoom } from '#activities/channels/reader/mail-room.ts'
import type { OpenFolder } from './fetch-chunk.ts'
import type { Listed } from './list-imap.ts'

export const CHUNK_MAILS = 200
const CHUNK_BYTES = 8 * 1024 * 1024

/** Mails as they are fetched and stored together: many small ones, or one that is large. */
export function* chunksOf(mails: readonly Listed[]): Generator<Listed[]> {
  let chunk: Listed[] = []
  let bytes = 0
  for (const mail of mails) {
    const size = bytesToRead(mail.size)
    if (chunk.length === CHUNK_MAILS || (chunk.length > 0 && bytes + size > CHUNK_BYTES)) {
      yield chunk
      chunk = []
      bytes = 0
    }
    chunk.push(mail)
    bytes += size
  }
  if (chunk.length > 0) yield chunk
}

/** Waits until there is room for a chunk, outside any command, which would be silent meanwhile. @throws the signal's reason. */
export function roomFor(
  { mailReader, mailbox }: OpenFolder,
  chunk: readonly Listed[],
  signal?: AbortSignal,
): Promise<LeaveRoom> {
  const bytes = chunk.reduce((sum, mail) => sum + bytesToRead(mail.size), 0)
  return mailReader.enter({ hostId: mailbox.hostId, bytes, signal })
}
