import { createHash, randomBytes } from 'node:crypto'
import { beforeAll, expect, inject, test } from 'vitest'
import { askForToken, endpointOf } from '#tests/identity/token-endpoint.ts'
import { asKeycloakAdmin, newPerson, type Person, signIn } from '#tests/safety/person.ts'

let person: Person
beforeAll(async () => {
  person = await newPerson('paid-user')
})

const tokenFor = (form: Record<string, string>) =>
  askForToken(inject('parts'), { client_id: inject('parts').clientId, ...form })

/** What the sign-in endpoint makes of a request that is right but for this change. */
async function begin(change: Record<string, string | undefined>) {
  const right = {
    client_id: inject('parts').clientId,
    redirect_uri: `${inject('parts').appUrl}/`,
    response_type: 'code',
    scope: 'openid',
    code_challenge: createHash('sha256').update(randomBytes(32)).digest('base64url'),
    code_challenge_method: 'S256',
  }
  const query = Object.entries({ ...right, ...change }).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value]],
  )
  const response = await fetch(`${endpointOf(inject('parts'))}/auth?${new URLSearchParams(query)}`, {
    redirect: 'manual',
  })
  const error = URL.parse(response.headers.get('location') ?? '')?.searchParams.get('error')
  return { status: response.status, error: error ?? null }
}

test('a sign-in as the web application makes it shows the sign-in page', async () => {
  expect(await begin({})).toEqual({ status: 200, error: null })
})

test.each<[string, Record<string, string | undefined>]>([
  ['no PKCE', { code_challenge: undefined, code_challenge_method: undefined }],
  ['PKCE in the plain', { code_challenge_method: 'plain' }],
])('%s is refused', async (_, change) => {
  expect(await begin(change)).toEqual({ status: 302, error: 'invalid_request' })
})

test.each(['token', 'id_token token', 'code id_token'])('response type %j is refused', async (type) => {
  expect((await begin({ response_type: type, nonce: 'n' })).status).not.toBe(200)
})

test('only the very address of the application is redirected to', async () => {
  const { appUrl } = inject('parts')
  for (const uri of [
    `${appUrl}/anything`,
    `${appUrl}.evil.test/`,
    `${appUrl}@evil.test/`,
    'https://evil.test/',
    `${appUrl}//evil.test/`,
    'http://localhost:1/',
  ]) {
    expect([uri, (await begin({ redirect_uri: uri })).status]).toEqual([uri, 400])
  }
})

test('a password is worth nothing without the sign-in page', async () => {
  const answer = await tokenFor({ grant_type: 'password', username: person.email, password: person.password })
  expect([400, 401]).toContain(answer.status)
})

test('a refresh token is good once, and used again it ends the session', async () => {
  const { refresh_token } = await signIn(person)
  const refresh = (token: string) => tokenFor({ grant_type: 'refresh_token', refresh_token: token })
  const first = await refresh(refresh_token)
  expect(first.status).toBe(200)
  const next = first.refresh_token ?? ''
  expect(next).not.toBe('')
  expect((await refresh(refresh_token)).status).toBe(400)
  expect((await refresh(next)).status).toBe(400)
})

test('guessing a password locks the account for a while, with the same words as any wrong password', async () => {
  const victim = await newPerson()
  for (let time = 0; time < 9; time++) {
    await expect(signIn({ ...victim, password: 'wrong' })).rejects.toThrow('The sign-in was refused: 200')
  }
  await expect(signIn(victim)).rejects.toThrow('The sign-in was refused: 200')
  const keycloak = await asKeycloakAdmin()
  expect(await keycloak.attackDetection.findOne({ id: victim.id })).toMatchObject({ disabled: true })
  await keycloak.attackDetection.del({ id: victim.id })
  await expect(signIn(victim)).resolves.toBeDefined()
})

test('the service account may manage users and see roles, and nothing else', async () => {
  const keycloak = await asKeycloakAdmin()
  const [client] = await keycloak.clients.find({ clientId: inject('parts').serviceClient.id })
  const account = await keycloak.clients.getServiceAccountUser({ id: client?.id ?? '' })
  const [management] = await keycloak.clients.find({ clientId: 'realm-management' })
  const roles = await keycloak.users.listClientRoleMappings({
    id: account.id ?? '',
    clientUniqueId: management?.id ?? '',
  })
  expect(roles.map(({ name }) => name).toSorted()).toEqual(['manage-users', 'query-users', 'view-realm', 'view-users'])
})
