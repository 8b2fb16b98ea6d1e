import type { Database } from '#prisma/client.ts'
import type { TroubleCounts } from '#workflows/domain/alerts.ts'
import { readCounts } from './alert-counts.ts'

/** `host`: the address of the one host that it is about. */
export type UntoldAlert = {
  id: string
  host: string | null
  hosts: number
  counts: TroubleCounts
  beganAt: Date
  endedAt: Date | null
}

const MOST = 50

const UNTOLD = { OR: [{ toldAt: null }, { endedAt: { not: null }, endToldAt: null }] }

/** What the administrators were not told of by mail: alerts that began, or ended. For the engine role. */
export async function findUntold(engineDb: Database): Promise<UntoldAlert[]> {
  const alerts = await engineDb.alert.findMany({ where: UNTOLD, orderBy: { beganAt: 'asc' }, take: MOST })
  if (alerts.length === 0) return []
  const hosts = await engineDb.host.findMany({
    where: { id: { in: alerts.flatMap(({ hostId }) => hostId ?? []) } },
    select: { id: true, email: true },
  })
  const emails = new Map(hosts.map(({ id, email }) => [id, email]))
  return alerts.map(({ id, hostId, counts, beganAt, endedAt, hosts: many }) => {
    const host = hostId === null ? null : (emails.get(hostId) ?? hostId)
    return { id, host, hosts: many, counts: readCounts(counts), beganAt, endedAt }
  })
}

/** Whether a mail about alerts left within a time that ends now; one of later says only that the clock was set back. For the engine role. */
export async function wasToldWithin(engineDb: Database, milliseconds: number, now: Date): Promise<boolean> {
  const lately = { gt: new Date(now.getTime() - milliseconds), lte: now }
  return (await engineDb.alert.count({ where: { OR: [{ toldAt: lately }, { endToldAt: lately }] } })) > 0
}

/** Notes that the mail about these leaves now; false where another process was first. For the engine role. */
export function markTold(engineDb: Database, alerts: readonly UntoldAlert[], now: Date): Promise<boolean> {
  const idsOf = (some: readonly UntoldAlert[]) => ({ in: some.map(({ id }) => id) })
  const ended = alerts.filter(({ endedAt }) => endedAt !== null)
  return engineDb.$transaction(async (tx) => {
    const begun = await tx.alert.updateMany({ where: { id: idsOf(alerts), toldAt: null }, data: { toldAt: now } })
    const over = await tx.alert.updateMany({
      where: { id: idsOf(ended), endedAt: { not: null }, endToldAt: null },
      data: { endToldAt: now },
    })
    return begun.count + over.count > 0
  })
}

/** Nobody took the mail that was noted then. For the engine role. */
export async function takeBackTold(engineDb: Database, alerts: readonly UntoldAlert[], at: Date): Promise<void> {
  const id = { in: alerts.map((alert) => alert.id) }
  await engineDb.alert.updateMany({ where: { id, toldAt: at }, data: { toldAt: null } })
  await engineDb.alert.updateMany({ where: { id, endToldAt: at }, data: { endToldAt: null } })
}
