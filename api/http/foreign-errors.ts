import { STATUS_CODES } from 'node:http'
import { databaseErrorOf } from '#prisma/database-error.ts'
import { AppError, notFound } from '#workflows/domain/errors.ts'
import type { BareCode } from '#workflows/domain/sentences/sentence.ts'
import { HttpError } from './http-error.ts'

const BODY_ERRORS: Record<string, [status: number, code: BareCode]> = {
  'entity.too.large': [413, 'body_too_large'],
  'entity.parse.failed': [400, 'body_not_json'],
  'encoding.unsupported': [415, 'encoding_unsupported'],
  'charset.unsupported': [415, 'charset_unsupported'],
  'request.aborted': [400, 'request_cut_off'],
  'request.size.invalid': [400, 'body_of_other_length'],
  'stream.encoding.set': [500, 'unexpected'],
}

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
/** https://www.postgresql.org/docs/18/errcodes-appendix.html: it is going down, coming up, or has no place left. */
const SERVER_UNAVAILABLE = new Set(['57P01', '57P02', '57P03', '53300'])
/** A statement, a lock or a transaction took longer than it may; two stood in each other's way. */
const TOO_LONG = new Set(['57014', '55P03', '25P03', '40P01', '40001'])

const propertyOf = (thrown: unknown, name: string): unknown =>
  typeof thrown === 'object' && thrown !== null && name in thrown ? Reflect.get(thrown, name) : undefined

const wordOf = (thrown: unknown, name: string): string => {
  const word = propertyOf(thrown, name)
  return typeof word === 'string' ? word : ''
}

/** The failures of Express, its body parser and the database in our own words; all else is a bug. */
export function asAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown
  const known = BODY_ERRORS[wordOf(thrown, 'type')]
  if (known !== undefined) return new HttpError(known[0], { code: known[1] })
  if (thrown instanceof URIError) return new AppError('invalid_input', { code: 'address_invalid' })
  const status = propertyOf(thrown, 'status')
  if (status === 404) return notFound('Page')
  // What Express and its file server refuse: a range, a precondition, a path that is none.
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new HttpError(status, {
      code: 'request_refused',
      params: { status: STATUS_CODES[status] ?? String(status) },
    })
  }
  const { kind = '', sqlState = wordOf(thrown, 'code') } = databaseErrorOf(thrown) ?? {}
  if (TOO_LONG.has(sqlState)) {
    return databaseFailure(thrown, sqlState, 'database_too_slow')
  }
  if (SERVER_UNAVAILABLE.has(sqlState) || DRIVER_UNAVAILABLE.has(kind) || isDatabaseUnavailable(thrown)) {
    return databaseFailure(thrown, sqlState || kind, 'database_away')
  }
  return new AppError('unexpected', { code: 'unexpected', cause: thrown })
}

const databaseFailure = (cause: unknown, reason: string, code: BareCode) =>
  new AppError('upstream_unavailable', {
    message: `database: ${reason || wordOf(cause, 'code') || wordOf(cause, 'name')}`,
    code,
    retryAfterSeconds: 2,
    cause,
  })

function isDatabaseUnavailable(thrown: unknown): boolean {
  const code = wordOf(thrown, 'code') || wordOf(thrown, 'errorCode')
  if (DATABASE_UNAVAILABLE.has(code) || NETWORK_UNAVAILABLE.has(code)) return true
  const cause = propertyOf(thrown, 'cause')
  return cause !== undefined && cause !== thrown && isDatabaseUnavailable(cause)
}
