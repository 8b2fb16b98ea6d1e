import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { type Given, type N8nBench, openN8nBench } from '#tests/reply/n8n-bench.ts'
import { runApi } from '#tests/safety/running-api.ts'
import { signedAnswer } from '#tests/stand-ins/n8n-flow.ts'

const REPLY = 'Ciao Lukas, il check-in è possibile dalle 15:00. Anna'

let bench: N8nBench
let world: Awaited<ReturnType<N8nBench['begin']>>
beforeAll(async () => {
  bench = await openN8nBench(inject('parts'))
})
beforeEach(async () => {
  world = await bench.begin()
})
afterAll(() => bench.close())

test('the same answer once more; other words to the same question are refused', async () => {
  const { messageId, eventId, composing } = await world.askN8n()
  const said = { eventId, reply: REPLY }
  const [one, two] = await Promise.all([bench.answer(said), bench.answer(said)])
  expect([one, two].map(({ status }) => status)).toEqual([202, 202])
  expect([one.body, two.body]).toEqual(expect.arrayContaining([{ taken: true, isNew: true }]))
  await composing
  const { version } = await world.draftOf(messageId)
  expect((await bench.answer(said)).body).toEqual({ taken: true, isNew: false })
  const other = await bench.answer({ eventId, reply: 'Ciao, dalle 9:00.' })
  expect([other.status, other.body]).toEqual([409, expect.objectContaining({ code: 'n8n_answered_before' })])
  expect(await world.draftOf(messageId)).toMatchObject({ text: REPLY, version })
})

test('an answer after the host has begun', async () => {
  const one = await world.askN8n()
  await world.giveUp(one)
  const late = await bench.answer({ eventId: one.eventId, reply: REPLY })
  expect([late.status, late.body]).toEqual([409, expect.objectContaining({ code: 'n8n_answer_overtaken' })])
  expect(await world.draftOf(one.messageId)).toMatchObject({ drafter: 'built-in', status: 'pending' })
})

test('an answer after its time', async () => {
  const one = await world.askN8n()
  await bench.engineDb.outboxEvent.updateMany({ data: { giveUpAt: new Date(0) } })
  await world.giveUp(one)
  const late = await bench.answer({ eventId: one.eventId, reply: REPLY })
  expect([late.status, late.body]).toEqual([409, expect.objectContaining({ code: 'n8n_answer_late' })])
})

test.each<[string, (eventId: string) => ReturnType<N8nBench['answer']>]>([
  ['of another secret', (eventId) => bench.answer({ eventId, reply: REPLY }, { secret: 'another' })],
  ['six minutes old', (eventId) => bench.answer({ eventId, reply: REPLY }, { at: new Date(Date.now() - 360_000) })],
  ['six minutes ahead', (eventId) => bench.answer({ eventId, reply: REPLY }, { at: new Date(Date.now() + 360_000) })],
  [
    'of another body',
    (eventId) => {
      const { headers } = signedAnswer({ secret: bench.secret, answer: { eventId, reply: REPLY } })
      const body = JSON.stringify({ eventId, reply: 'Ciao, dalle 9:00.' })
      return bench.api.as().attempt('takeN8nAnswer', { body }, { headers })
    },
  ],
  [
    'in another form',
    (eventId) => {
      const headers = { 'x-locanda-signature': 'c2lnbmVk' }
      return bench.api.as().attempt('takeN8nAnswer', { body: JSON.stringify({ eventId, reply: REPLY }) }, { headers })
    },
  ],
])('an answer with a signature %s', async (_name, send) => {
  const one = await world.askN8n()
  const refused = await send(one.eventId)
  expect([refused.status, refused.body]).toEqual([401, expect.objectContaining({ code: 'n8n_signature_wrong' })])
  expect(await bench.engineDb.refusedAnswer.findMany()).toEqual([])
  expect(await bench.event()).toMatchObject({ answeredAt: null })
  await world.giveUp(one)
})

test('our own question, sent back as it was signed', async () => {
  const one = await world.askN8n()
  const [heard] = bench.n8n.received
  const headers = { 'x-locanda-signature': String(heard?.headers['x-locanda-signature']) }
  const back = await bench.api.as().attempt('takeN8nAnswer', { body: heard?.body }, { headers })
  expect([back.status, back.body]).toEqual([400, expect.objectContaining({ fields: { reply: expect.anything() } })])
  await world.giveUp(one)
})

test.each<[string, (one: { eventId: string; messageId: string }) => string]>([
  ['nobody asked', () => 'ai-00000000-0000-4000-8000-000000000000-2'],
  ['of another version', ({ messageId }) => `ai-${messageId}-7`],
  ['of an announcement', ({ messageId }) => `new_message-${messageId}`],
  ['that is no name', () => 'debug'],
])('an answer to a question %s', async (_name, eventId) => {
  const one = await world.askN8n()
  const unknown = await bench.answer({ eventId: eventId(one), reply: REPLY })
  expect([unknown.status, unknown.body]).toEqual([404, expect.objectContaining({ code: 'n8n_not_asked' })])
  await world.giveUp(one)
})

test.each<[string, Given, string[]]>([
  ['no reply', { reply: undefined }, ['reply']],
  ['an empty one', { reply: ' ' }, ['reply']],
  ['too long a one', { reply: 'a'.repeat(4_001) }, ['reply']],
  ['no number', { reply: REPLY, confidence: 'high' }, ['confidence']],
  ['a language and a risk of its own', { reply: REPLY, language: 'xx', risks: ['fun'] }, ['language', 'risks.0']],
])('an answer with %s says so by the field', async (_name, said, fields) => {
  const refused = await bench.answer({ eventId: 'ai-00000000-0000-4000-8000-000000000000-2', ...said })
  const named = Object.fromEntries(
    fields.map((field) => [field, { code: expect.any(String), params: expect.anything() }]),
  )
  expect([refused.status, refused.body]).toEqual([400, expect.objectContaining({ fields: named })])
})

test('what is no JSON, and what is too large', async () => {
  const send = (body: string) => {
    const signed = signedAnswer({ secret: bench.secret, answer: {} })
    return bench.api.as().attempt('takeN8nAnswer', { body }, { headers: signed.headers })
  }
  expect((await send('a'.repeat(256 * 1024 + 1))).status).toBe(413)
  expect((await bench.answer({ eventId: 'x', reply: 'a'.repeat(257 * 1024) })).status).toBe(413)
})

test('where n8n writes no drafts there is nothing to answer', async () => {
  const other = await runApi({ N8N_WEBHOOK_URL: `${bench.n8n.url}/webhook`, N8N_HMAC_SECRET: bench.secret })
  const { body, headers } = signedAnswer({ secret: bench.secret, answer: { eventId: 'x', reply: REPLY } })
  expect((await other.as().attempt('takeN8nAnswer', { body }, { headers })).status).toBe(404)
  await other.close()
})
