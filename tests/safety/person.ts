import { createHash, randomBytes, randomUUID } from 'node:crypto'
import KeycloakAdminClient from '@keycloak/keycloak-admin-client'
import { inject } from 'vitest'

export type Person = { id: string; email: string; password: string }
export type Tokens = { access_token: string; id_token: string; refresh_token: string }

/** Keycloak's own administrator, to set the stage with: never what the product uses. */
export async function stageKeycloak(): Promise<KeycloakAdminClient> {
  const { keycloakUrl, keycloakAdmin, realm } = inject('parts')
  const master = new KeycloakAdminClient({ baseUrl: keycloakUrl, realmName: 'master' })
  await master.auth({
    grantType: 'password',
    clientId: 'admin-cli',
    username: keycloakAdmin.user,
    password: keycloakAdmin.password,
  })
  master.setConfig({ realmName: realm })
  return master
}

/** A new person of the realm with these realm roles, ready to sign in. */
export async function newPerson(...roles: string[]): Promise<Person> {
  const keycloak = await stageKeycloak()
  const email = `p-${randomUUID()}@locanda.test`
  const password = randomBytes(12).toString('hex')
  const { id } = await keycloak.users.create({
    username: email,
    email,
    emailVerified: true,
    firstName: 'Prova',
    lastName: 'Persona',
    enabled: true,
    credentials: [{ type: 'password', value: password, temporary: false }],
  })
  for (const name of roles) {
    const role = await keycloak.roles.findOneByName({ name })
    await keycloak.users.addRealmRoleMappings({ id, roles: [{ id: role?.id ?? '', name }] })
  }
  return { id, email, password }
}

type Flow = { clientId?: string; scope?: string }

/** Signs in as a browser does: authorisation code with PKCE S256 through the real sign-in page. */
export async function signIn({ email, password }: Omit<Person, 'id'>, flow: Flow = {}): Promise<Tokens> {
  const { keycloakUrl, realm, appUrl } = inject('parts')
  const endpoint = `${keycloakUrl}/realms/${realm}/protocol/openid-connect`
  const verifier = randomBytes(32).toString('base64url')
  const query = new URLSearchParams({
    client_id: flow.clientId ?? inject('parts').clientId,
    redirect_uri: `${appUrl}/`,
    response_type: 'code',
    scope: flow.scope ?? 'openid',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  const page = await fetch(`${endpoint}/auth?${query}`, { redirect: 'manual' })
  const action = /action="([^"]+)"/.exec(await page.text())?.[1]?.replaceAll('&amp;', '&')
  if (action === undefined) throw new Error(`There is no sign-in page: ${page.status}`)
  const cookie = page.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const answer = await fetch(action, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie },
    body: new URLSearchParams({ username: email, password }),
  })
  const code = URL.parse(answer.headers.get('location') ?? '')?.searchParams.get('code')
  if (!code) throw new Error(`The sign-in was refused: ${answer.status}`)
  const token = await fetch(`${endpoint}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: flow.clientId ?? inject('parts').clientId,
      redirect_uri: `${appUrl}/`,
      code,
      code_verifier: verifier,
    }),
  })
  if (!token.ok) throw new Error(`No token: ${token.status}`)
  return (await token.json()) as Tokens
}
