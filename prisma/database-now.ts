import type { Transaction } from './client.ts'

/** What time it is for everybody: PostgreSQL's clock at this moment, not at the transaction's begin. */
export async function databaseNow(tx: Transaction): Promise<Date> {
  const [clock] = await tx.$queryRaw<[{ now: Date }]>`select clock_timestamp() as now`
  return clock.now
}
