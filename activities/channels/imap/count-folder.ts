import type { ImapFlow } from 'imapflow'
import { isToBeRead, passesFilter } from '#activities/channels/account/passes-filter.ts'
import { chunksOf } from '#activities/channels/chunks-of.ts'
import { sourceFault } from '#activities/channels/faults/source-fault.ts'
import type { Batch, Held, Position, TakenMail, Watched } from '#activities/channels/incoming-session.ts'
import { answered } from './answered.ts'
import { type FetchedChunk, type FetchedMail, fetchChunk, type OpenFolder } from './fetch-chunk.ts'
import { countedUids, type Listed, listUids } from './list-imap.ts'
import { suspectName } from './read-suspects.ts'
import { CHUNK_MAILS, fetchRest, roomFor } from './room-for.ts'

const AT_ONCE = 100

type Place = { folder: string; uidValidity: string }

const PREFIX = 'imap:'
const uidOf = (place: string) => Number(place.split(':', 3)[2])

/** What is counted of mails that were handed over: a mail that does not pass is none of ours, and is told apart. */
export const takenOf = (place: Place, given: readonly FetchedMail[], passing: ReadonlySet<FetchedMail>): TakenMail[] =>
  given.map((mail) => ({
    place: suspectName(place, mail.uid),
    providerId: passing.has(mail) ? mail.message.providerId : null,
  }))

/**
 * All that the opened folder holds of what is read: UIDs alone, ten thousand in one short answer; of all mail with their labels.
 * @throws AppError upstream_unavailable where the server refuses to search, or how the connection ended.
 */
export async function listFolder(reading: OpenFolder, position: Position): Promise<Held> {
  const { client } = reading
  const folder = reading.folder.name
  const here = { folder, uidValidity: uidValidityOf(client) }
  const watched = position.cursors.get(folder)?.watched ?? { from: 0, since: null }
  const uids = await answered(client, async () => countedUids(reading, await searchWatched(client, watched)))
  return {
    prefix: PREFIX,
    places: uids.map((uid) => suspectName(here, uid)),
    judge(place, { cursors, refused }) {
      const cursor = cursors.get(folder)
      const isBeyond = cursor?.uidValidity !== here.uidValidity || uidOf(place) > cursor.lastUid
      return isBeyond || refused.has(place) ? 'waiting' : 'missing'
    },
  }
}

async function searchWatched(client: ImapFlow, { from, since }: Watched): Promise<number[]> {
  // The server tells of what has come and gone with its next answer.
  await client.noop()
  if (client.mailbox === false || client.mailbox.exists === 0) return []
  const above = await search(client, { uid: `${from + 1}:*` })
  const below = since === null ? [] : await search(client, { since, uid: `1:${Math.max(1, from)}` })
  // `N:*` also names the last old one (RFC 9051, 6.4.8).
  return [...new Set([...below.filter((uid) => uid <= from), ...above.filter((uid) => uid > from)])]
}

async function search(client: ImapFlow, query: { uid: string; since?: Date }): Promise<number[]> {
  const found = await client.search(query, { uid: true })
  if (found === undefined || found === false) throw sourceFault({ code: 'mail_refused_for_now' }, { detail: 'SEARCH' })
  return found
}

const uidValidityOf = ({ mailbox }: ImapFlow) => (mailbox === false ? '' : String(mailbox.uidValidity))

/**
 * Fetches mails again that were passed over; what is gone or is not handed over is missed by the next count, too.
 * @throws how the connection ended.
 */
export async function* readAgain(reading: OpenFolder, places: readonly string[]): AsyncGenerator<Batch, void, void> {
  const { client, mailbox } = reading
  const folder = reading.folder.name
  const { filterFrom } = mailbox.account.inbound
  const uidValidity = uidValidityOf(client)
  const here = { folder, uidValidity }
  const uids = places.flatMap((place) => (suspectName(here, uidOf(place)) === place ? uidOf(place) : []))
  function* batchOf({ mails, lost }: FetchedChunk): Generator<Batch, void, void> {
    const passing = new Set(mails.filter(({ message }) => passesFilter(filterFrom, message)))
    const taken = takenOf(here, mails, passing)
    yield {
      messages: mails.filter(({ message }) => isToBeRead(filterFrom, message)),
      progress: { kind: 'imap', folder, uidValidity, lastUid: 0, taken },
    }
    if (lost !== undefined) throw lost.failure
  }
  for (let at = 0; at < uids.length; at += AT_ONCE) {
    const listed = await answered(client, () => listUids(reading, uids.slice(at, at + AT_ONCE)))
    for (const chunk of chunksOf(listed, CHUNK_MAILS)) {
      let rest: readonly Listed[] = []
      const leave = await roomFor(reading, chunk)
      try {
        const fetched = await fetchChunk(reading, chunk)
        rest = fetched.rest
        yield* batchOf(fetched)
      } finally {
        leave()
      }
      for await (const fetched of fetchRest(reading, rest)) yield* batchOf(fetched)
    }
  }
}
