import { MESSAGES_GONE_OUT, type MessageStatus } from '#workflows/domain/message-status.ts'

/** A message as far as its number goes. */
export type Numbered = {
  id: string
  chatId: string
  kind: 'guest' | 'draft' | 'fallback' | 'host_reply' | 'emergency'
  status: MessageStatus
  seq: number
  answersUpTo: number | null
  createdAt: Date
}
export type Renumbered = { id: string; seq: number; answersUpTo: number | null }

/** One number of one chat, with when the first of what has it was written, and no earlier than what came in before it. */
type Place = { chatId: string; seq: number; at: number; isAnswered: boolean }

/**
 * The numbers of two chats in one order, by when things were written, each chat's own kept: first what is answered of both, then what
 * is open, and last what a draft waits for. So no answer comes to stand behind a question that it is none to, none that was answered
 * stands open again, and no draft that waits is overtaken by what none waits for.
 */
export function joinedNumbers(messages: readonly Numbered[]): Renumbered[] {
  const chats = [...Map.groupBy(messages, ({ chatId }) => chatId).values()].map(placesOf)
  const open = chats.map(({ places, hasOpenDraft }) => ({ places: places.filter(isOpen), hasOpenDraft }))
  const [waiting, quiet] = [open.filter(({ hasOpenDraft }) => hasOpenDraft), open.filter((chat) => !chat.hasOpenDraft)]
  const order = [
    ...inOrder(chats.map(({ places }) => places.filter((place) => !isOpen(place)))),
    ...inOrder(quiet.map(({ places }) => places)),
    ...inOrder(waiting.map(({ places }) => places)),
  ]
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

function placesOf(messages: readonly Numbered[]): { places: Place[]; hasOpenDraft: boolean } {
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
  return { places, hasOpenDraft: messages.some(({ kind, status }) => kind === 'draft' && WAITS.has(status)) }
}

/** As `overtaken` has it of the host's replies, and a drafter of what left. */
const isAnswer = ({ kind, status }: Numbered) =>
  kind === 'host_reply' ? status !== 'discarded' : kind === 'draft' && LEFT.has(status)

const LEFT: ReadonlySet<MessageStatus> = new Set<MessageStatus>(MESSAGES_GONE_OUT)
const WAITS: ReadonlySet<MessageStatus> = new Set<MessageStatus>(['drafting', 'pending', 'scheduled'])

const inOrder = (chats: readonly Place[][]): Place[] =>
  chats.flat().toSorted((one, other) => one.at - other.at || (one.chatId === other.chatId ? one.seq - other.seq : 0))
