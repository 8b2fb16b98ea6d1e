import { thrownText, thrownValue } from '#workflows/domain/read-thrown.ts'
import { databaseErrorOf } from './database-error.ts'

/** What Prisma says when PostgreSQL is away, refuses, or every connection is taken. */
const DATABASE_UNAVAILABLE = new Set([
  'P1000',
  'P1001',
  'P1002',
  'P1003',
  'P1008',
  'P1010',
  'P1017',
  'P2024',
  'P2028',
  'P2037',
])
/** The same of a query within a transaction, as the driver calls it. */
const DRIVER_UNAVAILABLE = new Set(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout'])
const NETWORK_UNAVAILABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE'])
/** A connection that ended under a query, or before the next one of its transaction: of that `pg` says nothing but this. */
const CONNECTION_LOST = new Set([
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
])
/** https://www.postgresql.org/docs/18/errcodes-appendix.html: the connection, no room or memory left, going down, its machine. */
const SERVER_UNAVAILABLE = /^(?:08|53|57P|58)/
/** A statement or a transaction took longer than it may. */
const TOO_LONG = new Set(['57014', '25P03'])
/** Somebody else holds a row and does not let go, or two stood in each other's way: whatever is written has no part in it. */
const IN_THE_WAY = new Set(['55P03', '40P01', '40001'])

/** `isAway`: nobody answered, or nothing can be written there. `isByOthers`: another transaction is in the way. Else it took too long. */
export type PassingFailure = { reason: string; isAway: boolean; isByOthers: boolean }

/** A failure of the database that may be over at the next try; undefined for any other. */
export function passingDatabaseFailure(thrown: unknown): PassingFailure | undefined {
  const { kind = '', sqlState = thrownText(thrown, 'code') } = databaseErrorOf(thrown) ?? {}
  const reason = sqlState || kind || thrownText(thrown, 'code')
  const isByOthers = IN_THE_WAY.has(sqlState)
  if (isByOthers || TOO_LONG.has(sqlState)) return { reason, isAway: false, isByOthers }
  const isAway = SERVER_UNAVAILABLE.test(sqlState) || DRIVER_UNAVAILABLE.has(kind) || isUnavailable(thrown)
  return isAway ? { reason, isAway, isByOthers: false } : undefined
}

function isUnavailable(thrown: unknown): boolean {
  const code = thrownText(thrown, 'code') || thrownText(thrown, 'errorCode')
  if (DATABASE_UNAVAILABLE.has(code) || NETWORK_UNAVAILABLE.has(code)) return true
  if (CONNECTION_LOST.has(thrownText(thrown, 'message'))) return true
  const cause = thrownValue(thrown, 'cause')
  return cause !== undefined && cause !== thrown && isUnavailable(cause)
}
