import { whileAwaited } from '#prisma/caller.ts'
import { type Database, Prisma, type Transaction } from '#prisma/client.ts'

/**
 * `timeoutMs`: for the whole transaction; without, what the connections allow (`TimeLimits`). `isByIds`: its rows are found by their ids,
 * whatever those are: PostgreSQL plans each statement once a connection, and not for the first five values anew.
 */
export type ScopeOptions = { timeoutMs?: number; isByIds?: boolean }
/** `begunAt`: PostgreSQL's clock at the begin, which costs no question of its own. */
type Work<T> = (tx: Transaction, begunAt: Date) => Promise<T>

/**
 * Runs `work` in one transaction that acts for `hostId`. Row-level security shows and accepts that host's rows only,
 * whatever `work` forgets to ask for.
 * @throws the reason of `left` when the caller has already gone; what `work` throws.
 */
export const inHost = <T>(db: Database, hostId: string, work: Work<T>, options?: ScopeOptions): Promise<T> =>
  inScope(db, ['app.host_id', hostId], work, options)

/**
 * Runs `work` for the person whose token has this subject, before their host row is known.
 * @throws the reason of `left` when the caller has already gone; what `work` throws.
 */
export const inSubject = <T>(db: Database, kcSub: string, work: Work<T>): Promise<T> =>
  inScope(db, ['app.kc_sub', kcSub], work)

/**
 * Runs `work` for an administrator whose role has been checked: opens the audit trail and no tenant table.
 * @throws the reason of `left` when the caller has already gone; what `work` throws.
 */
export const asAdministrator = <T>(db: Database, work: Work<T>): Promise<T> =>
  inScope(db, ['app.administrator', 'yes'], work)

function inScope<T>(db: Database, [name, value]: [string, string], work: Work<T>, options: ScopeOptions = {}) {
  return db.$transaction(
    async (tx) => {
      const planned = options.isByIds === true ? ONE_PLAN : Prisma.empty
      const [{ pid, now }] = await tx.$queryRaw<[{ pid: number; now: Date }]>`
        select pg_backend_pid() as pid, clock_timestamp() as now, set_config(${name}, ${value}, true) ${planned}`
      return whileAwaited(pid, () => work(tx, now))
    },
    options.timeoutMs === undefined ? undefined : { timeout: options.timeoutMs },
  )
}

const ONE_PLAN = Prisma.sql`, set_config('plan_cache_mode', 'force_generic_plan', true)`
