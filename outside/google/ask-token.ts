import { z } from 'zod'
import type { OutsideGuard } from '#outside/guard.ts'
import { AppError } from '#workflows/domain/errors.ts'
import type { GoogleApp } from '#workflows/domain/google-app.ts'
import { jsonOrNull } from '#workflows/domain/json-or-null.ts'
import { waitSeconds } from './wait-seconds.ts'

export type GoogleTokens = {
  accessToken: string
  expiresInSeconds: number
  /** With a consent only. */
  refreshToken: string | null
  scopes: string[]
}

const Given = z.object({
  access_token: z.string().min(1),
  expires_in: z.coerce.number().catch(3_600),
  refresh_token: z.string().min(1).optional(),
  scope: z.string().catch(''),
})
const Refused = z.object({ error: z.string() })

type Grant =
  | { grant_type: 'authorization_code'; code: string; code_verifier: string; redirect_uri: string }
  | { grant_type: 'refresh_token'; refresh_token: string }

/**
 * Tokens for a code or for a refresh token.
 * @throws AppError unauthenticated for a grant that is over or an application that Google refuses; upstream_unavailable.
 */
export async function askToken(
  guard: Pick<OutsideGuard, 'fetch'>,
  app: GoogleApp,
  grant: Grant,
): Promise<GoogleTokens> {
  const form = new URLSearchParams({ ...grant, client_id: app.clientId, client_secret: app.clientSecret })
  const answer = await guard.fetch(app.tokenUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: form.toString(),
  })
  const body = jsonOrNull(await answer.text())
  const given = Given.safeParse(body)
  if (!answer.ok || !given.success) throw tokenRefusal(answer, Refused.safeParse(body).data?.error)
  const { access_token, expires_in, refresh_token, scope } = given.data
  return {
    accessToken: access_token,
    expiresInSeconds: expires_in,
    refreshToken: refresh_token ?? null,
    scopes: scope.split(' ').filter(Boolean),
  }
}

/** RFC 6749, 5.2; Google adds what a Workspace does not allow. What is none of these passes. */
function tokenRefusal({ status, headers }: Response, error = ''): AppError {
  const message = `Google's token endpoint: ${status} ${error}`
  if (error === 'invalid_grant') return new AppError('unauthenticated', { code: 'google_access_revoked', message })
  if (OF_CLIENT.has(error)) return new AppError('unauthenticated', { code: 'google_client_refused', message })
  if (OF_POLICY.has(error)) return new AppError('unauthenticated', { code: 'google_not_allowed', message })
  const retryAfterSeconds = waitSeconds(headers.get('retry-after'))
  const wait = retryAfterSeconds === undefined ? {} : { retryAfterSeconds }
  return new AppError('upstream_unavailable', { code: 'google_busy', message, ...wait })
}

const OF_CLIENT = new Set(['invalid_client', 'unauthorized_client', 'deleted_client', 'disabled_client'])
const OF_POLICY = new Set(['admin_policy_enforced', 'org_internal', 'access_denied'])
