import type { SourceView } from '#api/contract/sources.ts'
import { EMAIL_DEFAULTS, SMTP_DEFAULTS } from '#api/contract/told-figures.ts'
import type { Protocol, TlsMode } from './email-presets.ts'
import type { SourceInput } from './save-source.ts'

type Inbound = {
  protocol: Protocol
  host: string
  port: string | number
  tls: TlsMode
  user: string
  pass: string
  authTimeout: string | number
  tlsRejectUnauthorized: boolean
  inboxFolder: string
  archiveFolder: string
  seenOnFetch: boolean
  filterFrom: string
}
type Smtp = { host: string; port: string | number; tls: TlsMode; user: string; pass: string }

/** What the form holds; `preset` is not saved. */
export type EmailValues = {
  preset: string
  name: string
  identifier: string
  inbound: Inbound
  smtp: Smtp
  pollIntervalSec: string | number
  initialSyncSinceDays: string | number
}

export type EmailSource = Extract<SourceView, { type: 'email' }>

const EMPTY: EmailValues = {
  preset: 'custom',
  name: '',
  identifier: '',
  inbound: {
    protocol: EMAIL_DEFAULTS.protocol,
    host: '',
    port: EMAIL_DEFAULTS.port,
    tls: EMAIL_DEFAULTS.tls,
    user: '',
    pass: '',
    authTimeout: EMAIL_DEFAULTS.authTimeout,
    tlsRejectUnauthorized: true,
    inboxFolder: EMAIL_DEFAULTS.inboxFolder,
    archiveFolder: '',
    seenOnFetch: false,
    filterFrom: '',
  },
  smtp: { ...SMTP_DEFAULTS, host: '', user: '', pass: '' },
  pollIntervalSec: EMAIL_DEFAULTS.pollIntervalSec,
  initialSyncSinceDays: EMAIL_DEFAULTS.initialSyncSinceDays,
}

/** The form's values of a source; its password is never answered, so it has to be entered again. */
export function toEmailValues(source: EmailSource | undefined, presetOf: (hostname: string) => string): EmailValues {
  if (source === undefined) return EMPTY
  const { name, inbound, smtp, ...rest } = source.emailConfig
  return {
    ...rest,
    preset: presetOf(inbound.host),
    name: name ?? '',
    inbound: {
      ...inbound,
      pass: '',
      archiveFolder: inbound.archiveFolder ?? '',
      filterFrom: inbound.filterFrom ?? '',
    },
    smtp: smtp === undefined ? EMPTY.smtp : { ...smtp, user: smtp.user ?? '', pass: '' },
  }
}

const withoutBlanks = <T extends object>(values: T) =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => typeof value !== 'string' || value.trim() !== ''),
  ) as Partial<T>

/** The first field without which nothing can be read. */
export const missingOf = ({ inbound }: EmailValues) =>
  (['host', 'user', 'pass'] as const)
    .filter((name) => inbound[name].trim() === '')
    .map((name) => `inbound.${name}` as const)[0]

/** The payload of the specification, section 7: what is blank is left out, so that its default holds. */
export function toEmailInput(values: EmailValues): SourceInput['email'] {
  const { preset: _, inbound, smtp, ...rest } = values
  return {
    ...withoutBlanks(rest),
    inbound: withoutBlanks(inbound),
    ...(smtp.host.trim() === '' ? {} : { smtp: { ...withoutBlanks(smtp), host: smtp.host } }),
  }
}
