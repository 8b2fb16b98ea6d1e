import type { ListedMail } from './list-mails.ts'

const CHUNK_MAILS = 20

/** `until`: the last record all of whose mails are in this chunk or before it; null where none ends here, or there are none. */
export type Chunk = { mails: readonly ListedMail[]; until: string | null }

/** What is listed, in pieces that are stored each by itself. One record may name more mails than a piece holds. */
export function* chunksOf(listed: readonly ListedMail[]): Generator<Chunk> {
  for (let at = 0; at < listed.length; at += CHUNK_MAILS) {
    const mails = listed.slice(at, at + CHUNK_MAILS)
    const next = listed[at + CHUNK_MAILS]
    const whole = next === undefined ? mails.at(-1) : mails.findLast(({ historyId }) => historyId !== next.historyId)
    yield { mails, until: whole?.historyId ?? null }
  }
}
