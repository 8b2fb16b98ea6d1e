import type { Transaction } from '#prisma/client.ts'

/** So many may wait or be answered within an hour: each may ask a model. */
const TRIALS_AN_HOUR = 30

type NewTrial = { id: string; hostId: string; propertyId: string; question: string; now: Date }

/** Asks for a trial. False where the host has had as many as an hour takes. */
export async function startTrial(
  tx: Transaction,
  { id, hostId, propertyId, question, now }: NewTrial,
): Promise<boolean> {
  const since = new Date(now.getTime() - 3_600_000)
  if ((await tx.trial.count({ where: { hostId, createdAt: { gt: since } } })) >= TRIALS_AN_HOUR) return false
  await tx.trial.create({ data: { id, hostId, propertyId, question, createdAt: now } })
  await tx.host.updateMany({ where: { id: hostId, triedAt: null }, data: { triedAt: now } })
  return true
}
