import type { NextFunction, Request, Response } from 'express'
import type { ErrorBody } from '#api/contract/errors.ts'
import { HTTP_STATUS } from '#api/contract/http-status.ts'
import { describeError, type Log } from '#outside/log.ts'
import type { AppError } from '#workflows/domain/errors.ts'
import { DraftChanged } from './draft-changed.ts'
import { asAppError } from './foreign-errors.ts'
import { HttpError } from './http-error.ts'
import { requestIdOf } from './request-id.ts'

/** The HTTP status that an error is answered with. */
export const statusOf = (error: AppError): number =>
  error instanceof HttpError ? error.status : HTTP_STATUS[error.kind]

/** The answer of a refused call: the sentence with its code, and nothing of the log's words. */
export const errorBody = (error: AppError, requestId: string): ErrorBody => ({
  error: error.userMessage,
  ...error.sentence,
  kind: error.kind,
  requestId,
  ...(error.fields === undefined ? {} : { fields: error.fields }),
  ...(error instanceof DraftChanged ? { draft: error.draft } : {}),
})

/** Answers everything that was thrown. Bugs are logged with their stack and answered without it. */
export const createErrorHandler =
  (log: Log) =>
  // oxlint-disable-next-line max-params -- Express knows an error handler by its four arguments
  (thrown: unknown, _request: Request, response: Response, next: NextFunction): void => {
    const requestId = requestIdOf(response)
    const error = asAppError(thrown)
    if (error.kind === 'unexpected') log.error({ requestId, ...describeError(thrown) }, 'unexpected failure')
    else if (error.kind === 'upstream_unavailable')
      log.warn({ requestId, reason: error.message }, 'upstream unavailable')
    if (response.destroyed) return
    if (response.headersSent) {
      next(thrown)
      return
    }
    if (error.retryAfterSeconds !== undefined)
      response.setHeader('Retry-After', String(Math.ceil(error.retryAfterSeconds)))
    if (error.kind === 'unauthenticated') response.setHeader('WWW-Authenticate', 'Bearer')
    response.status(statusOf(error)).json(errorBody(error, requestId))
  }
