import type { Relay } from '#activities/channels/relay/relay.ts'

/** A guest's message as any channel brings it in: cleaned, bounded, and data only. */
export type IncomingMessage = {
  /** sha256 of what identifies it at its source. */
  providerId: string
  /** gmail, email, whatsapp or the relay it came through. */
  channel: string
  /** A conversation key that outranks everything else: a relay's, or the WhatsApp contact. */
  threadKey: string | null
  /** Other names of the same conversation: a WhatsApp contact's number and user id. */
  aliases: string[]
  rfcMessageId: string | null
  inReplyTo: string | null
  references: string[]
  /** The guest's address or number: what the subject fallback compares. */
  peer: string | null
  name: string | null
  replyTo: string | null
  subject: string
  text: string
  writtenAt: Date
  isAutomatic: boolean
  rating: number | null
  relay: Relay | null
  /** Lower-case text in which a property's name is looked for. */
  mentions: string
  /** The file of a mail that could not be read: stored as a visible stub. */
  raw: Uint8Array<ArrayBuffer> | null
  /** Written from the mailbox itself: ours when a delivery has its Message-ID. */
  fromSelf: boolean
}

/** How far the source has been read, stored with the messages or not at all. */
export type SourceProgress =
  | { kind: 'imap'; folder: string; uidValidity: string; lastUid: number }
  | { kind: 'pop3'; uidls: string[] }
  | { kind: 'webhook'; eventIds: bigint[] }
  | { kind: 'none' }

export type StoredMessage = { id: string; chatId: string; channel: string }

/** What one batch changed; all of it is repeatable from the database. */
export type IngestResult = {
  stored: number
  /** Already known: not stored again. */
  known: number
  /** Guest messages that want a reply workflow now. */
  toStart: StoredMessage[]
  /** Guest messages whose reply workflow was overtaken. */
  superseded: string[]
}
