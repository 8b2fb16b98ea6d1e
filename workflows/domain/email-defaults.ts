/** What an email source is taken to mean where it says nothing: specification, sections 3 and 9. Times in ms, s, days. */
export const EMAIL_DEFAULTS = {
  protocol: 'imap',
  port: 993,
  tls: 'ssl',
  authTimeout: 10_000,
  pollIntervalSec: 60,
  initialSyncSinceDays: 7,
  inboxFolder: 'INBOX',
} as const
export const SMTP_DEFAULTS = { port: 465, tls: 'ssl' } as const
/** The ports that a TLS mode stands for (RFC 1939, RFC 8314, RFC 9051). */
export const INBOUND_PORTS = {
  imap: { ssl: 993, starttls: 143, none: 143 },
  pop3: { ssl: 995, starttls: 110, none: 110 },
} as const
