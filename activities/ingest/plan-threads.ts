import { createHash } from 'node:crypto'
import type { IncomingMessage } from '#activities/channels/incoming-message.ts'
import { baseSubject, isGenericSubject } from '#activities/channels/text/subject.ts'

const DAY_MS = 86_400_000
/** A subject says which conversation a mail belongs to for so long only. */
export const SUBJECT_WINDOW_MS = 30 * DAY_MS

/** What the database knows of the chats that these messages may belong to. */
export type ThreadLookup = {
  /** By thread key. */
  byKey: Map<string, string>
  /** By Message-ID, of mails that came and of those only heard of: the chats in which it was named. */
  byReference: Map<string, NamedIn[]>
  /** Chats with the same counterpart, newest first. */
  byPeer: Map<string, PeerChat[]>
}
/** A chat and whose it is: the guest's address, null while nobody knows. What a relay carries is joined by its key alone. */
export type NamedIn = { chatId: string; peer: string | null; isRelayed: boolean }
export type PeerChat = { chatId: string; base: string; lastMessageAt: number }

export type ThreadPlan = {
  /** The chat of each message, in the order of the messages. */
  chatOf: string[]
  newChats: Map<string, { threadKey: string; first: IncomingMessage }>
  newReferences: { rfcMessageId: string; chatId: string }[]
}

/**
 * Gives every message its chat: by its conversation key, else by the mails it refers to in any order of arrival, among the chats of
 * its own sender, else by subject and sender within 30 days, else a new one. Later messages see what earlier ones decided. Who knows
 * a Message-ID of somebody's conversation is not in it: forwarded, it is in every hand.
 */
export function planThreads(
  messages: readonly IncomingMessage[],
  known: ThreadLookup,
  newId: () => string,
): ThreadPlan {
  const plan: ThreadPlan = { chatOf: [], newChats: new Map(), newReferences: [] }
  for (const message of messages) {
    const chatId = findChat(message, known) ?? newId()
    const isNew = !plan.newChats.has(chatId) && findChat(message, known) === undefined
    if (isNew)
      plan.newChats.set(chatId, { threadKey: threadKeyOf(message) ?? `mail:${message.providerId}`, first: message })
    remember(message, chatId, { known, plan })
    plan.chatOf.push(chatId)
  }
  return plan
}

function findChat(message: IncomingMessage, known: ThreadLookup): string | undefined {
  const threadKey = threadKeyOf(message)
  if (threadKey !== null) return known.byKey.get(threadKey)
  for (const id of referencesOf(message)) {
    const named = known.byReference.get(id)?.find((chat) => isOneConversation(message, chat, id))
    if (named !== undefined) return named.chatId
  }
  const base = baseSubject(message.subject)
  if (message.peer === null || message.isAutomatic || isGenericSubject(base)) return undefined
  const fits = (chat: PeerChat) =>
    chat.base === base && Math.abs(message.writtenAt.getTime() - chat.lastMessageAt) <= SUBJECT_WINDOW_MS
  return known.byPeer.get(message.peer)?.find(fits)?.chatId
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
export const threadKeyOf = ({ threadKey }: IncomingMessage) => (threadKey === null ? null : indexKey(threadKey))

/**
 * Other names of the conversation, own id, then what it answers, then its references from the nearest to the farthest, as they stand
 * in the database.
 */
export const referencesOf = (message: IncomingMessage): string[] => {
  const ids = [...message.aliases, message.rfcMessageId, message.inReplyTo, ...message.references.toReversed()]
  return [...new Set(ids.filter((id) => id !== null).map(indexKey))]
}

type Memory = { known: ThreadLookup; plan: ThreadPlan }

function remember(message: IncomingMessage, chatId: string, { known, plan }: Memory) {
  const threadKey = threadKeyOf(message)
  if (threadKey !== null) known.byKey.set(threadKey, chatId)
  const named = { chatId, peer: message.peer, isRelayed: threadKey !== null }
  for (const id of referencesOf(message)) {
    const chats = known.byReference.get(id) ?? []
    if (chats.some((chat) => chat.chatId === chatId)) continue
    known.byReference.set(id, [...chats, named])
    plan.newReferences.push({ rfcMessageId: id, chatId })
  }
  if (message.peer === null || message.threadKey !== null) return
  const chat = { chatId, base: baseSubject(message.subject), lastMessageAt: message.writtenAt.getTime() }
  known.byPeer.set(message.peer, [chat, ...(known.byPeer.get(message.peer) ?? [])])
}
