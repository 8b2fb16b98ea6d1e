import { recordAudit } from '#prisma/audit.ts'
import type { Database, Transaction } from '#prisma/client.ts'
import { ENDS_AFTER_MS } from '#workflows/domain/emergency/times.ts'
import type { By } from './by.ts'

export type EndEmergency = { hostId: string; id: string; as: 'over' | 'false_alarm'; by: By; now: Date }

/** The host says that it is over, or was none: calls end, and what waits may leave again as ever. */
export async function endEmergency(tx: Transaction, { hostId, id, as, by, now }: EndEmergency): Promise<void> {
  const { count } = await tx.emergency.updateMany({
    where: { id, hostId, endedAt: null },
    data: { endedAt: now, endedAs: as, nextCallAt: null, textDueAt: null },
  })
  if (count > 0) await recordAudit(tx, { hostId, ...by, action: 'emergency.end', subject: id, detail: { as } })
}

/** Whoever took it a day ago has dealt with it. What nobody took stays open. */
export async function endTakenLongAgo(engineDb: Database, now: Date): Promise<void> {
  await engineDb.emergency.updateMany({
    where: { endedAt: null, takenAt: { lt: new Date(now.getTime() - ENDS_AFTER_MS) } },
    data: { endedAt: now, endedAs: 'by_itself' },
  })
}
