/** How long a program's connections may work, wait and idle in PostgreSQL, in milliseconds. */
export type TimeLimits = {
  statement: number
  /** For a lock that another transaction holds. */
  lock: number
  /** Between two statements of a transaction. */
  idleInTransaction: number
  /** For a whole transaction of a scope that names no time of its own; and for one of the pool's connections to run it on. */
  transaction: number
  connection: number
  /** On the connection itself while a statement is awaited, more than any may take: longer, and the other end has vanished. */
  silence: number
}

/** Of every statement of the product: what takes longer is not one statement's work. Migrations alone have none of these limits. */
const OF_A_STATEMENT = { statement: 5_000, lock: 4_000 } as const
const OF_A_TRANSACTION = { transaction: 10_000, connection: 5_000 } as const
const OF_A_CONNECTION = { silence: 12_000 } as const

/** Of the API: somebody waits. */
export const OF_A_REQUEST: TimeLimits = {
  ...OF_A_STATEMENT,
  ...OF_A_TRANSACTION,
  ...OF_A_CONNECTION,
  idleInTransaction: 10_000,
}

/** Of the worker and of maintenance: between two statements of a batch a busy machine may do something else. */
export const OF_WORK: TimeLimits = {
  ...OF_A_STATEMENT,
  ...OF_A_TRANSACTION,
  ...OF_A_CONNECTION,
  idleInTransaction: 60_000,
}
