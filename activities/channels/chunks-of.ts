import { bytesToRead } from './mime/large-mail.ts'

const CHUNK_BYTES = 8 * 1024 * 1024

type Listed = { size: number }

/** Mails as they are fetched and stored together: at most `most` small ones, or one that is large. */
export function* chunksOf<T extends Listed>(mails: readonly T[], most: number): Generator<T[]> {
  let chunk: T[] = []
  let bytes = 0
  for (const mail of mails) {
    const size = bytesToRead(mail.size)
    if (chunk.length === most || (chunk.length > 0 && bytes + size > CHUNK_BYTES)) {
      yield chunk
      chunk = []
      bytes = 0
    }
    chunk.push(mail)
    bytes += size
  }
  if (chunk.length > 0) yield chunk
}

/** What sizes are wrong by where nobody lies: servers round them, or count the ends of lines another way. */
const SLACK_BYTES = 64 * 1024

/** The room that they take together, by what the server lists. */
export const bytesOf = (mails: readonly Listed[]): number =>
  Math.max(
    SLACK_BYTES,
    mails.reduce((sum, { size }) => sum + bytesToRead(size), 0),
  )

/** So much may come of what takes that room. Where more comes the list was wrong: what is there is stored, the rest takes its room anew. */
export const mostOf = (bytes: number): number => bytes + Math.max(SLACK_BYTES, bytes / 8)
