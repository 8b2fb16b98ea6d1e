import { createHash, randomBytes } from 'node:crypto'
import type { RunFile } from '#scripts/parts/run-file.ts'

type Place = Pick<RunFile, 'keycloakUrl' | 'realm' | 'appUrl' | 'clientId'>

/** A fresh access token, by the browser's own way: authorisation code with PKCE S256 through the sign-in page. */
export async function signIn(place: Place, { email, password }: { email: string; password: string }): Promise<string> {
  const endpoint = `${place.keycloakUrl}/realms/${place.realm}/protocol/openid-connect`
  const verifier = randomBytes(32).toString('base64url')
  const client = { client_id: place.clientId, redirect_uri: `${place.appUrl}/` }
  const query = new URLSearchParams({
    ...client,
    response_type: 'code',
    scope: 'openid',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  const page = await fetch(`${endpoint}/auth?${query}`, { redirect: 'manual' })
  const action = /action="([^"]+)"/.exec(await page.text())?.[1]?.replaceAll('&amp;', '&')
  if (action === undefined) throw new Error(`There is no sign-in page: ${page.status}`)
  const cookies = page.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  const answer = await fetch(action, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: cookies.join('; ') },
    body: new URLSearchParams({ username: email, password }),
  })
  const code = URL.parse(answer.headers.get('location') ?? '')?.searchParams.get('code')
  if (!code) throw new Error(`The sign-in was refused: ${answer.status}`)
  const body = new URLSearchParams({ ...client, grant_type: 'authorization_code', code, code_verifier: verifier })
  const token = await fetch(`${endpoint}/token`, { method: 'POST', body })
  if (!token.ok) throw new Error(`No token: ${token.status}`)
  return ((await token.json()) as { access_token: string }).access_token
}
