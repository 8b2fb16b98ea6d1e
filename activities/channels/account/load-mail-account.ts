import type { MailAccount } from '#activities/channels/account/mail-account.ts'
import type { Transaction } from '#prisma/client.ts'
import type { KeyRing } from '#prisma/vault/key-ring.ts'
import { open } from '#prisma/vault/seal.ts'
import { notFound } from '#workflows/domain/errors.ts'
import { resolveMailAccount } from './resolve-mail-account.ts'

export type SourceId = { hostId: string; sourceId: string }

/** The opened secrets of one source, by name. */
export async function openSecrets(tx: Transaction, vault: KeyRing, { hostId, sourceId }: SourceId) {
  const sealed = await tx.sourceSecret.findMany({ where: { hostId, sourceId } })
  return Object.fromEntries(
    sealed.map((secret) => [secret.name, open(vault, { hostId, owner: sourceId, name: secret.name }, secret)]),
  )
}

/**
 * The mailbox of a source with its secrets opened, inside `inHost`.
 * @throws AppError not_found when it is absent or deleted; invalid_input when it is no mailbox.
 */
export async function loadMailAccount(tx: Transaction, vault: KeyRing, id: SourceId): Promise<MailAccount> {
  const source = await tx.messageSource.findFirst({ where: { id: id.sourceId, hostId: id.hostId, deletedAt: null } })
  if (source === null) throw notFound('Source')
  return resolveMailAccount(source, await openSecrets(tx, vault, id))
}
