import { createHmac, generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decodeJwt, exportJWK, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'
import type { Tokens } from '#tests/identity/sign-in-page.ts'
import { askForToken } from '#tests/identity/token-endpoint.ts'
import { asKeycloakAdmin, newPerson, type Person, signIn } from '#tests/safety/person.ts'
import { type RunningApi, runApi } from '#tests/safety/running-api.ts'

let api: RunningApi
let person: Person
let tokens: Tokens

beforeAll(async () => {
  api = await runApi()
  person = await newPerson('paid-user')
  tokens = await signIn(person)
})
afterAll(() => api.close())

/** The one answer to every token that is not good. */
async function expectRefused(header: string | undefined) {
  const headers = header === undefined ? {} : { authorization: header }
  const { status, body } = await api.as().attempt('readMe', {}, { headers })
  expect({ status, body }).toEqual({
    status: 401,
    body: {
      error: 'Unauthorized',
      code: 'unauthorized',
      params: {},
      kind: 'unauthenticated',
      requestId: expect.any(String),
    },
  })
}

const RealmKey = z.object({ public_key: z.string() })
const claims = () => decodeJwt(tokens.access_token)
const keyPair = generateKeyPairSync('rsa', { modulusLength: 2048 })
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

test('a token of the realm made for the web application is accepted', async () => {
  expect(await api.as(tokens.access_token).ask('readMe', {})).toMatchObject({
    kcSub: person.id,
    email: person.email,
    roles: expect.arrayContaining(['paid-user']),
  })
})

test.each<[string, (own: string) => string | undefined]>([
  ['no header', () => undefined],
  ['an empty header', () => ''],
  ['another scheme', (own) => `Basic ${own}`],
  ['no scheme', (own) => own],
  ['two tokens', (own) => `Bearer ${own} ${own}`],
  ['words instead of a token', () => 'Bearer let me in'],
  ['an empty token', () => 'Bearer '],
  ['half a token', (own) => `Bearer ${own.split('.').slice(0, 2).join('.')}`],
  ['a token without its signature', (own) => `Bearer ${own.split('.').slice(0, 2).join('.')}.`],
  ['a token of 12 KB', (own) => `Bearer ${own}${'A'.repeat(10_500)}`],
])('%s is refused', (_, header) => expectRefused(header(tokens.access_token)))

test('a token of 32 KB does not even get to be read', async () => {
  const response = await api.as('A'.repeat(32_000)).attempt('readMe', {})
  expect(response.status).toBe(431)
})

test('one changed character of claims or signature is refused', async () => {
  const [head, body, signature] = tokens.access_token.split('.') as [string, string, string]
  const flip = (text: string) => `${text.slice(0, 20)}${text[20] === 'A' ? 'B' : 'A'}${text.slice(21)}`
  await expectRefused(`Bearer ${head}.${flip(body)}.${signature}`)
  await expectRefused(`Bearer ${head}.${body}.${flip(signature)}`)
})

test.each(['none', 'None', 'NONE', 'nOnE', ''])('algorithm %j is refused', async (alg) => {
  await expectRefused(`Bearer ${part({ alg, typ: 'JWT' })}.${part(claims())}.`)
  await expectRefused(`Bearer ${part({ alg, typ: 'JWT' })}.${part(claims())}.AAAA`)
})

test('HS256 with the public key as the secret is refused', async () => {
  const { keycloakUrl, realm } = inject('parts')
  const { public_key } = RealmKey.parse(await (await fetch(`${keycloakUrl}/realms/${realm}`)).json())
  const pem = `-----BEGIN PUBLIC KEY-----\n${public_key}\n-----END PUBLIC KEY-----`
  const kid = JSON.parse(Buffer.from(tokens.access_token.split('.')[0] ?? '', 'base64url').toString()).kid
  for (const secret of [pem, `${pem}\n`, public_key, Buffer.from(public_key, 'base64')]) {
    const signed = `${part({ alg: 'HS256', typ: 'JWT', kid })}.${part(claims())}`
    await expectRefused(`Bearer ${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`)
  }
})

test('a key that the token brings or names itself is not used', async () => {
  let asked = 0
  const jwk = { ...(await exportJWK(keyPair.publicKey)), alg: 'RS256', use: 'sig', kid: 'mine' }
  const attacker = createServer((_, response) => {
    asked++
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }))
  })
  await new Promise<void>((resolve) => attacker.listen(0, '127.0.0.1', resolve))
  const jku = `http://127.0.0.1:${(attacker.address() as AddressInfo).port}/`
  for (const header of [
    { jwk },
    { jku, kid: 'mine' },
    { x5u: jku, kid: 'mine' },
    { kid: '../../../../dev/null' },
    {},
  ]) {
    const token = await new SignJWT(claims()).setProtectedHeader({ alg: 'RS256', ...header }).sign(keyPair.privateKey)
    await expectRefused(`Bearer ${token}`)
  }
  attacker.close()
  expect(asked).toBe(0)
})

test("the ID token and the refresh token are not the API's", async () => {
  await expectRefused(`Bearer ${tokens.id_token}`)
  await expectRefused(`Bearer ${tokens.refresh_token}`)
})

