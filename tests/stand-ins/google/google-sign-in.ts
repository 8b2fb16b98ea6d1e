import { createHash, randomBytes } from 'node:crypto'

export type GoogleClient = { clientId: string; clientSecret: string }
export type Grant = { address: string; scopes: string[]; isRevoked: boolean }
type Code = { address: string; scopes: string[]; redirectUri: string; challenge: string; used: boolean }
export type TokenAnswer = { status: number; body: Record<string, unknown> }
export type GoogleSignIn = ReturnType<typeof createGoogleSignIn>

const HOUR_SECONDS = 3_600
const newToken = (prefix: string) => `${prefix}${randomBytes(24).toString('base64url')}`
const refused = (error: string, status = 400): TokenAnswer => ({ status, body: { error, error_description: error } })

/**
 * Google's sign-in for web applications: codes bound to a challenge (RFC 7636), refresh tokens, and their end
 * (https://developers.google.com/identity/protocols/oauth2/web-server).
 */
export function createGoogleSignIn({ clientId, clientSecret }: GoogleClient) {
  const codes = new Map<string, Code>()
  const grants = new Map<string, Grant>()
  const access = new Map<string, { refreshToken: string; until: number }>()

  const accessFor = (refreshToken: string, { scopes }: Grant) => {
    const token = newToken('ya29.')
    access.set(token, { refreshToken, until: Date.now() + HOUR_SECONDS * 1000 })
    const body = { access_token: token, expires_in: HOUR_SECONDS, scope: scopes.join(' '), token_type: 'Bearer' }
    return { status: 200, body }
  }
  const grant = (address: string, scopes: string[]) => {
    const refreshToken = newToken('1//')
    grants.set(refreshToken, { address, scopes, isRevoked: false })
    return refreshToken
  }
  function exchange(form: URLSearchParams): TokenAnswer {
    const code = codes.get(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (code === undefined || code.used || code.redirectUri !== form.get('redirect_uri'))
      return refused('invalid_grant')
    code.used = true
    if (challenge !== code.challenge) return refused('invalid_grant')
    const refreshToken = grant(code.address, code.scopes)
    const answer = accessFor(refreshToken, { ...code, isRevoked: false })
    return { ...answer, body: { ...answer.body, refresh_token: refreshToken } }
  }
  function refresh(form: URLSearchParams): TokenAnswer {
    const refreshToken = form.get('refresh_token') ?? ''
    const found = grants.get(refreshToken)
    return found === undefined || found.isRevoked ? refused('invalid_grant') : accessFor(refreshToken, found)
  }
  return {
    grants,
    grant,
    /** The person agrees: where the browser goes next. Null where Google would show an error of its own instead. */
    consent(asked: URLSearchParams, address: string, given: (scopes: string[]) => string[] = (scopes) => scopes) {
      const redirect = URL.parse(asked.get('redirect_uri') ?? '')
      const isWhole = asked.get('response_type') === 'code' && asked.get('code_challenge_method') === 'S256'
      if (asked.get('client_id') !== clientId || redirect === null || !isWhole) return null
      const code = newToken('4/')
      const scopes = given((asked.get('scope') ?? '').split(' '))
      const challenge = asked.get('code_challenge') ?? ''
      codes.set(code, { address, scopes, redirectUri: asked.get('redirect_uri') ?? '', challenge, used: false })
      redirect.searchParams.set('state', asked.get('state') ?? '')
      redirect.searchParams.set('code', code)
      redirect.searchParams.set('scope', scopes.join(' '))
      return redirect
    },
    token(form: URLSearchParams): TokenAnswer {
      if (form.get('client_id') !== clientId || form.get('client_secret') !== clientSecret)
        return refused('invalid_client', 401)
      if (form.get('grant_type') === 'authorization_code') return exchange(form)
      return form.get('grant_type') === 'refresh_token' ? refresh(form) : refused('unsupported_grant_type')
    },
    revoke(token: string): TokenAnswer {
      const found = grants.get(token) ?? grants.get(access.get(token)?.refreshToken ?? '')
      if (found === undefined || found.isRevoked) return refused('invalid_token')
      found.isRevoked = true
      return { status: 200, body: {} }
    },
    /** Whose mailbox an access token opens, and for what. */
    bearer(header: string | undefined): Grant | null {
      const found = access.get(/^Bearer (.+)$/.exec(header ?? '')?.[1] ?? '')
      if (found === undefined || found.until < Date.now()) return null
      const of = grants.get(found.refreshToken)
      return of === undefined || of.isRevoked ? null : of
    },
    /** Every access token is over, as after an hour. */
    expireAccess: () => access.clear(),
  }
}
