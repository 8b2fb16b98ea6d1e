import type { Transaction } from './client.ts'

/** Without either nothing is read and nothing leaves: a worker, and Temporal as a worker sees it. */
export type HeartbeatName = 'worker' | 'temporal'

/** Longer than a start after a crash takes, with all that is swept then. */
const SILENT_AFTER_SECONDS = 120

/** Says that somebody is there now, by PostgreSQL's clock. Takes the engine role. */
export async function beat(tx: Transaction, name: HeartbeatName): Promise<void> {
  await tx.$executeRaw`
    insert into heartbeat (name, at) values (${name}, clock_timestamp())
    on conflict (name) do update set at = excluded.at`
}

/** Since when nothing is read and nothing leaves; null while all are there, and where none has ever been. */
export async function standstillSince(tx: Transaction): Promise<Date | null> {
  const [silent] = await tx.$queryRaw<{ since: Date | null }[]>`
    select min(at) as since from heartbeat
    where at < clock_timestamp() - make_interval(secs => ${SILENT_AFTER_SECONDS}::int)`
  return silent?.since ?? null
}
