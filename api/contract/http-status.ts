import type { ErrorKind } from '#workflows/domain/errors.ts'

/** The status that each kind of failure is answered with. */
export const HTTP_STATUS = {
  invalid_input: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  rule_refused: 422,
  rate_limited: 429,
  upstream_unavailable: 503,
  unexpected: 500,
} as const satisfies Record<ErrorKind, number>

const kinds = Object.keys(HTTP_STATUS) as ErrorKind[]

/** Whether a value that was received names a kind of error. */
export const isErrorKind = (value: unknown): value is ErrorKind => kinds.some((kind) => kind === value)

/** The first kind of error with an HTTP status; `unexpected` where none has it. */
export const kindOfStatus = (status: number): ErrorKind =>
  kinds.find((kind) => HTTP_STATUS[kind] === status) ?? 'unexpected'
