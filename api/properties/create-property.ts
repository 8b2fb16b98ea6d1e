import type { PropertyInput, PropertyView } from '#api/contract/properties.ts'
import { auditEntry } from '#api/http/audit-entry.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { recordAudit } from '#prisma/audit.ts'
import { syncPropertyFacts } from '#prisma/facts/sync-property-facts.ts'
import { inHost } from '#prisma/host-scope.ts'
import { getPropertyOfHost } from './get-property.ts'
import { extraRows, propertyColumns } from './property-columns.ts'

/** Adds a property with its extras. @throws AppError not_found, which nobody should see: it answers what it has just written. */
export function createProperty(context: HostContext, { body }: { body: PropertyInput }): Promise<PropertyView> {
  const { deps, host } = context
  const owner = { hostId: host.id, propertyId: deps.newId() }
  return inHost(deps.db, host.id, async (tx) => {
    await tx.property.create({ data: { ...propertyColumns(body), id: owner.propertyId, hostId: host.id } })
    await tx.propertyExtra.createMany({ data: extraRows(body.extras, owner) })
    await syncPropertyFacts(tx, owner, deps.now())
    await recordAudit(tx, auditEntry(context, { action: 'property.create', subject: owner.propertyId }))
    return getPropertyOfHost(tx, { hostId: host.id, id: owner.propertyId })
  })
}
