import { EMAIL_DEFAULTS, INBOUND_PORTS } from '#api/contract/told-figures.ts'

export type Protocol = keyof typeof INBOUND_PORTS
export type TlsMode = keyof (typeof INBOUND_PORTS)[Protocol]
export type PresetName = 'gmail' | 'outlook' | 'local' | 'custom'

/** What choosing a preset sets. */
export type Preset = {
  protocol: Protocol
  host: string
  port: number
  tls: TlsMode
  authTimeout: number
  tlsRejectUnauthorized: boolean
}

const { protocol, port, tls, authTimeout } = EMAIL_DEFAULTS
const secure = { protocol, port, tls, authTimeout, tlsRejectUnauthorized: true } as const

export const EMAIL_PRESETS: Record<Exclude<PresetName, 'custom'>, Preset> = {
  gmail: { ...secure, host: 'imap.gmail.com' },
  outlook: { ...secure, host: 'outlook.office365.com' },
  local: {
    protocol: 'imap',
    host: '127.0.0.1',
    port: 3143,
    tls: 'none',
    authTimeout: 5000,
    tlsRejectUnauthorized: false,
  },
}

const LOCAL_SERVERS = new Set(['127.0.0.1', 'localhost', '::1'])

/** Which preset a server belongs to, when a source is edited. */
export function presetOfServer(hostname: string): PresetName {
  const name = hostname.trim().toLowerCase()
  if (LOCAL_SERVERS.has(name)) return 'local'
  if (name === EMAIL_PRESETS.gmail.host) return 'gmail'
  return name === EMAIL_PRESETS.outlook.host ? 'outlook' : 'custom'
}

/** The port that a TLS mode stands for. */
export const portOf = (protocol: Protocol, tls: TlsMode): number => INBOUND_PORTS[protocol][tls]
