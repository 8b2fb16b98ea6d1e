import type { Transaction } from '#prisma/client.ts'
import type { FactProposalModel } from '#prisma/generated/models.ts'
import { notFound } from '#workflows/domain/errors.ts'

/** Locked until the transaction ends. @throws AppError not_found, also for another host's, and for one that was settled. */
export async function getOpenProposal(
  tx: Transaction,
  { hostId, id }: { hostId: string; id: string },
): Promise<FactProposalModel> {
  await tx.$queryRaw`select 1 from fact_proposal where id = ${id}::uuid and host_id = ${hostId}::uuid for update`
  const proposal = await tx.factProposal.findFirst({ where: { id, hostId, state: 'open' } })
  if (proposal === null) throw notFound('Fact')
  return proposal
}
