import type { EmailConfig, TlsMode } from '#prisma/source-config.ts'
import { EMAIL_DEFAULTS } from '#workflows/domain/email-defaults.ts'
import { isTrueWord } from '#workflows/domain/true-words.ts'

type Stored = Record<string, unknown>

const asRecord = (value: unknown): Stored => (typeof value === 'object' && value !== null ? (value as Stored) : {})
const asText = (value: unknown): string => (typeof value === 'string' ? value : '')
const optionalText = (value: unknown) => (asText(value).trim() === '' ? undefined : asText(value).trim())

/** A whole number; whatever is not a finite one becomes the default. */
function asInteger(value: unknown, fallback: number): number {
  const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value ?? Number.NaN)
  return Number.isFinite(number) ? Math.trunc(number) : fallback
}

function asBoolean(value: unknown, fallback: boolean): boolean {
  if (typeof value === 'boolean') return value
  if (typeof value === 'number') return value === 1
  return typeof value === 'string' ? isTrueWord(value) : fallback
}

const asTls = (value: unknown): TlsMode => (value === 'starttls' || value === 'none' ? value : EMAIL_DEFAULTS.tls)

/** The flat shape of old (`inboundHost` …) in the words of the new one; specification, section 3. */
const flatInbound = (stored: Stored): Stored => ({
  protocol: stored.inboundProtocol,
  host: stored.inboundHost,
  port: stored.inboundPort,
  tls: stored.inboundTls,
  user: stored.inboundUser,
  authTimeout: stored.inboundAuthTimeout,
  tlsRejectUnauthorized: stored.inboundTlsRejectUnauthorized,
  inboxFolder: stored.inboxFolder,
  archiveFolder: stored.archiveFolder,
  seenOnFetch: stored.seenOnFetch,
  filterFrom: stored.filterFrom,
})

/** What is stored of an email source, of either shape, in the one shape, every default filled in. Never a secret. */
export function normaliseEmailConfig(stored: unknown): EmailConfig {
  const config = asRecord(stored)
  const inbound = 'inbound' in config ? asRecord(config.inbound) : flatInbound(config)
  const archiveFolder = optionalText(inbound.archiveFolder)
  const filterFrom = optionalText(inbound.filterFrom)
  const smtp = 'smtp' in config ? asSmtp(asRecord(config.smtp)) : undefined
  return {
    pollIntervalSec: asInteger(config.pollIntervalSec, EMAIL_DEFAULTS.pollIntervalSec),
    initialSyncSinceDays: asInteger(config.initialSyncSinceDays, EMAIL_DEFAULTS.initialSyncSinceDays),
    inbound: {
      protocol: inbound.protocol === 'pop3' ? 'pop3' : EMAIL_DEFAULTS.protocol,
      host: asText(inbound.host),
      port: asInteger(inbound.port, EMAIL_DEFAULTS.port),
      tls: asTls(inbound.tls),
      user: asText(inbound.user),
      authTimeout: asInteger(inbound.authTimeout, EMAIL_DEFAULTS.authTimeout),
      tlsRejectUnauthorized: asBoolean(inbound.tlsRejectUnauthorized, true),
      inboxFolder: optionalText(inbound.inboxFolder) ?? EMAIL_DEFAULTS.inboxFolder,
      ...(archiveFolder === undefined ? {} : { archiveFolder }),
      seenOnFetch: asBoolean(inbound.seenOnFetch, false),
      ...(filterFrom === undefined ? {} : { filterFrom }),
    },
    ...(smtp === undefined ? {} : { smtp }),
  }
}

function asSmtp(smtp: Stored): EmailConfig['smtp'] | undefined {
  const hostname = optionalText(smtp.host)
  const user = optionalText(smtp.user)
  if (hostname === undefined) return undefined
  return {
    host: hostname,
    port: asInteger(smtp.port, 465),
    tls: asTls(smtp.tls),
    ...(user === undefined ? {} : { user }),
  }
}
