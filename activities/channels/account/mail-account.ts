import type { TlsMode } from '#prisma/source-config.ts'

/** In place of a folder's name: the one that holds every mail once where a server has it and tells labels (Gmail), else INBOX. */
export const ALL_MAIL = '\\All'

/** Where mail leaves. `user` and `pass` are left out for a server that asks for neither. */
export type SmtpAccount = {
  /** The sender: From and MAIL FROM. */
  address: string
  hostname: string
  port: number
  tls: TlsMode
  rejectUnauthorized: boolean
  user: string
  pass: string
}

/** Where mail is read. `savesSent`: the provider keeps a copy of what leaves by its SMTP (Gmail does). */
export type InboundAccount = {
  protocol: 'imap' | 'pop3'
  hostname: string
  port: number
  tls: TlsMode
  rejectUnauthorized: boolean
  user: string
  pass: string
  authTimeoutMs: number
  /** Its path, or `ALL_MAIL`. */
  inboxFolder: string
  archiveFolder: string | null
  seenOnFetch: boolean
  /** Lower-case addresses or domains; empty takes mail from everybody. */
  filterFrom: string[]
  savesSent: boolean
}

/** A mail source with its secrets opened: lives in memory only, never in a workflow's history or a log. */
export type MailAccount = {
  /** The host's own address at this source. */
  address: string
  /** Addresses that are the host and never a guest. */
  ownAddresses: string[]
  inbound: InboundAccount
  /** Null where no server could be derived: replies cannot be sent. */
  smtp: SmtpAccount | null
  /** The mailbox is read, and replies leave, by the Gmail API. */
  google?: GmailLogin
  pollIntervalSeconds: number
  initialSyncSinceDays: number
}

/** A mailbox that its owner has let us into at Google. */
export type GmailLogin = { address: string; refreshToken: string }
export type GmailAccount = MailAccount & { google: GmailLogin }
