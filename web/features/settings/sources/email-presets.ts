import { TLS_PORTS } from '#api/contract/sources.ts'

export type TlsMode = keyof typeof TLS_PORTS
export type Protocol = 'imap' | 'pop3'
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

const secure = { protocol: 'imap', port: 993, tls: 'ssl', authTimeout: 10_000, tlsRejectUnauthorized: true } as const

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

/** The port that a TLS mode stands for; POP3 has its own (RFC 1939, RFC 8314). */
export function portOf(protocol: Protocol, tls: TlsMode): number {
  if (protocol === 'imap') return TLS_PORTS[tls]
  return tls === 'ssl' ? 995 : 110
}
