import { randomUUID } from 'node:crypto'
import type { NextFunction, Request, Response } from 'express'

/** Gives every request a number of our own; a caller's is never taken over. */
export function giveRequestId(_request: Request, response: Response, next: NextFunction): void {
  const requestId = randomUUID()
  response.locals.requestId = requestId
  response.setHeader('X-Request-Id', requestId)
  next()
}

/** The id of the request that is being answered, as it stands in the log. */
export const requestIdOf = (response: Response): string => String(response.locals.requestId)
