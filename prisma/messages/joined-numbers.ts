import { MESSAGES_GONE_OUT, type MessageStatus } from '#workflows/domain/message-status.ts'
import { NOT_ARRIVED, UNDECIDED } from '#workflows/domain/message-transitions.ts'

/** A message as far as its number goes. */
export type Numbered = {
  id: string
  chatId: string
  kind: 'guest' | 'draft' | 'fallback' | 'host_reply' | 'emergency'
  status: MessageStatus
  seq: number
  answersUpTo: number | null
  createdAt: Date
  /** A draft of it is to be written. */
  isOwed: boolean
  /** Its host has said of the chat that it needs no answer. */
  isDismissed: boolean
}
export type Renumbered = { id: string; seq: number; answersUpTo: number | null }

/** One number of one chat, with when the first of what has it was written, and no earlier than what came in before it. */
type Place = { chatId: string; seq: number; at: number; isAnswered: boolean }

/**
 * The numbers of two chats in one order, by when things were written, each chat's own kept: first what is answered of both, then what
 * is open, as `OPEN` has it. So no answer comes to stand behind a question that it is none to, none that was answered stands open
 * again, what did not leave stays in sight, no draft that waits is overtaken by what none waits for, and what is still to be answered
 * is overtaken by nothing that was written without it.
 */
export function joinedNumbers(messages: readonly Numbered[]): Renumbered[] {
  const chats = [...Map.groupBy(messages, ({ chatId }) => chatId).values()].map(placesOf)
  const open = (of: OpenAs) =>
    inOrder(chats.flatMap(({ places, openAs }) => (openAs === of ? [places.filter(isOpen)] : [])))
  const order = [...inOrder(chats.map(({ places }) => places.filter((place) => !isOpen(place)))), ...OPEN.flatMap(open)]
  const numbers = new Map(order.map((place, at) => [keyOf(place), at + 1]))
  const upTo = (of: string, number: number) =>
    Math.max(0, ...order.flatMap((place, at) => (place.chatId === of && place.seq <= number ? at + 1 : [])))
  return messages.map(({ id, chatId, seq, answersUpTo }) => ({
    id,
    seq: numbers.get(keyOf({ chatId, seq })) ?? 0,
    answersUpTo: answersUpTo === null ? null : upTo(chatId, answersUpTo),
  }))
}

const isOpen = ({ isAnswered }: Place) => !isAnswered

const keyOf = ({ chatId, seq }: Pick<Place, 'chatId' | 'seq'>) => `${chatId} ${seq}`

/**
 * What becomes of what is open in a chat: nothing, as its host or drafter saw; a reply did not leave; it is the host's; a draft of it
 * waits; one is to be written.
 */
const OPEN = ['settled', 'unsent', 'quiet', 'waiting', 'owed'] as const
type OpenAs = (typeof OPEN)[number]

function placesOf(messages: readonly Numbered[]): { places: Place[]; openAs: OpenAs } {
  const answeredUpTo = Math.max(0, ...messages.filter(isAnswer).map(({ seq, answersUpTo }) => answersUpTo ?? seq))
  const numbered = Map.groupBy(
    messages.filter(({ seq }) => seq > 0),
    ({ seq }) => seq,
  )
  let latest = Number.NEGATIVE_INFINITY
  const places = [...numbered]
    .toSorted(([one], [other]) => one - other)
    .map(([seq, those]) => {
      latest = Math.max(latest, Math.min(...those.map(({ createdAt }) => createdAt.getTime())))
      return { chatId: those[0]?.chatId ?? '', seq, at: latest, isAnswered: seq <= answeredUpTo }
    })
  return { places, openAs: openAsOf(messages, answeredUpTo) }
}

function openAsOf(messages: readonly Numbered[], answeredUpTo: number): OpenAs {
  const lastOf = (those: readonly Numbered[]) => Math.max(0, ...those.map(({ seq }) => seq))
  const drafts = messages.filter(({ kind }) => kind === 'draft')
  const owed = lastOf(messages.filter(({ isOwed }) => isOwed))
  if (owed > Math.max(answeredUpTo, lastOf(drafts))) return 'owed'
  if (drafts.some(({ status }) => WAITS.has(status))) return 'waiting'
  if (messages.some(({ seq, status }) => seq > answeredUpTo && UNSENT.has(status))) return 'unsent'
  const needsNone = drafts.some(({ seq, status }) => seq === lastOf(drafts) && status === 'no_reply_needed')
  return needsNone || messages.some(({ isDismissed }) => isDismissed) ? 'settled' : 'quiet'
}

/** As `overtaken` has it of the host's replies, and a drafter of what left. */
const isAnswer = ({ kind, status }: Numbered) =>
  !UNSENT.has(status) && (kind === 'host_reply' ? status !== 'discarded' : kind === 'draft' && LEFT.has(status))

const LEFT: ReadonlySet<MessageStatus> = new Set<MessageStatus>(MESSAGES_GONE_OUT)
const UNSENT: ReadonlySet<MessageStatus> = new Set(NOT_ARRIVED)
const WAITS: ReadonlySet<MessageStatus> = new Set(UNDECIDED)

const inOrder = (chats: readonly Place[][]): Place[] =>
  chats.flat().toSorted((one, other) => one.at - other.at || (one.chatId === other.chatId ? one.seq - other.seq : 0))
