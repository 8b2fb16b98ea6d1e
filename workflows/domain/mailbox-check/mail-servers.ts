import { isRecord } from '#workflows/domain/is-record.ts'

type Tls = 'ssl' | 'starttls' | 'none'

/** The servers of a mailbox, as its form has them. */
export type MailServers = {
  inbound: { protocol: 'imap' | 'pop3'; host: string; port: number; tls: Tls; user: string }
  smtp: { host: string; port: number; tls: Tls; user: string } | null
}

const isServer = (value: unknown) =>
  isRecord(value) && typeof value.host === 'string' && typeof value.port === 'number' && typeof value.user === 'string'

/** What is stored of the servers that were found; null for nothing. */
export const readServers = (value: unknown): MailServers | null =>
  isRecord(value) && isServer(value.inbound) && (value.smtp === null || isServer(value.smtp))
    ? (value as MailServers)
    : null
