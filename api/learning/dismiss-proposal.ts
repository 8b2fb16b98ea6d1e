import { auditEntry } from '#api/http/audit-entry.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { recordAudit } from '#prisma/audit.ts'
import { inHost } from '#prisma/host-scope.ts'
import { getOpenProposal } from './get-proposal.ts'

/** @throws AppError not_found, also the second time. */
export function dismissProposal(
  context: HostContext,
  { params: { id } }: { params: { id: string } },
): Promise<undefined> {
  const { deps, host } = context
  return inHost(deps.db, host.id, async (tx, now) => {
    await getOpenProposal(tx, { hostId: host.id, id })
    await tx.factProposal.updateMany({ where: { id, hostId: host.id }, data: { state: 'dismissed', settledAt: now } })
    await recordAudit(tx, auditEntry(context, { action: 'learning.dismiss', subject: id }))
    return undefined
  })
}
