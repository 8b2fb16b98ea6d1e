import { once } from 'node:events'
import { mkdtempSync, readFileSync } from 'node:fs'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ModelConfig } from '#activities/drafting/model/model-config.ts'
import { createModelDrafter } from '#activities/drafting/model-drafter.ts'
import { situationOf } from '#activities/drafting/situation.fixture.ts'
import { createAuthority } from '#tests/mailbox/certificates.ts'
import { FAULTY_SERVERS } from '#tests/stand-ins/model-faults.ts'
import { type ModelServer, startModelServer } from '#tests/stand-ins/model-server.ts'

const GOOD = {
  reply: 'Ciao Lukas, il check-in è possibile dalle 15:00. Anna',
  language: 'it',
  confidence: 9,
  topics: ['check-in'],
  claims: [{ sentence: 'il check-in è possibile dalle 15:00', fact: 'property.checkIn' }],
  unknowns: [],
  risks: [],
  needsReply: true,
}

let server: ModelServer
const drafterOf = (config: Partial<ModelConfig> = {}) =>
  createModelDrafter({ apiKey: 'k', baseUrl: server.baseUrl, name: 'stand-in', ...config })
const NOW = new Date('2026-11-21T09:00:00Z')

beforeAll(async () => {
  server = await startModelServer()
})
beforeEach(() => {
  server.requests.length = 0
})
afterAll(() => server.close())

test('a good answer becomes the draft, in one call', async () => {
  server.answerWith(() => ({ content: JSON.stringify(GOOD) }))
  expect(await drafterOf()(situationOf(), {})).toEqual({
    draft: GOOD,
    drafter: 'stand-in',
    use: { model: 'stand-in', calls: 1, inputTokens: 1000, outputTokens: 200, costMicros: null },
  })
  expect(server.requests).toHaveLength(1)
  expect(server.requests[0]).toMatchObject({ model: 'stand-in', response_format: { type: 'json_schema' } })
})

test.each([
  ['it', 'Italian'],
  ['en', 'English'],
] as const)(
  'what it does not know is told in the host’s language, whatever the guest’s: %s',
  async (hostLanguage, name) => {
    server.answerWith(() => ({ content: JSON.stringify(GOOD) }))
    await drafterOf()(situationOf({ language: 'de', hostLanguage }), {})
    const [system] = server.requests[0]?.messages ?? []
    expect(system?.content).toContain(`Write "unknowns" in ${name}.`)
    expect(system?.content).toContain('Write in German.')
  },
)

test('a fenced answer is read, and figures outside their bounds are brought back', async () => {
  server.answerWith(() => ({ content: `\`\`\`json\n${JSON.stringify({ ...GOOD, confidence: 99.6 })}\n\`\`\`` }))
  expect((await drafterOf()(situationOf(), {})).draft.confidence).toBe(10)
})

test('an answer that breaks the schema is repaired once', async () => {
  server.answerWith((_request, nth) => ({ content: nth === 1 ? '{"reply": 5' : JSON.stringify(GOOD) }))
  expect((await drafterOf()(situationOf(), {})).draft.reply).toBe(GOOD.reply)
  expect(server.requests[1]?.messages.at(-1)?.content).toContain('The answer was not JSON.')
})

test.each([
  ['no JSON', { content: 'Sure! Here is your reply.' }],
  ['another schema', { content: '{"text":"hello"}' }],
  ['an empty reply', { content: JSON.stringify({ ...GOOD, reply: ' ' }) }],
  ['a language that is none of ours', { content: JSON.stringify({ ...GOOD, language: 'sv' }) }],
  ['no choices', { raw: '{}' }],
])('%s twice is refused', async (_name, reply) => {
  server.answerWith(() => reply)
  await expect(drafterOf()(situationOf(), {})).rejects.toMatchObject({ name: 'AppError', kind: 'rule_refused' })
  expect(server.requests).toHaveLength(2)
})

test('what a repaired answer took is the sum of both calls, at the prices that are set', async () => {
  server.answerWith((_request, nth) => ({ content: nth === 1 ? 'no' : JSON.stringify(GOOD) }))
  const { use } = await drafterOf({ prices: { input: 0.25, output: 2 } })(situationOf(), {})
  expect(use).toEqual({ model: 'stand-in', calls: 2, inputTokens: 2000, outputTokens: 400, costMicros: 1300 })
})

