import type { Transaction } from '#prisma/client.ts'
import type { PropertyOfHost } from '#prisma/secrets/sync-property-secrets.ts'

/**
 * Has every window that shows a house read its facts again, once this is committed: they are no live event of their own. Before a fact
 * is changed, as who changes the texts has the property first, too.
 */
export async function tellOfFacts(tx: Transaction, { hostId, propertyId }: PropertyOfHost, now: Date): Promise<void> {
  await tx.property.updateMany({ where: { id: propertyId, hostId }, data: { updatedAt: now } })
}
