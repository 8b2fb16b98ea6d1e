import type { Transaction } from '#prisma/client.ts'

type Missed = { hostId: string; sourceId: string; since: Date }

/** A mail came in that Google had not announced: nothing is left to its word until it announces one again. What it said `since` counts. */
export async function noteUnannounced(tx: Transaction, { hostId, sourceId, since }: Missed): Promise<void> {
  await tx.googleWatch.updateMany({ where: { hostId, sourceId, pushedAt: { lt: since } }, data: { pushedAt: null } })
}
