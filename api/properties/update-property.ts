import type { PropertyInput, PropertyView } from '#api/contract/properties.ts'
import { auditEntry } from '#api/http/audit-entry.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { recordAudit } from '#prisma/audit.ts'
import { syncPropertyFacts } from '#prisma/facts/sync-property-facts.ts'
import { inHost } from '#prisma/host-scope.ts'
import { notFound } from '#workflows/domain/errors.ts'
import { getPropertyOfHost } from './get-property.ts'
import { extraRows, propertyColumns } from './property-columns.ts'

type UpdateProperty = { params: { id: string }; body: PropertyInput }

/** Replaces a property and all its extras. Two at once: the later one stands whole. @throws AppError not_found */
export function updateProperty(context: HostContext, { params: { id }, body }: UpdateProperty): Promise<PropertyView> {
  const { deps, host } = context
  return inHost(deps.db, host.id, async (tx) => {
    const { count } = await tx.property.updateMany({ where: { id, hostId: host.id }, data: propertyColumns(body) })
    if (count === 0) throw notFound('Property')
    await tx.propertyExtra.deleteMany({ where: { propertyId: id, hostId: host.id } })
    await tx.propertyExtra.createMany({ data: extraRows(body.extras, { hostId: host.id, propertyId: id }) })
    await syncPropertyFacts(tx, { hostId: host.id, propertyId: id }, deps.now())
    await recordAudit(tx, auditEntry(context, { action: 'property.update', subject: id }))
    return getPropertyOfHost(tx, { hostId: host.id, id })
  })
}
