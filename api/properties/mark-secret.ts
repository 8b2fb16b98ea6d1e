import type { MarkSecretInput, PropertySecretView } from '#api/contract/property-secrets.ts'
import { auditEntry } from '#api/http/audit-entry.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { recordAudit } from '#prisma/audit.ts'
import { syncPropertyFacts } from '#prisma/facts/sync-property-facts.ts'
import { inHost } from '#prisma/host-scope.ts'
import { toPropertyFacts, withExtrasInOrder } from '#prisma/property-facts.ts'
import type { KnownSecret } from '#prisma/secrets/known-secret.ts'
import { syncPropertySecrets } from '#prisma/secrets/sync-property-secrets.ts'
import { invalidField, notFound } from '#workflows/domain/errors.ts'
import { freshNames, holdsSecret, keyOf } from '#workflows/domain/secrets/mask-secrets.ts'
import { textsOfProperty } from '#workflows/domain/secrets/secrets-of-property.ts'
import { toSecretView } from './secret-view.ts'

type MarkSecret = { params: { id: string }; body: MarkSecretInput }

/**
 * Marks a piece of a property's texts as a secret; one that was known is a secret again.
 * @throws AppError not_found; invalid_input where no text of the property holds it.
 */
export function markSecret(context: HostContext, { params: { id }, body }: MarkSecret): Promise<PropertySecretView> {
  const { deps, host } = context
  const now = deps.now()
  return inHost(deps.db, host.id, async (tx) => {
    // Locked, so that the same mark twice at once is one.
    await tx.$queryRaw`select 1 from property where id = ${id}::uuid and host_id = ${host.id}::uuid for no key update`
    const property = await tx.property.findFirst({ where: { id, hostId: host.id }, include: withExtrasInOrder })
    if (property === null) throw notFound('Property')
    const value = body.value.trim()
    const marked = { name: '', kind: body.kind, value }
    if (!textsOfProperty(toPropertyFacts(property)).some((text) => holdsSecret(text, [marked]))) {
      throw invalidField('value', { code: 'field_not_in_property' })
    }
    const kept = await syncPropertySecrets(tx, { hostId: host.id, propertyId: id }, now)
    const known = kept.find((one) => keyOf(one.value) === keyOf(value))
    const name = known?.name ?? freshNames(new Set(kept.map((one) => one.name)))(body.kind)
    const data = { isSecret: true, isMarked: true, changedAt: now }
    const row =
      known === undefined
        ? await tx.propertySecret.create({
            data: { ...data, hostId: host.id, propertyId: id, name, kind: body.kind, value },
          })
        : await tx.propertySecret.update({ where: { id: known.id, hostId: host.id }, data })
    // What is a secret now stands in no fact.
    await syncPropertyFacts(tx, { hostId: host.id, propertyId: id }, now)
    await recordAudit(tx, auditEntry(context, { action: 'secret.mark', subject: id, detail: { name } }))
    return toSecretView({ ...row, kind: known?.kind ?? body.kind } satisfies KnownSecret)
  })
}
