import { isAnswerOfSubstance } from '#activities/drafting/is-answer-of-substance.ts'
import { loadExamples } from '#activities/drafting/load-examples.ts'
import { readSituation } from '#activities/drafting/read-situation.ts'
import type { Situation, ThreadMessage } from '#activities/drafting/situation.ts'
import type { Transaction } from '#prisma/client.ts'
import { syncPropertyFacts } from '#prisma/facts/sync-property-facts.ts'
import type { AiSettingsModel, MessageModel } from '#prisma/generated/models.ts'
import { readTrackRecord } from '#prisma/learning/read-track-record.ts'
import { toPropertyFacts, withExtrasInOrder } from '#prisma/property-facts.ts'
import { syncPropertySecrets } from '#prisma/secrets/sync-property-secrets.ts'
import { readReasons } from '#prisma/sentence-columns.ts'
import { dayOfDate } from '#workflows/domain/day-of-date.ts'
import { firstName } from '#workflows/domain/first-name.ts'
import { withDoubts } from '#workflows/domain/proof/doubtful-facts.ts'
import { listFacts } from '#workflows/domain/property-facts.ts'
import { draftWordsEn } from '#workflows/domain/sentences/en/draft-words.ts'
import { inWords } from '#workflows/domain/sentences/words.ts'

const THREAD_LENGTH = 20
/** A burst is answered together: the guest's messages since the last answer of substance. Of older ones, those that had a draft. */
const BURST = { most: 10, hours: 48 } as const
const TEXT_MAX = 8000
/** What a guest has read of ours, or is certain to. */
const GONE_OUT = ['approved', 'sending', 'sent', 'outcome_unknown'] as const

/** When it is looked at, and what the host has set by then. */
/** `hasModel`: somebody may be asked who learns from examples. */
type Moment = { now: Date; settings: AiSettingsModel | null; hasModel: boolean }

/** What a drafter may know, and of which house it is. */
export type LoadedSituation = Situation & { propertyId: string | null }

/** Everything that a drafter may know of one guest message: its chat, its property, its host's settings. */
export async function loadSituation(
  tx: Transaction,
  guest: MessageModel,
  { now, settings, hasModel }: Moment,
): Promise<LoadedSituation> {
  const { hostId } = guest
  const chat = await tx.chat.findFirstOrThrow({
    where: { id: guest.chatId, hostId },
    include: {
      property: { include: withExtrasInOrder },
      host: { select: { name: true, appSettings: { select: { language: true } } } },
    },
  })
  const earlier = await loadThread(tx, guest)
  const burst = await openQuestions(tx, earlier, guest)
  const property = chat.property === null ? null : toPropertyFacts(chat.property)
  const secrets =
    chat.propertyId === null || property === null
      ? []
      : await syncPropertySecrets(tx, { hostId, propertyId: chat.propertyId, facts: property }, now)
  const stay = { checkIn: dayOfDate(chat.checkInDate), checkOut: dayOfDate(chat.checkOutDate) }
  const open = new Set(burst.map(({ id }) => id))
  const thread = earlier.filter(({ id }) => !open.has(id))
  const questions = [...burst, guest]
  const houseFacts =
    chat.propertyId === null ? [] : await syncPropertyFacts(tx, { hostId, propertyId: chat.propertyId }, now)
  const trackRecord = await readTrackRecord(tx, { hostId, propertyId: chat.propertyId }, settings)
  const read = readSituation({
    texts: questions.map(({ text }) => text),
    earlier: thread.filter(({ kind }) => kind === 'guest').map(({ text }) => text),
    property,
    names: [chat.sender, guest.fromName, chat.host.name],
  })
  const guestFirstName = firstName(chat.sender ?? guest.fromName)
  const hostFirstName = firstName(chat.host.name)
  return {
    guestMessageId: guest.id,
    propertyId: chat.propertyId,
    questions: questions.map(toThreadMessage),
    thread: thread.map(toThreadMessage),
    property,
    secrets,
    facts: [...(property === null ? [] : listFacts(property)), ...stayFacts(stay)],
    houseFacts: withDoubts(houseFacts),
    ...read,
    stay,
    today: now.toISOString().slice(0, 10),
    channel: chat.channel,
    guestFirstName,
    hostFirstName,
    hostLanguage: chat.host.appSettings?.language ?? 'it',
    trackRecord,
    // Searched for whom they serve alone: the built-in drafter writes from facts.
    examples: hasModel ? await loadExamples(tx, { guest, chat, questions, read }) : [],
    instructions: {
      tone: settings?.defaultTone ?? '',
      instruction: settings?.defaultInstruction ?? '',
      systemPrompt: settings?.systemPrompt ?? '',
    },
  }
}

