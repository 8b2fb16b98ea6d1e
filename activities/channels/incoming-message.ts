import type { IncomingFile } from '#activities/channels/files/incoming-file.ts'
import type { Authentication } from '#activities/channels/mime/authentication-results.ts'
import type { NoticeMark } from '#activities/channels/mime/notice-mark.ts'
import type { ServerEvidence } from '#activities/channels/mime/receiving-server.ts'
import type { StayNotice } from '#activities/channels/relay/stay-notice.ts'
import type { StayDates } from '#activities/channels/text/stay-dates.ts'
import type { RelayChannel } from '#workflows/domain/channels.ts'
import type { MailReport } from '#workflows/domain/delivery-report.ts'
import type { GuestNote, WaitReason } from '#workflows/domain/sentences/sentence.ts'

/** A mail as it is kept beside its message: gzip; `isWhole`: nothing was left out; `hasHtml`: it has a page. */
export type Original = { file: Uint8Array<ArrayBuffer>; isWhole: boolean; hasHtml: boolean }

/** An earlier message of the same conversation that is no longer as it was. */
export type Replaced = { rfcMessageId: string; how: 'edited' | 'withdrawn' }

/** A guest's message as any channel brings it in: cleaned, bounded, and data only. */
export type IncomingMessage = {
  /** sha256 of what identifies it at its source. */
  providerId: string
  /** What it was known by before, in its own mailbox alone: see `place-ids`. */
  formerId: string | null
  /** Of a mail: the same whatever the way it came to the host; null where it says too little of itself to be known by it. */
  mailKey: string | null
  /** gmail, email, whatsapp or the relay it came through. */
  channel: string
  /** A conversation key that outranks everything else: a relay's, or the WhatsApp contact. */
  threadKey: string | null
  /** Other names of the same conversation: a WhatsApp contact's number and user id. */
  aliases: string[]
  rfcMessageId: string | null
  /** By what it says that Locanda itself wrote it. */
  notice: NoticeMark | null
  inReplyTo: string | null
  references: string[]
  /** What its mailbox's own server calls the conversation: no more than a hint, and of this counterpart alone. */
  threadHint: string | null
  /** The guest's address or number: what the subject fallback compares. */
  peer: string | null
  /** Under which other addresses a mail came: of a form, a group, whoever sent it for somebody. */
  senders: string[]
  name: string | null
  replyTo: string | null
  subject: string
  text: string
  /** What stands for what is no words. */
  note: GuestNote | null
  /** What was cut away from a mail although nothing proves that it is none of the guest's words: nothing leaves by itself. */
  removed: string
  /** What it quotes at first hand: where that is ours, some answer in the midst of it. */
  quoted: string
  /** What a mail keeps from its reader: no word of the guest's, and a reason to look. */
  hidden: string
  /** The names of the parts in which more may be said than is read. */
  unread: string[]
  writtenAt: Date
  /** When its mailbox had it, however long it had been under way: what it had before it was connected is history. */
  arrivedAt: Date
  isAutomatic: boolean
  /** No person's words for certain: of every other, automatic or not, what cannot wait is looked for. */
  isMachines: boolean
  /** Why its own shape leaves open what it is: nothing leaves by itself. */
  doubts: WaitReason[]
  rating: number | null
  relay: Relay | null
  /** The stay to which a calendar's invitation of the guest's own invites; yyyy-mm-dd. */
  invited: StayDates | null
  /** What the platform itself says of the stay. */
  stay: StayNotice | null
  /** Lower-case text in which a property's name is looked for. */
  mentions: string
  /** The file of a mail that could not be read: stored as a visible stub. */
  raw: Uint8Array<ArrayBuffer> | null
  /** Whether a mail is from whom it says; null where the channel itself vouches for the sender. */
  authentication: Authentication | null
  /** Of a mail that is proved: its Reply-To is the sender's too. */
  isReplyToProved: boolean
  /** What it shows of the server that took it in. */
  serverEvidence: ServerEvidence | null
  /** Sent from the mailbox itself, also by a form: ours when a delivery has its Message-ID. */
  fromSelf: boolean
  /** To whom the host wrote it by hand, from their own mailbox: an answer to whoever of them asked. Of every other mail nobody. */
  writtenTo: string[]
  /** The mail as it is kept beside its message; of a stub, which has its file itself, and of WhatsApp there is none. */
  original: Original | null
  /** What the guest sent beside the words. */
  files: IncomingFile[]
  /** It tells what became of a mail: of ours when a delivery has its Message-ID, and then no guest's message. */
  bounce: MailReport | null
  /** The host wrote it, on a phone: a reply that we are told of. */
  byHost: boolean
  /** Of before the source was connected, whatever its time says. */
  isHistory: boolean
  replaces: Replaced | null
}

/** What a booking platform's mail says of the conversation it carries. */
export type Relay = {
  channel: RelayChannel
  /** Stays the same for one guest and one stay: `airbnb:thread:123`. Null where its mail does not say, and `doubt` says why. */
  threadKey: string | null
  /** What else it is known by there. */
  aliases: string[]
  doubt: WaitReason | null
  guestName: string | null
  /** yyyy-mm-dd */
  checkIn: string | null
  checkOut: string | null
  /** How many come; infants are not counted. */
  guests: number | null
  /** The platform's name for the property. */
  listing: string | null
  /** Of the reservation, as the platform names it. */
  code: string | null
}
