import type { ActivityDeps } from '#activities/deps.ts'
import { keepAlerts } from '#prisma/alerts/keep-alerts.ts'
import { databaseNow } from '#prisma/database-now.ts'

/** Any number that no other advisory lock of the product has. */
const ALERTS = 7_364

/** Looks for many troubles within minutes; of several workers one does. */
export async function watchForTrouble({ engineDb }: Pick<ActivityDeps, 'engineDb'>): Promise<void> {
  await engineDb.$transaction(async (tx) => {
    const [lock] = await tx.$queryRaw<{ held: boolean }[]>`select pg_try_advisory_xact_lock(${ALERTS}::int) as held`
    if (lock?.held === true) await keepAlerts(tx, await databaseNow(tx))
  })
}
