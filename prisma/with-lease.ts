import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#prisma/client.ts'
import { AppError } from '#workflows/domain/errors.ts'

/** Longer than what is done under a lease may take with all its questions; so long the others wait for one who has died. */
const LASTS_SECONDS = 30
const PATIENCE_MS = 20_000
const AGAIN_MS = 50

/**
 * Does `work` while no other process does the same under this name. An advisory lock would hold a connection, and with it a
 * transaction that idles while somebody else is asked. One that ends later than any does is of a clock that was set back since. Takes the
 * engine role.
 * @throws AppError upstream_unavailable where the others take too long; what `work` throws.
 */
export async function withLease<T>(engineDb: Database, name: string, work: () => Promise<T>): Promise<T> {
  const holder = await take(engineDb, name)
  try {
    return await work()
  } finally {
    await engineDb.lease.deleteMany({ where: { name, holder } })
  }
}

async function take(engineDb: Database, name: string): Promise<string> {
  const until = performance.now() + PATIENCE_MS
  for (;;) {
    const [taken] = await engineDb.$queryRaw<{ holder: string }[]>`
      insert into lease as l (name, holder, ends_at)
      values (${name}, gen_random_uuid(), clock_timestamp() + make_interval(secs => ${LASTS_SECONDS}::int))
      on conflict (name) do update set holder = excluded.holder, ends_at = excluded.ends_at
      where l.ends_at < clock_timestamp() or l.ends_at > clock_timestamp() + make_interval(secs => ${2 * LASTS_SECONDS}::int)
      returning holder`
    if (taken !== undefined) return taken.holder
    if (performance.now() >= until) throw takesTooLong(name)
    await pause(AGAIN_MS)
  }
}

const takesTooLong = (name: string) =>
  new AppError('upstream_unavailable', {
    message: `Another process does '${name}' and does not end`,
    code: 'identity_away',
    retryAfterSeconds: 10,
  })
