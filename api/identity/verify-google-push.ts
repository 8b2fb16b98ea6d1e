import { errors, jwtVerify } from 'jose'
import { z } from 'zod'
import { areKeysAway, signingKeys } from '#api/identity/signing-keys.ts'
import { unauthenticated } from '#api/identity/verify-access-token.ts'
import type { OutsideGuard } from '#outside/guard.ts'
import { AppError } from '#workflows/domain/errors.ts'
import type { GooglePush } from '#workflows/domain/google-app.ts'

const ISSUER = 'https://accounts.google.com'
const CLOCK_TOLERANCE_SECONDS = 5
/** Google's are about 1 KB; checking a signature over more is work that anybody could ask for. */
const MAX_TOKEN_BYTES = 4096
const BEARER = /^bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i

const Claims = z.object({ email: z.string(), email_verified: z.literal(true) })

/**
 * Whether Pub/Sub calls us, in the name of the operator's service account.
 * @throws AppError unauthenticated for every kind of wrong token alike; upstream_unavailable without Google's keys.
 */
export type VerifyGooglePush = (authorization: string | undefined) => Promise<void>

type Deps = { guard: Pick<OutsideGuard, 'fetch'>; now: () => Date }

/**
 * Makes the check of Pub/Sub's tokens: RS256 under Google's keys, exact issuer, our audience, not after, and the service account that
 * the subscription names: https://docs.cloud.google.com/pubsub/docs/authenticate-push-subscriptions.
 */
export function verifyGooglePush({ account, audience, keysUrl }: GooglePush, { guard, now }: Deps): VerifyGooglePush {
  const keys = signingKeys(new URL(keysUrl), (url, { headers, signal }) => guard.fetch(url, { headers, signal }))
  return async (authorization) => {
    const token =
      authorization === undefined || authorization.length > MAX_TOKEN_BYTES ? null : BEARER.exec(authorization)
    if (token === null) throw unauthenticated()
    const options = {
      ...{ algorithms: ['RS256'], issuer: ISSUER, audience, requiredClaims: ['exp'] },
      ...{ clockTolerance: CLOCK_TOLERANCE_SECONDS, currentDate: now() },
    }
    const { payload } = await jwtVerify(token[1] ?? '', keys, options).catch((cause: unknown) => {
      throw refusalOf(cause)
    })
    const claims = Claims.safeParse(payload)
    if (claims.data?.email.toLowerCase() !== account.toLowerCase()) throw unauthenticated(claims.error)
  }
}

function refusalOf(cause: unknown): unknown {
  if (areKeysAway(cause)) return new AppError('upstream_unavailable', { code: 'google_busy', cause })
  return cause instanceof errors.JOSEError ? unauthenticated(cause) : cause
}