test('an answer that comes word after word is heard as it grows, without what is no reply', async () => {
  const heard: string[] = []
  const words = JSON.stringify({ ...GOOD, reply: 'Ciao "Lukas"\né 😊 tutto bene. Anna' }).match(/.{1,7}/gs) ?? []
  server.answerWith(() => ({ stream: words }))
  const { draft, use } = await drafterOf()(situationOf(), { onText: (soFar) => void heard.push(soFar) })
  expect(draft.reply).toBe('Ciao "Lukas"\né 😊 tutto bene. Anna')
  expect(heard.every((text, index) => index === 0 || text.startsWith(heard[index - 1] ?? ''))).toBe(true)
  expect(heard.at(-1)).toBe(draft.reply)
  expect(new Set(heard).size).toBeGreaterThan(4)
  expect(use).toMatchObject({ calls: 1, inputTokens: 1000, outputTokens: 200 })
})

test.each(FAULTY_SERVERS)('%s has its kind, and is not tried again here', async (_name, reply, fault) => {
  server.answerWith(() => reply)
  const drafter = drafterOf({ silenceMs: 300, totalMs: 900 })
  await expect(drafter(situationOf(), {})).rejects.toMatchObject({ fault, use: { calls: 1 } })
  expect(server.requests).toHaveLength(1)
})

test.each([
  ['seconds', '7', 7],
  ['a date', 'Sat, 21 Nov 2026 09:01:30 GMT', 90],
  ['a date that is past', 'Sat, 21 Nov 2026 08:00:00 GMT', 0],
  ['hours', '14400', 14_400],
  ['nothing', undefined, undefined],
  ['nonsense', 'soon', undefined],
  ['less than nothing', '-5', undefined],
])('a 429 that asks for %s says after how many seconds it may be tried', async (_name, value, retryAfterSeconds) => {
  server.answerWith(() => ({ status: 429, ...(value !== undefined && { headers: { 'retry-after': value } }) }))
  const drafter = drafterOf({ now: () => NOW })
  await expect(drafter(situationOf(), {})).rejects.toMatchObject({ fault: 'rate_limited', retryAfterSeconds })
})

test.each([
  ['that refuses to write', { refusal: 'I cannot help', content: null }, 'stop'],
  ['whose filter stepped in', { content: '' }, 'content_filter'],
])('a model %s has declined', async (_name, message, finish_reason) => {
  server.answerWith(() => ({ raw: JSON.stringify({ choices: [{ message, finish_reason }] }) }))
  await expect(drafterOf()(situationOf(), {})).rejects.toMatchObject({ fault: 'declined' })
})

test('an answer that ran out of tokens twice was cut', async () => {
  const choice = { message: { content: '{"reply": "Ciao Lu' }, finish_reason: 'length' }
  server.answerWith(() => ({ raw: JSON.stringify({ choices: [choice] }) }))
  await expect(drafterOf()(situationOf(), {})).rejects.toMatchObject({ fault: 'answer_cut' })
})

test.each([
  ['nobody listens at', 'http://127.0.0.1:9/v1', 'refused'],
  ['no client may ask', 'http://127.0.0.1:1/v1', 'refused'],
  ['has no address', 'http://model.invalid/v1', 'dns'],
])('a server that %s has its kind', async (_name, baseUrl, fault) => {
  await expect(createModelDrafter({ baseUrl })(situationOf(), {})).rejects.toMatchObject({ fault })
})

test('a server whose certificate nobody vouches for, and one without any, have their kind', async () => {
  const authority = await createAuthority(mkdtempSync(join(tmpdir(), 'model-')))
  const { certificate, key } = await authority.selfSigned('model.test')
  const files = { cert: readFileSync(certificate), key: readFileSync(key) }
  const secure = createSecureServer(files, (_request, response) => response.end())
  secure.listen(0, '127.0.0.1')
  await once(secure, 'listening')
  const { port } = secure.address() as AddressInfo
  const plain = server.baseUrl.replace('http:', 'https:')
  for (const baseUrl of [`https://127.0.0.1:${port}/v1`, plain]) {
    await expect(createModelDrafter({ baseUrl })(situationOf(), {})).rejects.toMatchObject({ fault: 'tls' })
  }
  secure.close()
})

test('a cancelled activity ends the call with its own reason', async () => {
  const stop = new AbortController()
  const reason = new Error('cancelled')
  server.answerWith(() => {
    stop.abort(reason)
    return { hang: true }
  })
  await expect(drafterOf()(situationOf(), { signal: stop.signal })).rejects.toBe(reason)
})
