import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Client } from '#tests/api/contract-client.ts'
import { newPerson, signIn } from '#tests/safety/person.ts'
import { type RunningApi, runApi } from '#tests/safety/running-api.ts'
import { type N8nStandIn, startN8n } from '#tests/stand-ins/n8n.ts'

const secret = 'n8n-hmac-secret-of-the-test'
let n8n: N8nStandIn
let api: RunningApi
let token: string
let asAdmin: Client
/** Stands inside the building, beside everything else that must not be reached. */
let inside: Server
let insidePort: number
let insideHits = 0

beforeAll(async () => {
  n8n = await startN8n({ secret })
  inside = createServer((_, response) => {
    insideHits++
    response.end('internal body')
  })
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve))
  insidePort = (inside.address() as AddressInfo).port
  api = await runApi({
    N8N_WEBHOOK_URL: `${n8n.url}/webhook`,
    N8N_TEST_WEBHOOK_URL: `${n8n.url}/webhook-test`,
    N8N_HMAC_SECRET: secret,
    ALLOWED_PRIVATE_SERVERS: new URL(n8n.url).host,
  })
  token = (await signIn(await newPerson('app-admin'))).access_token
  asAdmin = api.as(token)
})
afterAll(async () => {
  await api.close()
  await n8n.close()
  inside.close()
})
beforeEach(() => {
  n8n.received.length = 0
  n8n.answerWith({})
})

const trigger = (body: object, by = asAdmin) => by.attempt('triggerN8n', { body })
const custom = (more: object) => trigger({ mode: 'prod', webhook: 'custom', path: 'any', ...more })

