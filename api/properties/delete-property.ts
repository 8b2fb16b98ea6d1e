import { auditEntry } from '#api/http/audit-entry.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { recordAudit } from '#prisma/audit.ts'
import { inHost } from '#prisma/host-scope.ts'
import { notFound } from '#workflows/domain/errors.ts'

/** Deletes a property; its chats stay and lose it. @throws AppError not_found, also the second time. */
export function deleteProperty(
  context: HostContext,
  { params: { id } }: { params: { id: string } },
): Promise<undefined> {
  const { deps, host } = context
  return inHost(deps.db, host.id, async (tx) => {
    // Its chats first: whoever holds one may still write for its property.
    await tx.$queryRaw`
      select 1 from chat where host_id = ${host.id}::uuid and property_id = ${id}::uuid order by id for no key update`
    await tx.$queryRaw`select 1 from property where id = ${id}::uuid and host_id = ${host.id}::uuid for update`
    await tx.chat.updateMany({
      where: { propertyId: id, hostId: host.id },
      data: { propertyId: null, stayConfirmedBy: null, stayAddress: null },
    })
    const { count } = await tx.property.deleteMany({ where: { id, hostId: host.id } })
    if (count === 0) throw notFound('Property')
    await recordAudit(tx, auditEntry(context, { action: 'property.delete', subject: id }))
    return undefined
  })
}
