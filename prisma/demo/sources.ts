import { demoId } from '#prisma/demo/demo-id.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import type { EmailConfig, GmailConfig, WhatsappConfig } from '#prisma/source-config.ts'
import type { KeyRing } from '#prisma/vault/key-ring.ts'
import { seal } from '#prisma/vault/seal.ts'
import { mailboxKey } from '#workflows/domain/mailbox-key.ts'

/** A mailbox of the local test server. */
export type DemoMailbox = {
  imapHost: string
  imapPort: number
  smtpHost: string
  smtpPort: number
  user: string
  password: string
}

export type SourceRows = {
  source: Prisma.MessageSourceCreateManyInput & { id: string }
  secrets: Prisma.SourceSecretCreateManyInput[]
}

type SecretValues = Record<string, string>

function sealAll(ring: KeyRing, place: { hostId: string; sourceId: string }, values: SecretValues) {
  return Object.entries(values).map(([name, value]) => ({
    ...place,
    name,
    ...seal(ring, { hostId: place.hostId, owner: place.sourceId, name }, value),
  }))
}

const mailboxSourceId = (hostId: string) => demoId(hostId, 'source', 'mailbox')

/** The settings of a mail source on the local test server: the local-dev preset, with where its replies leave. */
export const mailboxConfig = (mail: DemoMailbox): EmailConfig => ({
  pollIntervalSec: 60,
  initialSyncSinceDays: 7,
  inbound: {
    protocol: 'imap',
    host: mail.imapHost,
    port: mail.imapPort,
    tls: 'none',
    user: mail.user,
    authTimeout: 5000,
    tlsRejectUnauthorized: false,
    inboxFolder: 'INBOX',
    seenOnFetch: false,
  },
  smtp: { host: mail.smtpHost, port: mail.smtpPort, tls: 'none', user: mail.user },
})

/** The source that a demo host reads the local mailbox with. @throws Error when the ring names a key as its newest that it has not. */
export function mailboxSource(
  ring: KeyRing,
  mail: DemoMailbox,
  { hostId, name, createdAt }: { hostId: string; name: string; createdAt: Date },
): SourceRows {
  const id = mailboxSourceId(hostId)
  return {
    source: {
      id,
      hostId,
      type: 'email',
      name,
      identifier: mail.user,
      connectionKey: mailboxKey(mail.imapHost, mail.user),
      config: mailboxConfig(mail),
      createdAt,
    },
    secrets: sealAll(ring, { hostId, sourceId: id }, { pass: mail.password, smtpPass: mail.password }),
  }
}

/** A Gmail source that the host has disconnected: its conversations stay, and it tries nothing. */
export function retiredGmailSource({
  hostId,
  createdAt,
  deletedAt,
}: {
  hostId: string
  createdAt: Date
  deletedAt: Date
}) {
  const config: GmailConfig = { emailUser: 'casa.ferri@gmail.example', ownerEmail: 'casa.ferri@gmail.example' }
  const source = {
    id: demoId(hostId, 'source', 'gmail'),
    hostId,
    type: 'gmail',
    name: 'Gmail (old address)',
    identifier: config.emailUser,
    connectionKey: mailboxKey('imap.gmail.com', config.emailUser),
    config,
    createdAt,
    deletedAt,
  } as const
  return { source, secrets: [] }
}

/**
 * A WhatsApp number; what is sent goes to whatever WHATSAPP_API_URL names.
 * @throws Error when the ring names a key as its newest that it has not.
 */
export function whatsappSource(ring: KeyRing, { hostId, createdAt }: { hostId: string; createdAt: Date }): SourceRows {
  const id = demoId(hostId, 'source', 'whatsapp')
  const config: WhatsappConfig = {
    phoneNumberId: '106540352242922',
    displayPhoneNumber: '+39 06 5550 0142',
    wabaBusinessId: '102290129340398',
  }
  return {
    source: {
      id,
      hostId,
      type: 'whatsapp',
      name: 'WhatsApp of the houses',
      identifier: config.displayPhoneNumber ?? config.phoneNumberId,
      config,
      connectionKey: `whatsapp|${config.phoneNumberId}`,
      state: 'active',
      createdAt,
    },
    secrets: sealAll(ring, { hostId, sourceId: id }, { accessToken: 'demo-access-token' }),
  }
}
