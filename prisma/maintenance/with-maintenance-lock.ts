import type { Database, Transaction } from '#prisma/client.ts'

/** Any number that no other advisory lock of the product has. */
const MAINTENANCE = 7_362

/** Of many statements, each with its own limit; on a busy machine they add up. */
const BATCH_MS = 60_000

/** Runs one batch in a transaction of the engine role; of several processes one does, and the others have nothing to do. */
export function withMaintenanceLock(engineDb: Database, batch: (tx: Transaction) => Promise<number>): Promise<number> {
  return engineDb.$transaction(
    async (tx) => {
      const [lock] = await tx.$queryRaw<
        { held: boolean }[]
      >`select pg_try_advisory_xact_lock(${MAINTENANCE}::int) as held`
      return lock?.held === true ? batch(tx) : 0
    },
    { timeout: BATCH_MS },
  )
}
