import { auditEntry } from '#api/http/audit-entry.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { recordAudit } from '#prisma/audit.ts'
import { Prisma } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { unlearnSentence } from '#prisma/learning/unlearn-sentence.ts'
import { notFound } from '#workflows/domain/errors.ts'

/**
 * Takes back what the host said of a proposal: it waits again, and what accepting it changed is as it was before.
 * @throws AppError not_found, also for another host's, and for one that waits.
 */
export function reopenProposal(
  context: HostContext,
  { params: { id } }: { params: { id: string } },
): Promise<undefined> {
  const { deps, host } = context
  const hostId = host.id
  return inHost(deps.db, hostId, async (tx, now) => {
    await tx.$queryRaw`select 1 from fact_proposal where id = ${id}::uuid and host_id = ${hostId}::uuid for update`
    const proposal = await tx.factProposal.findFirst({
      where: { id, hostId, state: { in: ['accepted', 'dismissed'] } },
    })
    if (proposal === null) throw notFound('Fact')
    const { sentence, changed } = proposal
    await unlearnSentence(tx, { hostId, sentence, changed, now })
    await tx.factProposal.updateMany({
      where: { id, hostId },
      data: { state: 'open', scope: null, validUntil: null, settledAt: null, changed: Prisma.DbNull },
    })
    await recordAudit(tx, auditEntry(context, { action: 'learning.reopen', subject: id }))
    return undefined
  })
}
