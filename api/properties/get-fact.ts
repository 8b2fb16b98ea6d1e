import type { Transaction } from '#prisma/client.ts'
import type { HostsFact } from '#prisma/facts/fact-rows.ts'
import { syncPropertyFacts } from '#prisma/facts/sync-property-facts.ts'
import { notFound } from '#workflows/domain/errors.ts'

type FactOfHost = { hostId: string; propertyId: string; factId: string; now: Date }

/** @throws AppError not_found when property or fact is absent or another host's. */
export async function getFactOfHost(
  tx: Transaction,
  { hostId, propertyId, factId, now }: FactOfHost,
): Promise<HostsFact> {
  if ((await tx.property.count({ where: { id: propertyId, hostId } })) === 0) throw notFound('Property')
  const facts = await syncPropertyFacts(tx, { hostId, propertyId }, now)
  const fact = facts.find(({ id }) => id === factId)
  if (fact === undefined) throw notFound('Fact')
  return fact
}
