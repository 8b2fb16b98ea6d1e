import type { Request, RequestHandler, Response } from 'express'
import type { ApiDeps } from '#api/deps.ts'
import { expiredSubject } from '#api/identity/verify-access-token.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { clientAddress } from './client-address.ts'
import type { Hit } from './shared-counts.ts'

export const RATE_WINDOW_MS = 60_000
const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/** What an account, or an address without one, may ask of all processes together in a minute. */
export function createRateLimits({ config, counts }: Pick<ApiDeps, 'config' | 'counts'>) {
  const { readsPerMinute, writesPerMinute, refusalsPerMinute } = config.rateLimits

  const limited =
    (name: string, limit: number, key: (request: Request, response: Response) => string): RequestHandler =>
    async (request, response, next) => {
      const hit = await counts.hit(`${name} ${key(request, response)}`, limit)
      tellPolicy(response, { name, limit, hit })
      if (hit.hits > limit) throw tooMany(hit)
      next()
    }
  const ofUser = (_request: Request, response: Response) => String(response.locals.kcSub)
  const reads = limited('reads', readsPerMinute, ofUser)
  const writes = limited('writes', writesPerMinute, ofUser)
  return {
    /** Calls without a token. */
    anonymous: limited('open', readsPerMinute, clientAddress),
    /** Calls of a signed-in user, wherever they come from. */
    users: ((request, response, next) =>
      (READING.has(request.method) ? reads : writes)(request, response, next)) as RequestHandler,
    /**
     * Counts that a caller was refused. Asked for after the refusal and by who was refused only: however many anonymous
     * callers share an address, whoever shows a good token or signature does not meet them. A token of ours that has merely
     * expired counts for its account.
     * @throws AppError rate_limited in place of the refusal, once there were too many.
     */
    async refused(request: Request, refusal: unknown): Promise<void> {
      const account = expiredSubject(refusal)
      const who = account === undefined ? clientAddress(request) : `account ${account}`
      const hit = await counts.hit(`refused ${who}`, refusalsPerMinute)
      if (hit.hits > refusalsPerMinute) throw tooMany(hit)
    },
  }
}

export type RateLimits = ReturnType<typeof createRateLimits>

const secondsLeft = ({ leftMs }: Hit) => Math.max(1, Math.ceil(leftMs / 1000))

const tooMany = (hit: Hit) =>
  new AppError('rate_limited', { code: 'too_many_requests', retryAfterSeconds: secondsLeft(hit) })

/** https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers: the policy, what remains and until when. */
function tellPolicy(response: Response, { name, limit, hit }: { name: string; limit: number; hit: Hit }): void {
  response.setHeader('RateLimit-Policy', `"${name}";q=${limit};w=${RATE_WINDOW_MS / 1000}`)
  response.setHeader('RateLimit', `"${name}";r=${Math.max(0, limit - hit.hits)};t=${secondsLeft(hit)}`)
}