async function loadThread(tx: Transaction, guest: MessageModel): Promise<MessageModel[]> {
  const { hostId, chatId, id, seq } = guest
  // Nothing stands before the first of a chat.
  if (seq === 1) return []
  const rows = await tx.message.findMany({
    where: {
      hostId,
      chatId,
      id: { not: id },
      seq: { lte: seq },
      OR: [{ kind: 'guest' }, { kind: { in: ['draft', 'fallback', 'host_reply'] }, status: { in: [...GONE_OUT] } }],
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: THREAD_LENGTH,
  })
  return rows.toReversed()
}

/**
 * A fallback, or a reply that only puts off, promises an answer and is none: it does not end a burst. What a machine wrote asks
 * nothing. A question whose draft gave no answer is still owed, however old it is.
 */
async function openQuestions(tx: Transaction, earlier: MessageModel[], guest: MessageModel): Promise<MessageModel[]> {
  const since = guest.createdAt.getTime() - BURST.hours * 3_600_000
  const open = earlier
    .slice(earlier.findLastIndex(isAnswerOfSubstance) + 1)
    .filter(({ kind, status, isAutomatic }) => kind === 'guest' && status === 'received' && !isAutomatic)
  const { owed, quiet } = await whatBecameOf(tx, open)
  return open
    .filter(({ id, createdAt }) => !quiet.has(id) && (createdAt.getTime() >= since || owed.has(id)))
    .slice(-(BURST.most - 1))
}

type Became = { owed: Set<string | null>; quiet: Set<string | null> }

/** `owed`: had a draft that gave no answer. `quiet`: needed none, as thanks do. */
async function whatBecameOf(tx: Transaction, questions: readonly MessageModel[]): Promise<Became> {
  const [first] = questions
  if (first === undefined) return { owed: new Set(), quiet: new Set() }
  const drafts = await tx.message.findMany({
    where: {
      hostId: first.hostId,
      answersId: { in: questions.map(({ id }) => id) },
      kind: 'draft',
      // Overtaken before anybody decided, put off by a fallback, or gone out without an answer.
      status: { in: ['superseded', 'fallback_sent', ...GONE_OUT, 'no_reply_needed'] },
    },
    select: { answersId: true, status: true },
  })
  const [quiet, owed] = [true, false].map((isQuiet) =>
    drafts.filter(({ status }) => (status === 'no_reply_needed') === isQuiet).map(({ answersId }) => answersId),
  )
  return { owed: new Set(owed), quiet: new Set(quiet) }
}

const toThreadMessage = (row: MessageModel): ThreadMessage => ({
  id: row.id,
  from: row.kind === 'guest' ? 'guest' : 'host',
  text: wholeText(row).slice(0, TEXT_MAX),
  at: row.createdAt,
})

/** What a guest sent that is no words is told in the language of the prompt, in brackets before the words. */
function wholeText({ kind, text, reasons }: MessageModel): string {
  const notes = kind === 'guest' ? readReasons(reasons).map((note) => `(${inWords(draftWordsEn, note)})`) : []
  return [...notes, text].filter((part) => part !== '').join('\n')
}

const stayFacts = (stay: Situation['stay']) => [
  ...(stay.checkIn === null ? [] : [{ id: 'stay.checkIn', text: `Arrival on ${stay.checkIn}` }]),
  ...(stay.checkOut === null ? [] : [{ id: 'stay.checkOut', text: `Departure on ${stay.checkOut}` }]),
]
