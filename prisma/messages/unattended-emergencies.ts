import type { Transaction } from '#prisma/client.ts'

type Emergency = { hostId: string; id: string }

/** Any number that no other advisory lock of the product has. */
const UNATTENDED = 7_365
/** So seldom the administrators are told of one host whose account is closed. */
const TOLD_AGAIN_AFTER_MS = 3_600_000

/** Whether the administrators were told lately that a host's emergencies have nobody, by this one or another. */
export async function wasToldLately(tx: Transaction, hostId: string, now: Date): Promise<boolean> {
  const unattendedToldAt = { gt: new Date(now.getTime() - TOLD_AGAIN_AFTER_MS) }
  return (await tx.emergency.count({ where: { hostId, unattendedToldAt } })) > 0
}

/** Notes that the administrators are told now; false where they were lately, or it needs nobody any more. */
export async function markUnattended(tx: Transaction, { hostId, id }: Emergency, now: Date): Promise<boolean> {
  await tx.$queryRaw`select from pg_advisory_xact_lock(${UNATTENDED}::int, hashtext(${hostId}))`
  if (await wasToldLately(tx, hostId, now)) return false
  const where = { id, hostId, takenAt: null, endedAt: null }
  const { count } = await tx.emergency.updateMany({ where, data: { unattendedToldAt: now } })
  return count > 0
}

/** Nobody took the mail that was noted then. */
export async function takeBackUnattended(tx: Transaction, { hostId, id }: Emergency, at: Date): Promise<void> {
  await tx.emergency.updateMany({ where: { id, hostId, unattendedToldAt: at }, data: { unattendedToldAt: null } })
}
