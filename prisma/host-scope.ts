import type { Database, Transaction } from '#prisma/client.ts'

export type ScopeOptions = { timeoutMs?: number }

/**
 * Runs `work` in one transaction that acts for `hostId`. Row-level security shows and accepts that host's rows only,
 * whatever `work` forgets to ask for.
 */
export function inHost<T>(db: Database, hostId: string, work: (tx: Transaction) => Promise<T>, options?: ScopeOptions) {
  return db.$transaction(
    async (tx) => {
      await tx.$executeRaw`select set_config('app.host_id', ${hostId}, true)`
      return work(tx)
    },
    { timeout: options?.timeoutMs ?? 10_000, maxWait: 5_000 },
  )
}

/** Runs `work` for the person whose token has this subject, before their host row is known. */
export function inSubject<T>(db: Database, kcSub: string, work: (tx: Transaction) => Promise<T>) {
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`select set_config('app.kc_sub', ${kcSub}, true)`
    return work(tx)
  })
}

/** Runs `work` for an administrator whose role has been checked: opens the audit trail and no tenant table. */
export function asAdministrator<T>(db: Database, work: (tx: Transaction) => Promise<T>) {
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`select set_config('app.administrator', 'yes', true)`
    return work(tx)
  })
}
