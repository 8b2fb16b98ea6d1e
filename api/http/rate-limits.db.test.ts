import { createHmac, randomInt } from 'node:crypto'
import { errors } from 'jose'
import { Agent, fetch } from 'undici'
import { expect, onTestFinished, test, vi } from 'vitest'
import { calls } from '#api/contract/calls.ts'
import { expiredSubject, unauthenticated } from '#api/identity/verify-access-token.ts'
import { openLive } from '#tests/api/live-client.ts'
import { newPerson, signIn } from '#tests/safety/person.ts'
import { type RunningApi, runApi } from '#tests/safety/running-api.ts'

const SECRET = 'meta-app-secret'

async function givenApi(environment: NodeJS.ProcessEnv = {}): Promise<RunningApi> {
  const api = await runApi(environment)
  onTestFinished(() => api.close())
  return api
}
const newToken = async () => (await signIn(await newPerson())).access_token
const byte = () => randomInt(1, 255)
/** The counts of all files lie in one table: every test comes from addresses of its own. */
const newAddress = () => `203.${byte()}.${byte()}.${byte()}`
const newLoopback = () => `127.${byte()}.${byte()}.${byte()}`
const newNetwork = () => `2001:db8:${randomInt(1, 65_535).toString(16)}:${randomInt(1, 65_535).toString(16)}`

type Asked = { from?: string; forwarded?: string; token?: string; headers?: Record<string, string>; body?: string }

/** Calls from a loopback address, with what a proxy would have written. */
async function ask(api: RunningApi, path: string, { from, forwarded, token, headers, body }: Asked) {
  const dispatcher = new Agent({ localAddress: from ?? '127.0.0.1' })
  const response = await fetch(`${api.url}/api${path}`, {
    dispatcher,
    method: body === undefined ? 'GET' : 'POST',
    ...(body === undefined ? {} : { body }),
    headers: {
      ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
  })
  await response.text()
  await dispatcher.close()
  return response
}
const statuses = async (many: number, one: (index: number) => Promise<{ status: number }>) => {
  const answers: number[] = []
  for (let index = 0; index < many; index++) answers.push((await one(index)).status)
  return answers
}

test('the limit is of the account, tighter for writes, and says when to come back', async () => {
  const slow = await givenApi({ READS_PER_MINUTE: '5', WRITES_PER_MINUTE: '2' })
  const [token, other] = [await newToken(), await newToken()]
  const write = (bearer: string) => slow.as(bearer).attempt('saveAiSettings', { body: {} })
  expect([(await write(token)).status, (await write(token)).status]).toEqual([200, 200])
  const refused = await write(token)
  expect([refused.status, refused.body]).toMatchObject([429, { kind: 'rate_limited', code: 'too_many_requests' }])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  expect(refused.headers.get('ratelimit')).toMatch(/^"writes";r=0;t=\d+$/)
  expect((await slow.as(token).attempt('readAiSettings', {})).status).toBe(200)
  expect((await write(other)).status).toBe(200)
})

test('a clock that is set back keeps nobody out for longer', async () => {
  const slow = await givenApi({ WRITES_PER_MINUTE: '2' })
  const token = await newToken()
  const write = () => slow.as(token).attempt('saveAiSettings', { body: {} })
  expect(await statuses(3, write)).toEqual([200, 200, 429])
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 })
  onTestFinished(() => void vi.useRealTimers())
  expect(Number((await write()).headers.get('retry-after'))).toBeLessThanOrEqual(60)
})

test('all processes count together: each passes a twentieth more at most', async () => {
  const environment = { WRITES_PER_MINUTE: '40' }
  const processes = [await givenApi(environment), await givenApi(environment), await givenApi(environment)]
  const token = await newToken()
  const write = (api: RunningApi) => api.as(token).attempt('saveAiSettings', { body: {} })
  // A few at a time: all at once a busy PostgreSQL does not answer in time, and then each counts by itself.
  const oneAfterTheOther = (api: RunningApi) => statuses(10, () => write(api))
  const answers = await Promise.all([...processes, ...processes].map(oneAfterTheOther))
  const passed = answers.flat().filter((status) => status === 200).length
  expect(passed).toBeGreaterThanOrEqual(40)
  expect(passed).toBeLessThanOrEqual(40 + 3 * 2)
  const fourth = await givenApi(environment)
  expect(await statuses(3, () => write(fourth))).toContain(429)
})

test('refused sign-ins of an address are slowed, and an account behind it never notices', async () => {
  const api = await givenApi({ REFUSALS_PER_MINUTE: '5' })
  const from = newLoopback()
  const me = calls.readMe.path
  expect(await statuses(8, () => ask(api, me, { from }))).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
  const slowed = await ask(api, me, { from, token: 'no.good.token' })
  expect([slowed.status, Number(slowed.headers.get('retry-after')) > 0]).toEqual([429, true])
  const token = await newToken()
  expect((await ask(api, me, { from, token })).status).toBe(200)
  expect(
    (
      await ask(api, calls.saveAiSettings.path, {
        from,
        token,
        body: '{}',
        headers: { 'content-type': 'application/json' },
      })
    ).status,
  ).toBe(200)
})

