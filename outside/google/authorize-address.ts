import { createHash } from 'node:crypto'
import { GOOGLE_SCOPES, type GoogleApp } from '#workflows/domain/google-app.ts'

type Asked = { state: string; verifier: string; redirectUri: string; loginHint?: string | undefined }

/**
 * Where a person lets us into their mailbox: a code bound to a challenge (RFC 7636), for as long as they do not take it back. They are
 * asked each time, as Google gives a refresh token with a consent only.
 * See https://developers.google.com/identity/protocols/oauth2/web-server.
 */
export function authorizeAddress(app: GoogleApp, { state, verifier, redirectUri, loginHint }: Asked): string {
  const address = new URL(app.authorizeUrl)
  const asked = {
    client_id: app.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: GOOGLE_SCOPES.join(' '),
    access_type: 'offline',
    prompt: 'consent',
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...(loginHint === undefined ? {} : { login_hint: loginHint }),
  }
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value)
  return address.href
}
