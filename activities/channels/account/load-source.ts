import type { Source, SourceId } from '#activities/channels/account/source.ts'
import { learnedServer, readServerNotes } from '#activities/channels/mime/learn-server.ts'
import { bareAddressOrNull } from '#activities/channels/text/bare-address.ts'
import type { Transaction } from '#prisma/client.ts'
import { mailboxesOfHost } from '#prisma/mailboxes-of-host.ts'
import { readFault } from '#prisma/sentence-columns.ts'
import type { GmailConfig, WhatsappConfig } from '#prisma/source-config.ts'
import type { KeyRing } from '#prisma/vault/key-ring.ts'
import { open } from '#prisma/vault/seal.ts'
import { AppError, notFound } from '#workflows/domain/errors.ts'
import { resolveMailAccount } from './resolve-mail-account.ts'
import { resolveWhatsappAccount } from './whatsapp-account.ts'

/** What no source of a type is ever stored without. */
const SECRET_OF = { gmail: 'emailPass', email: 'pass', whatsapp: 'accessToken' } as const
const secretOf = (type: keyof typeof SECRET_OF, config: unknown) =>
  type === 'gmail' && (config as GmailConfig).signIn === 'google' ? 'refreshToken' : SECRET_OF[type]

/**
 * A source with its secrets opened, inside `inHost`: the one place where a channel's account comes out of the database.
 * @throws AppError not_found when it is absent or deleted; rule_refused where its password is lost, or a WhatsApp number cannot be used.
 */
export async function loadSource(tx: Transaction, vault: KeyRing, { hostId, sourceId }: SourceId): Promise<Source> {
  const row = await tx.messageSource.findFirst({ where: { id: sourceId, hostId, deletedAt: null } })
  if (row === null) throw notFound('Source')
  const { type, identifier, config, createdAt, connectedAt, settingsAt } = row
  const sendFault = readFault(row.sendFault)
  const secrets = await openSecrets(tx, vault, { hostId, sourceId })
  if (secrets[secretOf(type, config)] === undefined)
    throw new AppError('rule_refused', { code: 'source_password_lost' })
  const of = { hostId, sourceId, createdAt, connectedAt, settingsAt, sendFault }
  return type === 'whatsapp'
    ? { ...of, type, account: resolveWhatsappAccount(config as WhatsappConfig, secrets) }
    : {
        ...of,
        type,
        account: resolveMailAccount({ type, identifier, config }, secrets),
        learned: learnedServer(readServerNotes(row.receivingServer)),
        hostAddresses: await otherAddresses(tx, { hostId, sourceId }),
      }
}

/** Whoever writes from one of them is the host, and no guest. */
async function otherAddresses(tx: Transaction, { hostId, sourceId }: SourceId): Promise<string[]> {
  const others = await mailboxesOfHost(tx, { hostId, not: sourceId })
  return others.flatMap(({ user, identifier }) =>
    [bareAddressOrNull(user), bareAddressOrNull(identifier)].flatMap((one) => one ?? []),
  )
}

async function openSecrets(tx: Transaction, vault: KeyRing, { hostId, sourceId }: SourceId) {
  const sealed = await tx.sourceSecret.findMany({ where: { hostId, sourceId } })
  return Object.fromEntries(
    sealed.map((secret) => [secret.name, open(vault, { hostId, owner: sourceId, name: secret.name }, secret)]),
  )
}
