import type { FactParams } from '#api/contract/property-facts.ts'
import { auditEntry } from '#api/http/audit-entry.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { recordAudit } from '#prisma/audit.ts'
import { inHost } from '#prisma/host-scope.ts'
import { getFactOfHost } from './get-fact.ts'
import { tellOfFacts } from './tell-of-facts.ts'

/** Says that a fact is none. The text stays as it is; a changed sentence is read anew. @throws AppError not_found */
export function deleteFact(context: HostContext, { params }: { params: FactParams }): Promise<undefined> {
  const { deps, host } = context
  const owner = { hostId: host.id, propertyId: params.id }
  const now = deps.now()
  return inHost(deps.db, host.id, async (tx) => {
    const fact = await getFactOfHost(tx, { ...owner, factId: params.factId, now })
    await tellOfFacts(tx, owner, now)
    await tx.propertyFact.updateMany({ where: { ...owner, id: fact.id }, data: { isRemoved: true, changedAt: now } })
    const detail = { fact: fact.key }
    await recordAudit(tx, auditEntry(context, { action: 'fact.delete', subject: params.id, detail }))
    return undefined
  })
}
