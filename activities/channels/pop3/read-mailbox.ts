import { blankMessage } from '#activities/channels/blank-message.ts'
import { bytesOf, chunksOf, mostOf } from '#activities/channels/chunks-of.ts'
import type { Batch, Position, ReadMessage, RefusedMail, TakenMail } from '#activities/channels/incoming-session.ts'
import { MAX_LARGE_BYTES } from '#activities/channels/mime/large-mail.ts'
import { placeIds } from '#activities/channels/place-ids.ts'
import { prefetchOne } from '#activities/channels/prefetch-one.ts'
import { nextTry } from '#activities/channels/refused-mail.ts'
import { stubOf } from '#activities/channels/stub.ts'
import { unreadSince } from '#activities/channels/unread-since.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { withinWindow } from './first-window.ts'
import type { Pop3Client, Pop3Mail } from './pop3-client.ts'
import { isNothing, type Maildrop, nameOf, placeOf, type Retrieved, retrieveChunk } from './retrieve-chunk.ts'

const CHUNK_MAILS = 200

/**
 * What the mailbox has and has not given yet, by UIDL, as far back as it is to be read. Where nothing is listed that was seen, as in a
 * first look or where the server names all anew, old mails are not even fetched. A server without UIDL is read whole: what is known is
 * not stored again. What it lists and does not hand over is asked for again at later looks, and is a stub in the end.
 * @throws AppError upstream_unavailable when the connection ends, or when it hands over nothing of what it lists.
 */
export async function* readMailbox(
  reading: Maildrop,
  { uidls: seen, refused: before, wholeLookAt }: Position,
  signal: AbortSignal,
): AsyncGenerator<Batch, void, void> {
  const listed = await reading.client.list([...seen].some(isUidl) || undefined)
  reading.onListed?.(listed.map(placeOf))
  const isOfBefore = ({ uidl }: Pop3Mail) => uidl !== null && seen.has(uidl)
  const unseen = listed.filter((mail) => !seen.has(nameOf(mail)) && !isOfBefore(mail))
  const since = unreadSince(reading.mailbox, { wholeLookAt, now: reading.now() }).getTime()
  const isUntried = (mail: Pop3Mail) => !before.has(nameOf(mail))
  const isAnew = unseen.length === listed.length
  const fetchable = new Set(isAnew ? await withinWindow(reading.client, unseen.filter(isUntried), since) : unseen)
  const wanted = unseen.filter((mail) => fetchable.has(mail) || !isUntried(mail))
  // First of all, so that an end in between leaves no old mail to be taken for a new one.
  const left = unseen.filter((mail) => !fetchable.has(mail) && isUntried(mail))
  const skipped = uidlsOf([...left, ...listed.filter(isOfBefore)])
  const gone = missingFrom(listed, [...seen, ...before.keys()])
  if (skipped.length + gone.length > 0) yield batchOf([], { uidls: skipped, gone })

  const { fresh, suspects } = inOrder(wanted, before, reading.now())
  const refused: Pop3Mail[] = []
  let othersCome = false
  let failure: AppError | undefined
  const of = fresh.length + suspects.length
  let open = of
  const askFirst = async () => {
    othersCome ||= await givesAnother(reading, listed, suspects)
  }
  for await (const { answered, retrieved } of retrieveAll(reading, { fresh, suspects, since, askFirst }, signal)) {
    open -= answered
    refused.push(...retrieved.refused)
    othersCome ||= retrieved.given.length > 0
    failure = retrieved.failure
    const { taken } = retrieved
    const batch = batchOf(retrieved.messages, { uidls: uidlsOf(retrieved.given), taken })
    if (retrieved.given.length > 0) yield of > CHUNK_MAILS ? { ...batch, backlog: { left: open, of } } : batch
    if (failure !== undefined || signal.aborted) break
  }
  // A connection that was closed from here says nothing of a mail.
  if (signal.aborted || refused.length === 0) return
  othersCome ||= failure === undefined && (await givesAnother(reading, listed, refused))
  const isLone = listed.length === 1
  yield await afterRefusals(reading, refused, { before, othersCome, isLone, isOpen: failure === undefined })
  if (failure !== undefined) throw failure
  if (!othersCome) throw new AppError('upstream_unavailable', { code: 'mail_not_handed_over' })
}

type Wanted = {
  fresh: readonly Pop3Mail[]
  suspects: readonly Pop3Mail[]
  since: number
  askFirst: () => Promise<void>
}
/** `answered`: of how many mails it tells. */
type Answered = { answered: number; retrieved: Retrieved }

