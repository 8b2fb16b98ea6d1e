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

/** How much of them may be looked at, together. */
export const bytesOf = (mails: readonly Listed[]): number => mails.reduce((sum, { size }) => sum + bytesToRead(size), 0)