test.each([
  ['prod', 'new_message', '/webhook/new_message'],
  ['prod', 'ai', '/webhook/ai'],
  ['test', 'new_message', '/webhook-test/new_message'],
  ['test', 'ai', '/webhook-test/ai'],
])('mode %s of %s reaches its webhook, with headers, ids and a good signature', async (mode, webhook, path) => {
  const body = { text: 'Ciao 👋', nested: { a: [1] } }
  const answer = await trigger({ mode, webhook, event: 'e', eventVersion: '2', chatId: 'c', messageId: 'm', body })
  expect(answer.body).toMatchObject({ ok: true, status: 200, body: '{"message":"Workflow was started"}', signed: true })
  expect(n8n.received).toEqual([
    {
      method: 'POST',
      path,
      body: JSON.stringify(body),
      isSigned: true,
      headers: expect.objectContaining({
        'content-type': 'application/json',
        'x-locanda-event': 'e',
        'x-locanda-event-version': '2',
        'x-locanda-chat-id': 'c',
        'x-locanda-message-id': 'm',
        'x-locanda-event-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      }),
    },
  ])
})

test.each(['POST', 'PUT', 'PATCH'])(
  'a custom webhook takes %s, a path, headers, and goes unsigned when asked to',
  async (method) => {
    const answer = await custom({ method, path: '/mine/too', headers: { 'X-Custom': 'yes' }, sign: false })
    expect(answer.body).toMatchObject({ ok: true, signed: false })
    expect(n8n.received[0]).toMatchObject({ method, path: '/webhook/mine/too', isSigned: false })
    expect(n8n.received[0]?.headers).toMatchObject({ 'x-custom': 'yes' })
    expect(n8n.received[0]?.headers).not.toHaveProperty('x-locanda-signature')
  },
)

test('what n8n refuses, or answers at length, comes back with its status and 4 KB', async () => {
  n8n.answerWith({ status: 404, body: `{"message":"${'x'.repeat(100_000)}` })
  const answer = await asAdmin.ask('triggerN8n', { body: { mode: 'test' } })
  expect(answer).toMatchObject({ ok: false, code: 'n8n_not_listening', status: 404 })
  expect(answer.body).toHaveLength(4096)
  const published = await asAdmin.ask('triggerN8n', { body: { mode: 'prod' } })
  expect(published).toMatchObject({ code: 'n8n_not_published', error: expect.stringContaining('not published') })
})

test('a receiver that is away is a network error', async () => {
  const away = await runApi({ N8N_WEBHOOK_URL: 'http://127.0.0.1:9/webhook', ALLOWED_PRIVATE_SERVERS: '127.0.0.1:9' })
  const answer = await trigger({ mode: 'prod' }, away.as(token))
  expect(answer.body).toMatchObject({ ok: false, error: 'Network error' })
  const unset = await trigger({ mode: 'test' }, away.as(token))
  expect(unset.body).toMatchObject({ kind: 'rule_refused', error: "No n8n address is configured for mode 'test'" })
  await away.close()
})

test.each([
  '127.0.0.1',
  '2130706433',
  '0x7f.1',
  '0177.0.0.1',
  'localhost',
  'localhost.',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:169.254.169.254]',
  '[64:ff9b::a9fe:a9fe]',
  '169.254.169.254',
  '10.0.0.1',
  '0.0.0.0',
])('the inside address %s is refused before anything connects', async (host) => {
  const answer = await custom({ url: `http://${host}:${insidePort}/` })
  expect(answer.body).toMatchObject({ ok: false, error: expect.stringMatching(/^The address .* is not allowed$/) })
  expect(answer.text).not.toContain('internal body')
  expect(insideHits).toBe(0)
})

test('a redirect into the building is not followed', async () => {
  n8n.answerWith({ status: 302, headers: { location: `http://127.0.0.1:${insidePort}/` } })
  expect((await trigger({ mode: 'prod' })).body).toMatchObject({
    ok: false,
    error: expect.stringContaining('redirect'),
  })
  expect(insideHits).toBe(0)
})

test.each([
  'Host',
  'Content-Length',
  'Transfer-Encoding',
  'Connection',
  'Cookie',
  'Authorization',
  'Proxy-Authorization',
  'Proxy-Connection',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-HTTP-Method-Override',
  'X-Locanda-Signature',
  'Upgrade',
  'Expect',
  'TE',
  'Content-Type',
  'x y',
  'x-a\r\nX-Evil',
])('the header %j may not be set', async (name) => {
  const answer = await custom({ headers: { [name]: '3' } })
  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject({ kind: 'invalid_input', fields: { headers: { code: 'header_refused' } } })
  expect(n8n.received).toEqual([])
})

test('a line break in a value adds no header', async () => {
  expect((await custom({ headers: { 'x-a': '1\r\nX-Evil: 1' } })).status).toBe(400)
  for (const field of ['event', 'eventVersion', 'chatId', 'messageId']) {
    const answer = await trigger({ mode: 'prod', [field]: '1\r\nX-Evil: 1' })
    expect(answer.body).toMatchObject({
      kind: 'invalid_input',
      fields: { [field]: { code: expect.stringMatching(/^field_/) } },
    })
  }
  expect(n8n.received).toEqual([])
})

test('a path cannot leave the configured address', async () => {
  for (const path of ['../rest/credentials', '/../../x', '..%2f..', '\\..\\..\\x']) {
    await custom({ path })
    for (const { path: reached } of n8n.received) expect(reached).toMatch(/^\/webhook\//)
  }
  for (const path of ['../rest', '@127.0.0.1/x', '//127.0.0.1/']) await custom({ path })
  for (const { path: reached } of n8n.received) expect(reached).toMatch(/^\/webhook\//)
})

test('no signature goes to an address that is not the configured one', async () => {
  const foreign = await startN8n({ secret })
  const open = await runApi({
    N8N_WEBHOOK_URL: `${n8n.url}/webhook`,
    N8N_HMAC_SECRET: secret,
    ALLOWED_PRIVATE_SERVERS: '127.0.0.1',
  })
  const sendTo = (url: string) => trigger({ mode: 'prod', webhook: 'custom', url, sign: true }, open.as(token))
  expect((await sendTo(`${foreign.url}/webhook/x`)).body).toMatchObject({ ok: true, signed: false })
  expect((await sendTo(`${n8n.url}/other`)).body).toMatchObject({ ok: true, signed: false })
  expect((await sendTo(`${n8n.url}/webhook/x`)).body).toMatchObject({ ok: true, signed: true })
  expect([...foreign.received, ...n8n.received].map(({ isSigned }) => isSigned)).toEqual([false, false, true])
  expect(JSON.stringify([foreign.received, n8n.received])).not.toContain(secret)
  await open.close()
  await foreign.close()
})

test('each trigger is audited with where it went, never with what it said', async () => {
  await trigger({ mode: 'prod', body: { text: 'words of a guest' } })
  const trail = await asAdmin.ask('listAudit', { query: { action: 'debug.trigger_n8n', limit: 1 } })
  expect(trail[0]).toMatchObject({ subject: new URL(n8n.url).host, detail: { mode: 'prod', webhook: 'new_message' } })
  expect(JSON.stringify(trail)).not.toContain('words of a guest')
})
