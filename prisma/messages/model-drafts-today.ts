import { Prisma, type Transaction } from '#prisma/client.ts'

const DAY_MS = 24 * 3_600_000

/** How many drafts of a host a model was asked for in the last 24 hours. */
export const modelDraftsToday = (tx: Transaction, hostId: string, now: Date): Promise<number> =>
  tx.message.count({
    where: { hostId, storedAt: { gt: new Date(now.getTime() - DAY_MS) }, modelUse: { not: Prisma.DbNull } },
  })
