import {
  ALL_MAIL,
  type InboundAccount,
  type MailAccount,
  type SmtpAccount,
} from '#activities/channels/account/mail-account.ts'
import { bareAddressOrNull } from '#activities/channels/text/bare-address.ts'
import { normaliseEmailConfig } from '#prisma/normalise-email-config.ts'
import type { EmailConfig, GmailConfig } from '#prisma/source-config.ts'
import { readSenderFilter } from '#workflows/domain/sender-filter.ts'
import { smtpServerForInbound } from './smtp-server.ts'

export type MailSource = { type: 'gmail' | 'email'; identifier: string; config: unknown }
/** `emailPass` of Gmail, or `refreshToken`; `pass`, and `smtpPass` where it differs, of a mailbox; `accessToken` of WhatsApp. */
export type SourceSecrets = Partial<Record<string, string>>

const GMAIL_INBOUND = { protocol: 'imap', hostname: 'imap.gmail.com', port: 993, tls: 'ssl' } as const
const GMAIL_SMTP = { hostname: 'smtp.gmail.com', port: 465, tls: 'ssl' } as const

/** As `readSenderFilter` reads it. What is not clear, of before that was refused, stays: no mail passes by it, and the host is told. */
export function filterList(text: string | undefined): string[] {
  const { senders, unclear } = readSenderFilter(text ?? '')
  return [...senders, ...unclear]
}

const unique = (addresses: (string | null)[]) => [...new Set(addresses.filter((address) => address !== null))]

/** The IMAP or POP3 and the SMTP endpoint of a gmail or email source. */
export const resolveMailAccount = (source: MailSource, secrets: SourceSecrets): MailAccount =>
  source.type === 'gmail'
    ? gmailAccount(source.config as GmailConfig, secrets)
    : emailAccount(source.identifier, normaliseEmailConfig(source.config), secrets)

function gmailAccount(config: GmailConfig, secrets: SourceSecrets): MailAccount {
  // Google shows app passwords in four groups, and takes them without the spaces.
  const login = { user: config.emailUser, pass: (secrets.emailPass ?? '').replaceAll(' ', '') }
  const inbound: InboundAccount = {
    ...GMAIL_INBOUND,
    ...login,
    rejectUnauthorized: true,
    authTimeoutMs: 10_000,
    inboxFolder: ALL_MAIL,
    archiveFolder: null,
    seenOnFetch: false,
    filterFrom: filterList(config.filterFrom),
    savesSent: true,
  }
  return {
    address: config.emailUser.toLowerCase(),
    ownAddresses: unique([bareAddressOrNull(config.emailUser), bareAddressOrNull(config.ownerEmail)]),
    inbound,
    ...googleOf(config, secrets),
    smtp:
      config.signIn === 'google'
        ? null
        : { ...GMAIL_SMTP, ...login, address: config.emailUser.toLowerCase(), rejectUnauthorized: true },
    pollIntervalSeconds: 60,
    initialSyncSinceDays: 7,
  }
}

function googleOf({ signIn, emailUser }: GmailConfig, { refreshToken }: SourceSecrets) {
  if (signIn !== 'google' || refreshToken === undefined) return {}
  return { google: { address: emailUser.toLowerCase(), refreshToken } }
}

function emailAccount(identifier: string, config: EmailConfig, secrets: SourceSecrets): MailAccount {
  const { inbound } = config
  const address = bareAddressOrNull(inbound.user) ?? bareAddressOrNull(identifier)
  return {
    address: address ?? identifier.toLowerCase(),
    ownAddresses: unique([address, bareAddressOrNull(identifier), bareAddressOrNull(inbound.user)]),
    inbound: {
      protocol: inbound.protocol,
      hostname: inbound.host,
      port: inbound.port,
      tls: inbound.tls,
      rejectUnauthorized: inbound.tlsRejectUnauthorized,
      user: inbound.user,
      pass: secrets.pass ?? '',
      authTimeoutMs: inbound.authTimeout,
      inboxFolder: inbound.inboxFolder,
      archiveFolder: inbound.archiveFolder ?? null,
      seenOnFetch: inbound.seenOnFetch,
      filterFrom: filterList(inbound.filterFrom),
      savesSent: /(^|\.)(gmail|googlemail)\.com$/i.test(inbound.host),
    },
    smtp: address === null ? null : smtpAccount(address, config, secrets),
    pollIntervalSeconds: config.pollIntervalSec,
    initialSyncSinceDays: config.initialSyncSinceDays,
  }
}

function smtpAccount(address: string, config: EmailConfig, secrets: SourceSecrets): SmtpAccount {
  const { hostname, port, tls } =
    config.smtp === undefined ? smtpServerForInbound(config.inbound) : { ...config.smtp, hostname: config.smtp.host }
  return {
    address,
    hostname,
    port,
    tls,
    rejectUnauthorized: config.inbound.tlsRejectUnauthorized,
    user: config.smtp?.user ?? config.inbound.user,
    pass: secrets.smtpPass ?? secrets.pass ?? '',
  }
}
