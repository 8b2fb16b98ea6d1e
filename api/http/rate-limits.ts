import type { Request, RequestHandler, Response } from 'express'
import { ipKeyGenerator, MemoryStore, rateLimit } from 'express-rate-limit'
import type { ApiConfig } from '#api/config.ts'
import { AppError } from '#workflows/domain/errors.ts'

const MINUTE_MS = 60_000
const REFUSALS_PER_MINUTE = 300
const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

const addressOf = (request: Request) => ipKeyGenerator(request.ip ?? 'unknown')

type Rule = { limit: number; key: (request: Request, response: Response) => string }

const limited = ({ limit, key }: Rule, more: Parameters<typeof rateLimit>[0] = {}): RequestHandler =>
  rateLimit({
    windowMs: MINUTE_MS,
    limit,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    keyGenerator: key,
    validate: { xForwardedForHeader: false },
    handler: (request, _response, next) => {
      const resetTime: unknown = Reflect.get(Reflect.get(request, 'rateLimit') ?? {}, 'resetTime')
      const waitMs = resetTime instanceof Date ? resetTime.getTime() - Date.now() : MINUTE_MS
      const retryAfterSeconds = Math.max(1, waitMs / 1000)
      next(new AppError('rate_limited', { code: 'too_many_requests', retryAfterSeconds }))
    },
    ...more,
  })

/** Counters of this process: two API processes give twice the limit. */
export function createRateLimits({ rateLimits }: ApiConfig) {
  const refusals = new MemoryStore()
  const ofUser = (_request: Request, response: Response) => String(response.locals.kcSub)
  const reads = limited({ limit: rateLimits.readsPerMinute, key: ofUser })
  const writes = limited({ limit: rateLimits.writesPerMinute, key: ofUser })
  return {
    /** Refused sign-ins of one address: what guesses tokens is slowed before any token is looked at. */
    refusals: limited({ limit: REFUSALS_PER_MINUTE, key: addressOf }, { store: refusals }),
    /** Takes the mark back as soon as the token was not refused: an open stream is no guess. */
    uncount: (request: Request) => refusals.decrement(addressOf(request)),
    /** Calls without a token. */
    anonymous: limited({ limit: rateLimits.readsPerMinute, key: addressOf }),
    /** Calls of a signed-in user. */
    users: ((request, response, next) =>
      (READING.has(request.method) ? reads : writes)(request, response, next)) as RequestHandler,
  }
}

export type RateLimits = ReturnType<typeof createRateLimits>
