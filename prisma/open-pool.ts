import type { Socket } from 'node:net'
import pg from 'pg'
import { largeOr } from './large-parameter.ts'
import type { TimeLimits } from './time-limits.ts'

const CONNECT_WITHIN_MS = 5_000
const KEEP_ALIVE_AFTER_MS = 10_000
/** Shorter than any limit on silence, so that what only rests is closed in peace. */
const REST_MS = 8_000

/** What the driver does not declare. */
type Driver = {
  connection: { stream: Socket }
  readyForQuery: boolean
  query: (asked: unknown, ...more: unknown[]) => unknown
}

export type PoolOptions = { url: string; maxConnections: number; limits: TimeLimits }

/**
 * A pool that waits for nothing for ever: PostgreSQL ends what takes too long, and a connection over which nothing comes
 * any more (half-open: the other end is gone and nobody said so) is destroyed, its query failing with ETIMEDOUT.
 */
export function openPool({ url, maxConnections, limits }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    // What waits for one of the pool's connections waits here too.
    connectionTimeoutMillis: Math.max(CONNECT_WITHIN_MS, limits.connection),
    idleTimeoutMillis: REST_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    statement_timeout: limits.statement,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: limits.idleInTransaction,
  })
  return pool.on('connect', (client) => {
    // The driver's own `query_timeout` would give such a connection back to the pool.
    const driver = client as unknown as Driver
    const { stream } = driver.connection
    fillIn(driver)
    stream.setTimeout(limits.silence).on('timeout', () => {
      // Between two statements of a transaction nobody waits for a word: it is listened for anew.
      if (driver.readyForQuery) stream.setTimeout(limits.silence)
      else stream.destroy(silenceOf(limits.silence))
    })
  })
}

/** Large parameters are put in their places after Prisma has passed their names on. */
function fillIn(driver: Driver): void {
  const all = pg.Client.prototype as unknown as Driver
  driver.query = (asked, ...more) => all.query.call(driver, withParameters(asked), ...more)
}

const withParameters = (asked: unknown): unknown =>
  typeof asked === 'object' && asked !== null && 'values' in asked && Array.isArray(asked.values)
    ? { ...asked, values: asked.values.map(largeOr) }
    : asked

const silenceOf = (milliseconds: number) =>
  Object.assign(new Error(`No word from the database for ${milliseconds} ms`), {
    code: 'ETIMEDOUT',
    syscall: 'read',
    errno: -110,
  })
