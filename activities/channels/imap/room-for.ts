import { bytesOf } from '#activities/channels/chunks-of.ts'
import type { LeaveRoom } from '#activities/channels/reader/mail-room.ts'
import type { OpenFolder } from './fetch-chunk.ts'
import type { Listed } from './list-imap.ts'

/** So many small mails are fetched and stored together. */
export const CHUNK_MAILS = 200

/** Waits until there is room for a chunk, outside any command, which would be silent meanwhile. @throws the signal's reason. */
export const roomFor = (
  { mailReader, mailbox }: OpenFolder,
  chunk: readonly Listed[],
  signal?: AbortSignal,
): Promise<LeaveRoom> => mailReader.enter({ hostId: mailbox.hostId, bytes: bytesOf(chunk), signal })
