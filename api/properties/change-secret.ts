import type { ChangeSecretInput, PropertySecretView, SecretParams } from '#api/contract/property-secrets.ts'
import { auditEntry } from '#api/http/audit-entry.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { recordAudit } from '#prisma/audit.ts'
import type { Transaction } from '#prisma/client.ts'
import { syncPropertyFacts } from '#prisma/facts/sync-property-facts.ts'
import { inHost } from '#prisma/host-scope.ts'
import { recalculateOwedSecrets } from '#prisma/secrets/owed-secrets.ts'
import { syncPropertySecrets } from '#prisma/secrets/sync-property-secrets.ts'
import { notFound } from '#workflows/domain/errors.ts'
import { toSecretView } from './secret-view.ts'

type ChangeSecret = { params: SecretParams; body: ChangeSecretInput }

/**
 * Says that something is a secret or none, and from when a guest may have it. What was approved before and not sent yet waits
 * for the host again; what is owed to guests is reckoned by the new rule. @throws AppError not_found
 */
export function changeSecret(context: HostContext, { params, body }: ChangeSecret): Promise<PropertySecretView> {
  const { deps, host } = context
  const owner = { hostId: host.id, propertyId: params.id }
  const now = deps.now()
  return inHost(deps.db, host.id, async (tx) => {
    const kept = await syncPropertySecrets(tx, owner, now)
    const before = kept.find(({ id }) => id === params.secretId)
    if (before === undefined) throw notFound((await isOfHost(tx, owner)) ? 'Secret' : 'Property')
    const change = { isSecret: body.isSecret, release: body.release, hoursBefore: body.hoursBefore }
    const after = {
      ...before,
      ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
    }
    const { isSecret, release, hoursBefore } = after
    await tx.propertySecret.update({
      where: { id: before.id, hostId: host.id },
      data: { isSecret, release, hoursBefore, changedAt: now },
    })
    await recalculateOwedSecrets(tx, owner)
    const detail = { name: before.name, isSecret, release, hoursBefore }
    // What is a secret now stands in no fact.
    await syncPropertyFacts(tx, owner, now)
    await recordAudit(tx, auditEntry(context, { action: 'secret.change', subject: params.id, detail }))
    return toSecretView(after)
  })
}

const isOfHost = async (tx: Transaction, { hostId, propertyId }: { hostId: string; propertyId: string }) =>
  (await tx.property.count({ where: { id: propertyId, hostId } })) > 0