test('an account opens its live stream through an address that anonymous callers have used up', async () => {
  const api = await givenApi({ REFUSALS_PER_MINUTE: '3' })
  const unknown = () => api.as().attempt('readMe', {})
  expect((await statuses(12, unknown)).at(-1)).toBe(429)
  const live = await openLive(api.as(await newToken()))
  onTestFinished(() => live.close())
  expect(live.status).toBe(200)
})

test('a token of ours that has merely expired counts for its account', () => {
  const expired = new errors.JWTExpired('expired', { sub: 'somebody' }, 'exp', 'check_failed')
  expect(expiredSubject(unauthenticated(expired))).toBe('somebody')
  expect(expiredSubject(unauthenticated(new errors.JWSSignatureVerificationFailed()))).toBeUndefined()
})

test('anonymous callers behind a trusted proxy are told apart, and what they forge has no effect', async () => {
  const api = await givenApi({ TRUSTED_PROXY_HOPS: '1', READS_PER_MINUTE: '3' })
  const [one, other] = [newAddress(), newAddress()]
  const health = (forwarded: string) => ask(api, calls.readHealth.path, { forwarded })
  expect(await statuses(4, () => health(one))).toEqual([200, 200, 200, 429])
  expect(await statuses(3, () => health(`${newAddress()}, ${one}`))).toEqual([429, 429, 429])
  expect((await health(`${one}, ${other}`)).status).toBe(200)
  expect((await health(`${one}:4711, ${one}:4712`)).status).toBe(429)
})

test('two proxies are two hops', async () => {
  const api = await givenApi({ TRUSTED_PROXY_HOPS: '2', READS_PER_MINUTE: '2' })
  const [client, inner] = [newAddress(), '10.0.0.2']
  const health = (forwarded: string) => ask(api, calls.readHealth.path, { forwarded })
  expect(await statuses(3, () => health(`${newAddress()}, ${client}, ${inner}`))).toEqual([200, 200, 429])
  expect((await health(`${client}, ${newAddress()}, ${inner}`)).status).toBe(200)
})

test('an IPv6 network of 2^64 addresses is one address', async () => {
  const api = await givenApi({ TRUSTED_PROXY_HOPS: '1', READS_PER_MINUTE: '3' })
  const network = newNetwork()
  const health = (forwarded: string) => ask(api, calls.readHealth.path, { forwarded })
  expect(await statuses(4, (index) => health(`${network}:${index + 1}::7`))).toEqual([200, 200, 200, 429])
  expect((await health(`${newNetwork()}::1`)).status).toBe(200)
})

test('without a trusted proxy no header moves anybody’s address', async () => {
  const api = await givenApi({ READS_PER_MINUTE: '3' })
  const from = newLoopback()
  const health = () => ask(api, calls.readHealth.path, { from, forwarded: newAddress() })
  expect(await statuses(5, health)).toEqual([200, 200, 200, 429, 429])
})

test.each(['-1', '1.5', 'loopback', 'true', '11'])('%s is no number of proxies', async (hops) => {
  await expect(runApi({ TRUSTED_PROXY_HOPS: hops })).rejects.toThrow('TRUSTED_PROXY_HOPS')
})

test('what Meta signed is taken whatever others send through the same address', async () => {
  const api = await givenApi({ REFUSALS_PER_MINUTE: '3', READS_PER_MINUTE: '3', WHATSAPP_APP_SECRET: SECRET })
  const from = newLoopback()
  const body = '{"object":"whatsapp_business_account","entry":[]}'
  const signed = `sha256=${createHmac('sha256', SECRET).update(body).digest('hex')}`
  const hook = (signature: string) =>
    ask(api, calls.receiveWhatsapp.path, { from, body, headers: { 'x-hub-signature-256': signature } })
  expect(await statuses(5, () => hook('sha256=00'))).toEqual([401, 401, 401, 429, 429])
  expect((await statuses(4, () => ask(api, calls.readHealth.path, { from }))).at(-1)).toBe(429)
  expect(await statuses(8, () => hook(signed))).toEqual(Array(8).fill(200))
})

test('without PostgreSQL each process counts by itself: nobody is locked out, and no gate stands open', async () => {
  const api = await givenApi({ READS_PER_MINUTE: '4', ENGINE_DATABASE_URL: 'postgresql://nobody@127.0.0.1:9/none' })
  const from = newLoopback()
  const health = () => ask(api, calls.readHealth.path, { from })
  expect(await statuses(6, health)).toEqual([200, 200, 200, 200, 429, 429])
})
