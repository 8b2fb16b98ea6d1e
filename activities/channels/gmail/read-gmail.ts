import { isToBeRead, passesFilter } from '#activities/channels/account/passes-filter.ts'
import type { GmailMailbox } from '#activities/channels/account/source.ts'
import { blankMessage } from '#activities/channels/blank-message.ts'
import { placeAtGmail } from '#activities/channels/gmail-ids.ts'
import type {
  Batch,
  GmailProgress,
  Position,
  ReadMessage,
  RefusedMail,
  TakenMail,
} from '#activities/channels/incoming-session.ts'
import { placeIds } from '#activities/channels/place-ids.ts'
import { nextTry } from '#activities/channels/refused-mail.ts'
import { stubOf } from '#activities/channels/stub.ts'
import { unreadSince } from '#activities/channels/unread-since.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { chunksOf } from './chunks-of.ts'
import type { Reading } from './fetch-mail.ts'
import { fetchMails } from './fetch-mails.ts'
import { listHistory, listWindow } from './list-mails.ts'

const DAY_MS = 86_400_000
/** Of more than so many mails it is told how many are left. */
const LONG_LOOK = 100

/**
 * What the mailbox has beyond the position, in chunks: by Gmail's history, else all since the last look or of the first days. A mail that
 * Google lists and does not hand over keeps none of the others back, is asked for again, and is a stub in the end.
 * @throws AppError as the table of faults has what Google says; upstream_unavailable where nothing is handed over.
 */
export async function* readGmail(
  reading: Reading,
  position: Position,
  signal: AbortSignal,
): AsyncGenerator<Batch, void, void> {
  const readAt = reading.now()
  const start = position.history ?? null
  const listed = start === null ? null : await reading.patiently(() => listHistory(reading.gmail, start.historyId))
  const isAnew = listed === null
  const since = windowStart(reading.mailbox, position, readAt)
  const { mails, historyId } = listed ?? (await reading.patiently(() => listWindow(reading.gmail, since)))
  // What an earlier look at the whole window has stored.
  const open = isAnew ? mails.filter(({ id }) => !position.uidls.has(id)) : mails
  const found: Found = { refused: [], othersCome: false, fault: null, taken: [] }
  let left = open.length
  for (const { mails: chunk, until } of chunksOf(open)) {
    if (signal.aborted) return
    const ids = chunk.map(({ id }) => id)
    yield* fetchInTurn(reading, ids, found)
    const { refused } = found
    // What was refused is only remembered at the end: until then it is listed again.
    const stored = refused.length > 0 ? null : until
    // The look is whole at its end alone: until then a window opens where the one before was.
    const cursor = start === null || stored === null ? null : { ...start, historyId: stored }
    const seen = isAnew ? ids.filter((id) => !refused.includes(id)) : []
    const taken = found.taken.splice(0)
    left -= ids.length
    const isLong = open.length > LONG_LOOK
    const backlog = isLong ? { backlog: { left, of: open.length } } : {}
    yield { messages: [], progress: { ...BLANK, cursor, seen, taken }, ...backlog }
  }
  if (signal.aborted) return
  const refused = [...found.refused]
  const due = dueOf(position, readAt).filter((id) => !refused.includes(id))
  yield* fetchInTurn(reading, due, found)
  const { refused: late, othersCome, fault } = found
  const { stubs, next } = afterRefusals(reading, late, { before: position.refused, othersCome })
  yield {
    messages: stubs,
    progress: {
      ...BLANK,
      cursor: { historyId, readAt },
      isWhole: true,
      watchedSince: since,
      taken: [...found.taken, ...stubs.map(({ place, message }) => ({ place, providerId: message.providerId }))],
      refused: next,
      settled: [...due, ...refused].filter((id) => !next.some(({ uidl }) => uidl === id)),
    },
  }
  if (late.length > 0 && !othersCome)
    throw fault ?? new AppError('upstream_unavailable', { code: 'mail_not_handed_over' })
}

type Found = { refused: string[]; othersCome: boolean; fault: AppError | null; taken: TakenMail[] }

/** Hands on what has room together, and a large mail by itself, after what is before it: nobody waits with it in hand. */
async function* fetchInTurn(reading: Reading, ids: readonly string[], found: Found): AsyncGenerator<Batch, void, void> {
  let inHand: ReadMessage[] = []
  for await (const { id, messages, refused, fault, isLarge, isLast } of fetchMails(reading, ids)) {
    if (refused.length === 0) found.taken.push(takenOf(reading, id, messages))
    found.refused.push(...refused)
    found.fault ??= fault
    found.othersCome ||= messages.length > 0
    if (isLarge && inHand.length > 0) yield { messages: inHand.splice(0), progress: BLANK }
    inHand.push(...wanted(reading, messages))
    if ((isLarge || isLast) && inHand.length > 0) yield { messages: inHand, progress: BLANK }
    if (isLarge || isLast) inHand = []
  }
}

export const PREFIX = placeAtGmail('')

/** What is gone by now, or is no mail of a guest's, is asked for no more. */
function takenOf({ mailbox }: Reading, id: string, [read]: readonly ReadMessage[]): TakenMail {
  const isOut = read !== undefined && !passesFilter(mailbox.account.inbound.filterFrom, read.message)
  return { place: `${PREFIX}${id}`, providerId: isOut ? null : (read?.message.providerId ?? '') }
}

const BLANK: GmailProgress = { kind: 'gmail', cursor: null, seen: [], isWhole: false, refused: [], settled: [] }

/** Since the last look by its history that was whole, a day more for clocks that differ; else since it was read another way, or connected. */
const windowStart = (mailbox: GmailMailbox, { history, wholeLookAt }: Position, now: Date): Date =>
  history === undefined ? unreadSince(mailbox, { wholeLookAt, now }) : new Date(history.readAt.getTime() - DAY_MS)

const wanted = ({ mailbox }: Reading, messages: readonly ReadMessage[]) =>
  messages.filter(({ message }) => isToBeRead(mailbox.account.inbound.filterFrom, message))

const dueOf = ({ refused }: Position, now: Date) =>
  [...refused.values()].filter(({ nextAt }) => nextAt <= now).map(({ uidl }) => uidl)

function afterRefusals(
  { mailbox, now }: Reading,
  ids: readonly string[],
  { before, othersCome }: { before: Position['refused']; othersCome: boolean },
): { stubs: (ReadMessage & { place: string })[]; next: RefusedMail[] } {
  const stubs: (ReadMessage & { place: string })[] = []
  const next: RefusedMail[] = []
  for (const uidl of ids) {
    const again = nextTry({ uidl, before: before.get(uidl), othersCome, isLone: ids.length === 1, now: now() })
    if (again === null) stubs.push({ ...stubFor(mailbox, uidl, now()), place: `${PREFIX}${uidl}` })
    else next.push(again)
  }
  return { stubs, next }
}

function stubFor(mailbox: GmailMailbox, id: string, now: Date): ReadMessage {
  const raw = new Uint8Array()
  const place = `${PREFIX}${id}`
  return { message: stubOf({ ...blankMessage('', mailbox.type, now), ...placeIds(mailbox, place, place) }, raw), raw }
}

/** Reads mails again that were passed over. @throws AppError as `readGmail`. */
export async function* readAgain(reading: Reading, places: readonly string[]): AsyncGenerator<Batch, void, void> {
  const found: Found = { refused: [], othersCome: false, fault: null, taken: [] }
  yield* fetchInTurn(
    reading,
    places.map((place) => place.slice(PREFIX.length)),
    found,
  )
  yield { messages: [], progress: { ...BLANK, taken: found.taken } }
}
