/** How long PostgreSQL lets a program's connections work, wait and idle, in milliseconds. */
export type TimeLimits = {
  statement: number
  /** For a lock that another transaction holds. */
  lock: number
  /** Between two statements of a transaction. */
  idleInTransaction: number
  /** On the connection itself, more than any statement may take: longer, and the other end has vanished. */
  silence: number
}

/** Of the API: somebody waits. */
export const OF_A_REQUEST: TimeLimits = { statement: 5_000, lock: 4_000, idleInTransaction: 10_000, silence: 12_000 }

/** Of the worker and of maintenance: batches of a thousand mails, and nobody waits. */
export const OF_WORK: TimeLimits = { statement: 30_000, lock: 15_000, idleInTransaction: 60_000, silence: 65_000 }
