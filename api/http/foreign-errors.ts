import { STATUS_CODES } from 'node:http'
import { type PassingFailure, passingDatabaseFailure } from '#prisma/passing-database-failure.ts'
import { AppError, notFound } from '#workflows/domain/errors.ts'
import { thrownText, thrownValue } from '#workflows/domain/read-thrown.ts'
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

/** The failures of Express, its body parser and the database in our own words; all else is a bug. */
export function asAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown
  const known = BODY_ERRORS[thrownText(thrown, 'type')]
  if (known !== undefined) return new HttpError(known[0], { code: known[1] })
  if (thrown instanceof URIError) return new AppError('invalid_input', { code: 'address_invalid' })
  const status = thrownValue(thrown, 'status')
  if (status === 404) return notFound('Page')
  // What Express and its file server refuse: a range, a precondition, a path that is none.
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new HttpError(status, {
      code: 'request_refused',
      params: { status: STATUS_CODES[status] ?? String(status) },
    })
  }
  const passing = passingDatabaseFailure(thrown)
  if (passing !== undefined) return databaseFailure(thrown, passing)
  return new AppError('unexpected', { code: 'unexpected', cause: thrown })
}

const databaseFailure = (cause: unknown, { reason, isAway }: PassingFailure) =>
  new AppError('upstream_unavailable', {
    message: `database: ${reason || thrownText(cause, 'name')}`,
    code: isAway ? 'database_away' : 'database_too_slow',
    retryAfterSeconds: 2,
    cause,
  })
