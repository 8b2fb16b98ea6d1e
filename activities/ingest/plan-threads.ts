import { createHash } from 'node:crypto'
import type { IncomingMessage } from '#activities/channels/incoming-message.ts'
import { isSameGuest, nameKey } from '#activities/channels/relay/same-guest.ts'
import { baseSubject, isGenericSubject } from '#activities/channels/text/subject.ts'
import { say, type WaitReason } from '#workflows/domain/sentences/sentence.ts'
import { planMerge } from './merge-plan.ts'
import { kindOf, sameConversations } from './same-conversations.ts'
import type { ChatFacts, KeyedChat, NamedIn, PeerChat, ThreadLookup, ThreadPlan } from './thread-plan.ts'

const DAY_MS = 86_400_000
/** A subject says which conversation a mail belongs to for so long only. */
export const SUBJECT_WINDOW_MS = 30 * DAY_MS

/**
 * Gives every message its chat: by its conversation's keys and its guest's name, else by the mails it refers to, in any order of arrival
 * and among the chats of its own sender (forwarded, a Message-ID is in every hand), else by subject and sender, else a new one.
 * Chats that it would have joined alike are merged.
 */
export function planThreads(
  messages: readonly IncomingMessage[],
  known: ThreadLookup,
  newId: () => string,
): ThreadPlan {
  const plan: ThreadPlan = { chatOf: [], doubtsOf: [], newChats: new Map(), newReferences: [], merges: [] }
  for (const [by, message] of messages.entries()) {
    const { chat: found, threadKey, doubts } = placeOf(message, known)
    let chat: KeyedChat = found ?? { chatId: newId(), threadKey, sender: null }
    if (found === undefined) {
      plan.newChats.set(chat.chatId, { threadKey, first: message })
      known.facts.set(chat.chatId, factsOfNew(message, plan.newChats.size))
    }
    const others = found === undefined || doubts.length > 0 ? [] : othersOf(message, found, known)
    for (const other of others) chat = planMerge([chat, other], { known, plan, by })
    remember(message, { chat, threadKey }, { known, plan })
    plan.chatOf.push(chat.chatId)
    plan.doubtsOf.push(doubts)
  }
  return plan
}

const othersOf = (message: IncomingMessage, home: KeyedChat, known: ThreadLookup) =>
  sameConversations({ message, keys: conversationKeys(message), mails: mailsOf(message) }, home, known)

/** `nth`: of those that the batch begins. */
const factsOfNew = ({ relay, replyTo, peer }: IncomingMessage, nth: number): ChatFacts => ({
  createdAt: Number.MAX_SAFE_INTEGER / 2 + nth,
  isNew: true,
  propertyId: null,
  stay: null,
  code: relay?.code ?? null,
  replyAddress: (replyTo ?? peer)?.toLowerCase() ?? null,
  names: [],
})

/** Where a message belongs, and under which key; without a chat it begins one of this key. */
type Place = { chat: KeyedChat | undefined; threadKey: string; doubts: WaitReason[] }

function placeOf(message: IncomingMessage, known: ThreadLookup): Place {
  const threadKey = threadKeyOf(message)
  if (threadKey === null)
    return { chat: findByMails(message, known), threadKey: `mail:${message.providerId}`, doubts: [] }
  const doubts = message.relay?.doubt ? [message.relay.doubt] : []
  const chat = known.byKey.get(threadKey) ?? findByAlias(message, threadKey, known)
  const now = message.relay?.guestName ?? null
  if (chat === undefined || isSameGuest(chat.sender, now)) return { chat, threadKey, doubts }
  const own = otherGuestsKey(threadKey, now)
  const other = say({ code: 'other_guest_named', params: { before: chat.sender ?? '', now: now ?? '' } })
  return { chat: known.byKey.get(own), threadKey: own, doubts: [...doubts, other] }
}

/** Under the same key in a chat of their own, each mail of theirs. */
const otherGuestsKey = (threadKey: string, name: string | null) => indexKey(`${threadKey}~${nameKey(name)}`)

/** By another of its platform's names; not a chat that the platform gave another name of the same kind. */
function findByAlias(message: IncomingMessage, threadKey: string, known: ThreadLookup): KeyedChat | undefined {
  if (message.relay === null) return undefined
  for (const key of [threadKey, ...message.aliases.map(indexKey)]) {
    const chats = [known.byKey.get(key) ?? [], known.byReference.get(key) ?? []].flat()
    const fitting = chats.filter((chat) => kindOf(chat.threadKey) !== kindOf(threadKey))
    const [chat, ...others] = new Map(fitting.map((one) => [one.chatId, one])).values()
    if (chat !== undefined && others.length === 0) return chat
  }
  return undefined
}

function findByMails(message: IncomingMessage, known: ThreadLookup): KeyedChat | undefined {
  for (const id of referencesOf(message)) {
    const named = known.byReference.get(id)?.find((chat) => isOneConversation(message, chat, id))
    if (named !== undefined) return named
  }
  const hinted = hintOf(message).flatMap((name) => known.byReference.get(name) ?? [])
  const ofPeer = hinted.find(({ peer, isRelayed }) => !isRelayed && peer !== null && peer === message.peer)
  if (ofPeer !== undefined && message.inReplyTo === null && message.references.length === 0) return ofPeer
  const base = baseSubject(message.subject)
  if (message.peer === null || message.isAutomatic || isGenericSubject(base)) return undefined
  const fits = (chat: PeerChat) =>
    chat.base === base && Math.abs(message.writtenAt.getTime() - chat.lastMessageAt) <= SUBJECT_WINDOW_MS
  return known.byPeer.get(message.peer)?.find(fits)
}

