import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { askForToken, endpointOf } from './token-endpoint.ts'

const Tokens = z.object({ access_token: z.string(), id_token: z.string(), refresh_token: z.string() })
export type Tokens = z.infer<typeof Tokens>

/** Where somebody signs in, and for which client. */
export type Place = { keycloakUrl: string; realm: string; appUrl: string; clientId: string }
type Credentials = { email: string; password: string }

/** Signs in as a browser does: authorisation code with PKCE S256 through the real sign-in page. */
export async function signInAt(place: Place, { email, password }: Credentials): Promise<Tokens> {
  const verifier = randomBytes(32).toString('base64url')
  const client = { client_id: place.clientId, redirect_uri: `${place.appUrl}/` }
  const query = new URLSearchParams({
    ...client,
    response_type: 'code',
    scope: 'openid',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  const page = await fetch(`${endpointOf(place)}/auth?${query}`, { redirect: 'manual' })
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
  const form = { ...client, grant_type: 'authorization_code', code, code_verifier: verifier }
  const { status, ...tokens } = await askForToken(place, form)
  if (status !== 200) throw new Error(`No token: ${status}`)
  return Tokens.parse(tokens)
}
