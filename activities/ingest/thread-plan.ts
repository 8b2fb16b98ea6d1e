import type { IncomingMessage } from '#activities/channels/incoming-message.ts'
import type { WaitReason } from '#workflows/domain/sentences/sentence.ts'

/** What the database knows of the chats that these messages may belong to. */
export type ThreadLookup = {
  /** By thread key. */
  byKey: Map<string, KeyedChat>
  /** By Message-ID, of mails that came and of those only heard of: the chats in which it was named. */
  byReference: Map<string, NamedIn[]>
  /** Chats with the same counterpart, newest first. */
  byPeer: Map<string, PeerChat[]>
  /** What tells the chats of `byKey` and `byReference` apart. */
  facts: Map<string, ChatFacts>
}
/** A conversation that has a name of its own, and its guest's, where one is known. */
export type KeyedChat = { chatId: string; threadKey: string; sender: string | null }
/** A chat and whose it is: the guest's address, null while nobody knows. What a relay carries is joined by its keys alone. */
export type NamedIn = KeyedChat & { peer: string | null; isRelayed: boolean }
export type PeerChat = KeyedChat & { base: string; lastMessageAt: number }

export type ThreadPlan = {
  /** The chat of each message, in the order of the messages. */
  chatOf: string[]
  /** Why the host has to see to which conversation a message was given, in the same order. */
  doubtsOf: WaitReason[][]
  newChats: Map<string, { threadKey: string; first: IncomingMessage }>
  newReferences: { rfcMessageId: string; chatId: string }[]
  /** Stored chats that a message shows to be one, in the order in which they are to be merged. */
  merges: Merge[]
}

/** What keeps two chats apart, whatever a mail says of them. */
export type ChatFacts = {
  /** Milliseconds; of one that this batch begins, later than all that are stored. */
  createdAt: number
  /** Of the batch: nothing of it is stored yet. */
  isNew: boolean
  propertyId: string | null
  /** The days that somebody vouches for. */
  stay: string | null
  /** Of the reservation. */
  code: string | null
  /** In lower case; null where nobody knows. */
  replyAddress: string | null
  /** What its platform calls it. */
  names: readonly string[]
}

/** `from`, which is stored, becomes part of `into`, which is older, by the message at this place of the batch. */
export type Merge = { from: string; into: string; by: number }
