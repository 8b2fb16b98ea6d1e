import { isToBeRead, passesFilter } from '#activities/channels/account/passes-filter.ts'
import { chunksOf } from '#activities/channels/chunks-of.ts'
import type { Batch, Position, Watched } from '#activities/channels/incoming-session.ts'
import { prefetchOne } from '#activities/channels/prefetch-one.ts'
import { nextTry } from '#activities/channels/refused-mail.ts'
import { unreadSince } from '#activities/channels/unread-since.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { historyBefore } from '#workflows/domain/history-before.ts'
import { answered } from './answered.ts'
import { takenOf } from './count-folder.ts'
import { type FetchedChunk, fetchChunk, fetchHeaders } from './fetch-chunk.ts'
import { type Folder, fileMails, MOST_UNFILED, uidsToFile, wantsFiling } from './file-mails.ts'
import { type Listing, listNew, listUids, listWindow } from './list-imap.ts'
import {
  givesAnother,
  namedBefore,
  notHandedOver,
  type Part,
  type Place,
  readSuspects,
  suspectName,
} from './read-suspects.ts'
import { CHUNK_MAILS, fetchRest, roomFor } from './room-for.ts'

/**
 * What the opened folder has beyond the position, in chunks; each is marked or archived, where the host wants that, once
 * it is stored, also by a later look where this one ends before. A folder that is another one by the same name is read from the last
 * whole look on. A mail that the server does not hand over is passed by and asked for again after all others: it keeps none of them
 * back, and is a stub in the end.
 * @throws AppError upstream_unavailable when the folder is closed meanwhile, or nothing of it is handed over; how the connection ended.
 */
export async function* readFolder(
  reading: Folder,
  position: Position,
  signal: AbortSignal,
): AsyncGenerator<Batch, void, void> {
  const { client, mailbox } = reading
  if (client.mailbox === false) {
    throw new AppError('upstream_unavailable', { code: 'mail_folder_closed' })
  }
  const folder = reading.folder.name
  const { filterFrom } = mailbox.account.inbound
  const uidValidity = String(client.mailbox.uidValidity)
  let othersCome = false
  const place = { folder, uidValidity, position, othersCome: () => othersCome }
  const { listed, isAnew, watched } = await answered(client, () => listFolder(reading, place))
  const kept = isAnew ? [] : (position.cursors.get(folder)?.unfiled ?? [])
  let unfiled: readonly number[] = wantsFiling(reading) ? kept : []
  let isSaved = unfiled.length === kept.length
  for await (const part of partsOf(reading, { place, listed, isAnew, ...(watched && { watched }) }, signal)) {
    const { mails: given, failure, refused = [], settled = [], backlog, ...reached } = part
    othersCome ||= given.length > 0
    const mails = given.filter((mail) => isToBeRead(filterFrom, mail.message))
    const passing = mails.filter((mail) => passesFilter(filterFrom, mail.message))
    const taken = takenOf(place, given, new Set(passing))
    const own = uidsToFile(reading, passing)
    const withOwn = [...unfiled, ...own].slice(-MOST_UNFILED)
    yield {
      messages: mails,
      progress: { kind: 'imap', folder, uidValidity, ...reached, refused, settled, unfiled: withOwn, taken },
      ...(backlog && { backlog }),
    }
    if (failure !== undefined) throw failure
    unfiled = [...unfiled, ...(await answered(client, () => fileMails(reading, own)))].slice(-MOST_UNFILED)
    isSaved &&= own.length === 0
    if (signal.aborted) break
  }
  // What was stored by a look that ended before it filed it, or could not: last, as reading does not depend on it.
  if (kept.length > 0 && unfiled.length > 0 && !signal.aborted) {
    const left = await answered(client, () => fileAgain(reading, unfiled))
    isSaved = false
    unfiled = left
  }
  if (!isSaved) yield { messages: [], progress: { kind: 'imap', folder, uidValidity, lastUid: 0, unfiled } }
}

