import { errors, type JWTPayload, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Identity } from '#api/identity/identity.ts'
import type { KeycloakConfig } from '#api/identity/keycloak-admin.ts'
import { areKeysAway, signingKeys } from '#api/identity/signing-keys.ts'
import { AppError } from '#workflows/domain/errors.ts'

const API_AUDIENCE = 'locanda-api'

/** Keycloak's are about 1.5 KB; checking a signature over megabytes is work that anybody could ask for. */
const MAX_TOKEN_BYTES = 8192
/** Only so much as two machines' clocks differ. */
const CLOCK_TOLERANCE_SECONDS = 5
const BEARER = /^bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i

/** What Keycloak writes into an access token. `typ` tells it from an ID or a refresh token, `azp` from another client's. */
const Claims = z.object({
  sub: z.string().min(1).max(255),
  typ: z.literal('Bearer'),
  azp: z.string(),
  email: z.string().default(''),
  name: z.string().nullish(),
  exp: z.number(),
  realm_access: z.object({ roles: z.array(z.string()) }).default({ roles: [] }),
})

/**
 * Makes the check of RFC 9068 section 4 and RFC 8725: RS256 under the realm's keys, exact issuer, our audience, our
 * client, `typ` Bearer, not before, not after.
 * @throws AppError unauthenticated for every kind of wrong token alike; upstream_unavailable without the realm's keys.
 */
export function verifyAccessToken(config: KeycloakConfig) {
  const issuer = `${config.url.replace(/\/$/, '')}/realms/${config.realm}`
  const keys = signingKeys(new URL(`${issuer}/protocol/openid-connect/certs`))
  return async (authorizationHeader: string | undefined): Promise<Identity> => {
    const token = bearerToken(authorizationHeader)
    const payload = await verified(() =>
      jwtVerify(token, keys, {
        algorithms: ['RS256'],
        issuer,
        audience: API_AUDIENCE,
        requiredClaims: ['sub', 'exp', 'iat'],
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
      }),
    )
    return toIdentity(payload, config.clientId)
  }
}

function bearerToken(header: string | undefined): string {
  if (header === undefined || header.length > MAX_TOKEN_BYTES) throw unauthenticated()
  const token = BEARER.exec(header)?.[1]
  if (token === undefined) throw unauthenticated()
  return token
}

async function verified(verify: () => Promise<{ payload: JWTPayload }>): Promise<JWTPayload> {
  try {
    return (await verify()).payload
  } catch (cause) {
    if (areKeysAway(cause)) {
      throw new AppError('upstream_unavailable', {
        message: "Keycloak's keys could not be fetched",
        code: 'sign_in_unchecked',
        retryAfterSeconds: 2,
        cause,
      })
    }
    if (cause instanceof errors.JOSEError) throw unauthenticated(cause)
    throw cause
  }
}

function toIdentity(payload: JWTPayload, clientId: string): Identity {
  const claims = Claims.safeParse(payload)
  if (!claims.success || claims.data.azp !== clientId) throw unauthenticated(claims.error)
  const { sub, email, name, exp, realm_access } = claims.data
  return { kcSub: sub, email, name: name ?? null, roles: realm_access.roles, expiresAt: new Date(exp * 1000) }
}

/** Whose token it was, where a refusal says no more than that a genuine token has expired. */
export const expiredSubject = (refusal: unknown): string | undefined =>
  refusal instanceof AppError && refusal.cause instanceof errors.JWTExpired ? refusal.cause.payload.sub : undefined

/** One text for every reason: what exactly was wrong helps only who forges. */
export const unauthenticated = (cause?: unknown) => new AppError('unauthenticated', { code: 'unauthorized', cause })
