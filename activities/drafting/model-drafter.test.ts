import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createModelDrafter } from '#activities/drafting/model-drafter.ts'
import { situationOf } from '#activities/drafting/situation.fixture.ts'
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
const drafterOf = (timeoutMs?: number) =>
  createModelDrafter({
    apiKey: 'k',
    baseUrl: server.baseUrl,
    name: 'stand-in',
    ...(timeoutMs !== undefined && { timeoutMs }),
  })

beforeAll(async () => {
  server = await startModelServer()
})
beforeEach(() => {
  server.requests.length = 0
})
afterAll(() => server.close())

test('a good answer becomes the draft, in one call', async () => {
  server.answerWith(() => ({ content: JSON.stringify(GOOD) }))
  expect(await drafterOf()(situationOf(), {})).toEqual({ draft: GOOD, drafter: 'stand-in' })
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

test.each([
  [
    '429 with Retry-After',
    { status: 429, headers: { 'retry-after': '7' } },
    { kind: 'rate_limited', retryAfterSeconds: 7 },
  ],
  ['429 without', { status: 429 }, { kind: 'rate_limited', retryAfterSeconds: undefined }],
  ['500', { status: 500 }, { kind: 'upstream_unavailable' }],
  ['503', { status: 503 }, { kind: 'upstream_unavailable' }],
  ['a wrong key', { status: 401 }, { kind: 'rule_refused' }],
  ['an unknown model', { status: 404 }, { kind: 'rule_refused' }],
  ['a page instead of JSON', { raw: '<html>' }, { kind: 'upstream_unavailable' }],
])('%s is told in our kinds and not tried again here', async (_name, reply, kind) => {
  server.answerWith(() => reply)
  await expect(drafterOf()(situationOf(), {})).rejects.toMatchObject(kind)
  expect(server.requests).toHaveLength(1)
})

test('a server that hangs is given up', async () => {
  server.answerWith(() => ({ hang: true }))
  await expect(drafterOf(300)(situationOf(), {})).rejects.toMatchObject({ kind: 'upstream_unavailable' })
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

test('a server that nobody runs is unavailable', async () => {
  const drafter = createModelDrafter({ baseUrl: 'http://127.0.0.1:1/v1' })
  await expect(drafter(situationOf(), {})).rejects.toMatchObject({ kind: 'upstream_unavailable' })
})