/** What was never asked for is fetched while what came before it is stored; suspects after all others. */
async function* retrieveAll(
  reading: Maildrop,
  { fresh, suspects, since, askFirst }: Wanted,
  signal: AbortSignal,
): AsyncGenerator<Answered, void, void> {
  const { mailReader, mailbox } = reading
  const enter = ({ bytes }: Piece, ended: AbortSignal) =>
    mailReader.enter({ hostId: mailbox.hostId, bytes, signal: ended })
  const retrieve = async ({ mails, bytes }: Piece, from: Piece[], oldest: number) => {
    const retrieved = await retrieveChunk(reading, mails, { since: oldest, most: mostOf(bytes) })
    from.unshift(...afterMore(retrieved.rest))
    return { answered: mails.length - retrieved.rest.length, retrieved }
  }
  const first = piecesOf(fresh)
  // Once more, as the last may bring a rest back.
  while (first.length > 0)
    yield* prefetchOne(
      drain(first),
      (piece) => retrieve(piece, first, since),
      (piece, ended) => enter(piece, AbortSignal.any([signal, ended])),
    )
  const again = piecesOf(suspects)
  for (const piece of drain(again)) {
    if (signal.aborted) return
    // Asked before a suspect is: it may end the connection, and nobody could ask any more.
    await askFirst()
    const leave = await enter(piece, signal)
    try {
      yield await retrieve(piece, again, Number.NEGATIVE_INFINITY)
    } finally {
      leave()
    }
  }
}

function* drain<T>(queue: T[]): Generator<T> {
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) yield next
}

type Piece = { mails: Pop3Mail[]; bytes: number }

const pieceOf = (mails: Pop3Mail[]): Piece => ({ mails, bytes: bytesOf(mails) })
const piecesOf = (mails: readonly Pop3Mail[]): Piece[] => [...chunksOf(mails, CHUNK_MAILS)].map(pieceOf)

/** With the first of them more came than the server had listed: it is of any size, by itself. */
const afterMore = ([first, ...others]: Pop3Mail[]): Piece[] =>
  first === undefined
    ? []
    : [{ mails: [first], bytes: MAX_LARGE_BYTES }, ...(others.length > 0 ? [pieceOf(others)] : [])]

const isUidl = (name: string) => !name.includes(' ')
const uidlsOf = (mails: readonly Pop3Mail[]) => mails.flatMap((mail) => (mail.uidl === null ? [] : nameOf(mail)))

function missingFrom(listed: readonly Pop3Mail[], names: readonly string[]): string[] {
  const still = new Set(listed.map(nameOf))
  return [...new Set(names)].filter((name) => !still.has(name))
}

const batchOf = (
  messages: readonly ReadMessage[],
  settled: { uidls?: string[]; gone?: string[]; refused?: RefusedMail[]; taken?: TakenMail[] },
): Batch => ({ messages, progress: { kind: 'pop3', uidls: [], gone: [], refused: [], ...settled } })

/** What was never asked for comes first: a mail that ends the connection keeps none of the others back. */
function inOrder(mails: readonly Pop3Mail[], before: Position['refused'], now: Date) {
  const due = mails.filter((mail) => (before.get(nameOf(mail))?.nextAt ?? now) <= now)
  const isSuspect = (mail: Pop3Mail) => before.has(nameOf(mail))
  return { fresh: due.filter((mail) => !isSuspect(mail)), suspects: due.filter(isSuspect) }
}

/** Whether the server hands over the smallest mail that it is not known to refuse. */
async function givesAnother({ client }: Maildrop, listed: readonly Pop3Mail[], refused: readonly Pop3Mail[]) {
  const [smallest] = listed.filter((mail) => !refused.includes(mail)).sort((one, other) => one.size - other.size)
  if (smallest === undefined) return false
  return (await unlessBroken(() => isGiven(client, smallest))) ?? false
}

async function isGiven(client: Pop3Client, mail: Pop3Mail): Promise<boolean> {
  for await (const answer of client.retrieve([mail.number], 1024)) return answer !== null && !isNothing(answer, mail)
  return false
}

/** Null where the server ends or breaks the connection: what was learnt before it is kept all the same. */
async function unlessBroken<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return null
  }
}

type Refusals = { before: Position['refused']; othersCome: boolean; isLone: boolean; isOpen: boolean }

/** Each is asked for again after its pause; one that was refused too often stands as a stub, and is done with. */
async function afterRefusals(
  reading: Maildrop,
  mails: readonly Pop3Mail[],
  { before, othersCome, isLone, isOpen }: Refusals,
): Promise<Batch> {
  const again: RefusedMail[] = []
  const givenUp: Pop3Mail[] = []
  for (const mail of mails) {
    const uidl = nameOf(mail)
    const next = nextTry({ uidl, before: before.get(uidl), othersCome, isLone, now: reading.now() })
    if (next === null) givenUp.push(mail)
    else again.push(next)
  }
  const stubs: ReadMessage[] = []
  for (const mail of givenUp) stubs.push(await stubFor(reading, mail, isOpen))
  const taken = givenUp.map((mail, at) => ({ place: placeOf(mail), providerId: stubs[at]?.message.providerId ?? null }))
  return batchOf(stubs, { uidls: givenUp.map(nameOf), refused: again, taken })
}

/** With its headers, where the server gives at least those. */
async function stubFor({ client, mailbox, now }: Maildrop, mail: Pop3Mail, isOpen: boolean): Promise<ReadMessage> {
  const raw = new Uint8Array((isOpen ? await unlessBroken(() => client.top(mail.number)) : null) ?? [])
  const place = `pop3:${mail.uidl ?? nameOf(mail)}`
  return { message: stubOf({ ...blankMessage('', mailbox.type, now()), ...placeIds(mailbox, place, place) }, raw), raw }
}
