/** What `MessageSource.config` holds, by type. Secrets are in `SourceSecret`, never here. */
export type GmailConfig = {
  emailUser: string
  ownerEmail: string
  filterFrom?: string
  /** Its owner let us in at Google; without, an app password does. */
  signIn?: 'google'
}

export type TlsMode = 'ssl' | 'starttls' | 'none'

export type EmailConfig = {
  pollIntervalSec: number
  initialSyncSinceDays: number
  inbound: {
    protocol: 'imap' | 'pop3'
    host: string
    port: number
    tls: TlsMode
    user: string
    authTimeout: number
    tlsRejectUnauthorized: boolean
    inboxFolder: string
    archiveFolder?: string
    seenOnFetch: boolean
    filterFrom?: string
  }
  /** Where replies leave; derived from the inbound server where the host gave none. */
  smtp?: { host: string; port: number; tls: TlsMode; user?: string }
}

export type WhatsappConfig = {
  phoneNumberId: string
  displayPhoneNumber?: string
  wabaBusinessId?: string
  appId?: string
}

export type SourceConfigs = { gmail: GmailConfig; email: EmailConfig; whatsapp: WhatsappConfig }