/** The same sender in plain mail, or one of the sender's own names (`aliases`). A server's word on a mail goes where that mail is. */
function isOneConversation(message: IncomingMessage, { peer, isRelayed }: NamedIn, id: string): boolean {
  if (message.aliases.map(indexKey).includes(id)) return true
  if (message.isAutomatic && (message.fromSelf || isServersWord(message))) return true
  return !isRelayed && peer !== null && peer === message.peer
}

const isServersWord = ({ peer }: IncomingMessage) => peer === null || /^(?:mailer-daemon|postmaster)@/.test(peer)

/** An entry of a B-tree holds 2,704 bytes, and a key stands in it beside others. */
const MAX_KEY_BYTES = 512

/** What the sender chose (a Message-ID, a conversation's key) as it stands in an index: its hash where it is longer. */
function indexKey(chosen: string): string {
  if (Buffer.byteLength(chosen) <= MAX_KEY_BYTES) return chosen
  return `sha256:${createHash('sha256').update(chosen).digest('hex')}`
}

/** The key of its conversation, as it stands in the database. */
const threadKeyOf = ({ threadKey }: IncomingMessage) => (threadKey === null ? null : indexKey(threadKey))

/** By which a mail that names no other finds its conversation; a machine's finds none. */
export const hintOf = ({ threadHint, isAutomatic }: IncomingMessage): string[] =>
  threadHint === null || isAutomatic ? [] : [indexKey(threadHint)]

/**
 * Other names of the conversation, own id, then what it answers, then its references from the nearest to the farthest, as they stand
 * in the database.
 */
export const referencesOf = (message: IncomingMessage): string[] => [
  ...new Set([...message.aliases.map(indexKey), ...mailsOf(message)]),
]

/** Every key under which its conversation may stand. */
export const keysOf = (message: IncomingMessage): string[] => {
  const [threadKey, ...aliases] = conversationKeys(message)
  if (threadKey === undefined) return []
  return [threadKey, otherGuestsKey(threadKey, message.relay?.guestName ?? null), ...aliases]
}

/** What its platform calls its conversation, or its number. */
function conversationKeys(message: IncomingMessage): string[] {
  const threadKey = threadKeyOf(message)
  if (threadKey === null) return []
  return [threadKey, ...(message.relay === null ? [] : message.aliases.map(indexKey))]
}

const mailsOf = ({ rfcMessageId, inReplyTo, references }: IncomingMessage): string[] => {
  const ids = [rfcMessageId, inReplyTo, ...references.toReversed()]
  return [...new Set(ids.filter((id) => id !== null).map(indexKey))]
}

type Memory = { known: ThreadLookup; plan: ThreadPlan }

function remember(message: IncomingMessage, place: { chat: KeyedChat; threadKey: string }, { known, plan }: Memory) {
  const isKeyed = message.threadKey !== null
  const sender = nameKey(place.chat.sender) === '' ? message.name : place.chat.sender
  const chat = { ...place.chat, sender }
  if (isKeyed) known.byKey.set(place.threadKey, chat)
  const names = isKeyed ? namesOf(message, place) : [...referencesOf(message), ...hintOf(message)]
  for (const id of names) {
    const chats = known.byReference.get(id) ?? []
    if (chats.some(({ chatId }) => chatId === chat.chatId)) continue
    known.byReference.set(id, [...chats, { ...chat, peer: message.peer, isRelayed: isKeyed }])
    plan.newReferences.push({ rfcMessageId: id, chatId: chat.chatId })
  }
  learnOf(message, chat.chatId, { known, names: conversationKeys(message) })
  if (message.peer === null || isKeyed) return
  const peerChat = { ...chat, base: baseSubject(message.subject), lastMessageAt: message.writtenAt.getTime() }
  // Once a chat and subject, as the database knows it: history brings thousands of one guest.
  const others = (known.byPeer.get(message.peer) ?? []).filter(
    ({ chatId, base }) => chatId !== chat.chatId || base !== peerChat.base,
  )
  known.byPeer.set(message.peer, [peerChat, ...others])
}

/** What its chat may be known by from now on: nothing of the conversation's where another guest wrote under its key. */
function namesOf(message: IncomingMessage, { chat, threadKey }: { chat: KeyedChat; threadKey: string }): string[] {
  if (threadKey !== threadKeyOf(message)) return mailsOf(message)
  return chat.threadKey === threadKey ? referencesOf(message) : [threadKey, ...referencesOf(message)]
}

/** What the next message of the batch has to know of the chat. */
function learnOf(
  { relay }: IncomingMessage,
  chatId: string,
  { known, names }: { known: ThreadLookup; names: string[] },
) {
  const facts = known.facts.get(chatId)
  if (facts === undefined || relay === null) return
  known.facts.set(chatId, { ...facts, code: relay.code ?? facts.code, names: [...new Set([...facts.names, ...names])] })
}
