import type { MailAccount } from '#activities/channels/account/mail-account.ts'
import type { WhatsappAccount } from '#activities/channels/account/whatsapp-account.ts'

export type SourceId = { hostId: string; sourceId: string }

type SourceOf<Type, Account> = SourceId & { type: Type; createdAt: Date; account: Account }
export type Mailbox = SourceOf<'gmail' | 'email', MailAccount>
export type WhatsappNumber = SourceOf<'whatsapp', WhatsappAccount>

/** What messages come from and leave by, with its secrets opened: lives in memory only, never in a workflow's history or a log. */
export type Source = Mailbox | WhatsappNumber
