import type { GmailAccount, MailAccount } from '#activities/channels/account/mail-account.ts'
import type { WhatsappAccount } from '#activities/channels/account/whatsapp-account.ts'
import type { LearnedServer } from '#activities/channels/mime/receiving-server.ts'
import type { Sentence } from '#workflows/domain/sentences/sentence.ts'

export type SourceId = { hostId: string; sourceId: string }

/**
 * `sendFault`: why its replies do not leave. `connectedAt`: since when its mailbox or number is known here. `settingsAt`: when the host
 * last set what is loaded.
 */
type SourceOf<Type, Account> = SourceId & {
  type: Type
  createdAt: Date
  connectedAt: Date
  settingsAt: Date | null
  sendFault: Sentence | null
  account: Account
}
/** `learned`: what is known of the server that takes in its mails. `hostAddresses`: of the host's other mailboxes. */
export type Mailbox = SourceOf<'gmail' | 'email', MailAccount> & {
  learned: LearnedServer | null
  hostAddresses: string[]
}
export type GmailMailbox = Mailbox & { account: GmailAccount }
export type WhatsappNumber = SourceOf<'whatsapp', WhatsappAccount>

/** What messages come from and leave by, with its secrets opened: lives in memory only, never in a workflow's history or a log. */
export type Source = Mailbox | WhatsappNumber