/** Only what still lies there, as a server may refuse to move what does not, and passes the filter as the host has it now. */
async function fileAgain(reading: Folder, uids: readonly number[]): Promise<number[]> {
  const there = (await listUids(reading, uids)).map(({ uid }) => uid)
  const { filterFrom } = reading.mailbox.account.inbound
  const wanted = filterFrom.length === 0 ? there : await uidsThatPass(reading, there)
  return fileMails(reading, wanted)
}

async function uidsThatPass(reading: Folder, uids: readonly number[]): Promise<number[]> {
  const mails = await fetchHeaders(reading, uids)
  const { filterFrom } = reading.mailbox.account.inbound
  return mails.filter(({ message }) => message.raw === null && passesFilter(filterFrom, message)).map(({ uid }) => uid)
}

type Look = { place: Place; listed: Listing; isAnew: boolean; watched?: Watched }

/** `isAnew`: the folder was never read, or is another one by the same name. */
async function listFolder(reading: Folder, { folder, uidValidity, position }: Place): Promise<Omit<Look, 'place'>> {
  const { mailbox, now } = reading
  const { wholeLookAt } = position
  const cursor = position.cursors.get(folder)
  const added = cursor?.uidValidity === uidValidity ? await listNew(reading, cursor.lastUid) : null
  if (added !== null) return { listed: added, isAnew: false }
  const since = unreadSince(mailbox, { wholeLookAt, now: now() })
  const readBefore = wholeLookAt === null ? null : historyBefore(wholeLookAt)
  const listed = await listWindow(reading, { since, readBefore })
  return { listed, isAnew: true, watched: { from: listed.upTo, since } }
}

/** With its first part a folder that is read anew takes the place of the one before, of whose mails none is asked for again. */
async function* partsOf(reading: Folder, look: Look, signal: AbortSignal): AsyncGenerator<Part> {
  let isFirst = look.isAnew
  for await (const part of partsSince(reading, look, signal)) {
    const { watched } = look
    yield isFirst ? { ...part, isAnew: true, settled: namedBefore(look.place), ...(watched && { watched }) } : part
    isFirst = false
  }
  if (!look.isAnew) yield* readSuspects(reading, look.place, signal)
}

async function* partsSince(reading: Folder, { place, listed }: Look, signal: AbortSignal): AsyncGenerator<Part> {
  const { now } = reading
  const chunks = prefetchOne(
    chunksOf(listed.mails, CHUNK_MAILS),
    async (chunk) => ({ chunk, ...(await fetchChunk(reading, chunk)) }),
    (chunk, ended) => roomFor(reading, chunk, AbortSignal.any([signal, ended])),
  )
  const { length: of } = listed.mails
  let left = of
  const partOf = async ({ mails, refused, lost }: FetchedChunk, upTo: number): Promise<Part> => {
    // A connection that was closed from here says nothing of a mail.
    if (lost !== undefined && signal.aborted) throw lost.failure
    const missing = lost === undefined ? refused : [...refused, lost.uid]
    const othersCome =
      mails.length > 0 || place.othersCome() || (await hasAnother(reading, missing, lost !== undefined))
    const again = missing.flatMap((uid) => {
      const uidl = suspectName(place, uid)
      return nextTry({ uidl, before: undefined, othersCome, isLone: false, now: now() }) ?? []
    })
    const failure = lost?.failure ?? (missing.length > 0 && !othersCome ? notHandedOver() : undefined)
    const backlog = of > CHUNK_MAILS && { backlog: { left, of } }
    return { mails, lastUid: lost?.uid ?? upTo, refused: again, failure, ...backlog }
  }
  for await (const { chunk, ...fetched } of chunks) {
    const { rest } = fetched
    left -= chunk.length - rest.length
    yield await partOf(fetched, rest[0] === undefined ? (chunk.at(-1)?.uid ?? 0) : rest[0].uid - 1)
    for await (const one of fetchRest(reading, rest, signal)) {
      left--
      yield await partOf(one, one.uid)
    }
  }
  if (listed.isBeyond) yield { mails: [], lastUid: listed.upTo }
}

const hasAnother = async (reading: Folder, missing: readonly number[], isOver: boolean) =>
  missing.length > 0 && !isOver && (await givesAnother(reading, missing))