test('a token that Keycloak made for another client, or without our audience, is refused', async () => {
  const keycloak = await asKeycloakAdmin()
  const redirectUris = [`${inject('parts').appUrl}/`]
  const audience = {
    name: 'audience',
    protocol: 'openid-connect',
    protocolMapper: 'oidc-audience-mapper',
    config: { 'included.custom.audience': 'locanda-api', 'access.token.claim': 'true' },
  }
  const other = `other-${Date.now()}`
  const clients = [
    { clientId: other, protocolMappers: [audience] },
    { clientId: `${other}-bare`, protocolMappers: [] },
  ]
  for (const client of clients) {
    const { id } = await keycloak.clients.create({
      ...client,
      publicClient: true,
      standardFlowEnabled: true,
      redirectUris,
    })
    const foreign = await signIn(person, { clientId: client.clientId })
    await keycloak.clients.del({ id })
    await expectRefused(`Bearer ${foreign.access_token}`)
  }
  const { serviceClient, ...place } = inject('parts')
  const credentials = { client_id: serviceClient.id, client_secret: serviceClient.secret }
  const service = await askForToken(place, { grant_type: 'client_credentials', ...credentials })
  expect(service.access_token).toBeDefined()
  await expectRefused(`Bearer ${service.access_token}`)
})

test('a token of another realm of the same Keycloak is refused', async () => {
  const { accessToken } = await asKeycloakAdmin()
  await expectRefused(`Bearer ${accessToken}`)
})

type Sign = (change: object, alg?: string) => Promise<string>

/** An issuer of the test's own, so that tokens can be wrong in one claim and signed well. */
async function withOwnIssuer(work: (sign: Sign, own: RunningApi) => Promise<void>) {
  const kid = 'own'
  // Without `alg`, so that only the API's own list decides.
  const jwk = { ...(await exportJWK(keyPair.publicKey)), use: 'sig', kid }
  const issuer = createServer((request, response) => {
    if (request.url?.endsWith('/certs') !== true) response.statusCode = 500
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }))
  })
  await new Promise<void>((resolve) => issuer.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(issuer.address() as AddressInfo).port}`
  const own = await runApi({ KEYCLOAK_URL: url })
  const now = Math.floor(Date.now() / 1000)
  const good = { ...claims(), iss: `${url}/realms/${inject('parts').realm}`, iat: now, exp: now + 300 }
  const sign: Sign = (change, alg = 'RS256') => {
    const payload = Object.fromEntries(
      Object.entries({ ...good, ...change }).filter(([, value]) => value !== undefined),
    )
    return new SignJWT(payload).setProtectedHeader({ alg, kid }).sign(keyPair.privateKey)
  }
  await work(sign, own)
  await own.close()
  issuer.close()
}

test('each claim that is wrong or missing is enough to be refused', async () => {
  await withOwnIssuer(async (sign, own) => {
    const now = Math.floor(Date.now() / 1000)
    const issuer = `${own.deps.config.keycloak.url}/realms/${inject('parts').realm}`
    const statusOf = async (change: object, alg?: string) =>
      (await own.as(await sign(change, alg)).attempt('readMe', {})).status
    // Signed well: it gets as far as the question who the person is, which this issuer cannot answer.
    expect(await statusOf({ sub: randomUUID() })).toBe(503)
    const wrong = [
      { iss: `${issuer}/` },
      { iss: issuer.toUpperCase() },
      { iss: undefined },
      { aud: 'account' },
      { aud: undefined },
      { azp: 'other-client' },
      { azp: undefined },
      { typ: 'ID' },
      { typ: 'Refresh' },
      { typ: undefined },
      { sub: undefined },
      { sub: '' },
      { exp: now - 60 },
      { exp: undefined },
      { nbf: now + 60 },
      { iat: undefined },
      { padding: 'x'.repeat(7_000) },
    ]
    for (const alg of ['RS384', 'RS512', 'PS256']) expect([alg, await statusOf({}, alg)]).toEqual([alg, 401])
    for (const change of wrong) expect([change, await statusOf(change)]).toEqual([change, 401])
  })
})

test('a hundred tokens with unknown keys fetch the keys at most twice', async () => {
  let asked = 0
  const issuer = createServer((_, response) => {
    asked++
    response.setHeader('content-type', 'application/json').end('{"keys":[]}')
  })
  await new Promise<void>((resolve) => issuer.listen(0, '127.0.0.1', resolve))
  const own = await runApi({ KEYCLOAK_URL: `http://127.0.0.1:${(issuer.address() as AddressInfo).port}` })
  for (let n = 0; n < 100; n++) {
    const header = { alg: 'RS256', kid: `unknown-${n}` }
    const token = `${part(header)}.${part(claims())}.AAAA`
    await own.deps.authenticator.authenticate(`Bearer ${token}`, 'own').catch(() => undefined)
  }
  await own.close()
  issuer.close()
  expect(asked).toBeLessThanOrEqual(2)
})

test('with no identity provider nobody is let in and nobody is told that the token is wrong', async () => {
  const own = await runApi({ KEYCLOAK_URL: 'http://127.0.0.1:9' })
  const answer = await own.as(tokens.access_token).attempt('readMe', {})
  await own.close()
  expect(answer.status).toBe(503)
  expect(answer.body).toMatchObject({ kind: 'upstream_unavailable' })
})
