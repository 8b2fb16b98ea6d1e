import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { composeDraft } from '#activities/drafting/compose-draft.ts'
import { makeWorld, type World } from '#activities/drafting/drafting.fixture.ts'
import type { DraftingDeps } from '#activities/drafting/drafting-deps.ts'
import { createModelDrafter } from '#activities/drafting/model-drafter.ts'
import { inHost } from '#prisma/host-scope.ts'
import { listen } from '#prisma/listen.ts'
import { approveDraft } from '#prisma/messages/approve-draft.ts'
import { beginDecision } from '#prisma/messages/begin-decision.ts'
import { type ModelReply, type ModelServer, startModelServer } from '#tests/stand-ins/model-server.ts'

const REPLY = 'Ciao Lukas, il check-in è possibile dalle 15:00. Anna'
const GOOD = {
  content: JSON.stringify({
    ...{ reply: REPLY, language: 'it', confidence: 10, topics: ['check-in'], claims: [], unknowns: [], risks: [] },
    needsReply: true,
  }),
}

let server: ModelServer
let world: World
let deps: DraftingDeps
beforeAll(async () => {
  server = await startModelServer()
})
beforeEach(async () => {
  const { adminDatabaseUrl, appDatabaseUrl } = inject('parts')
  world = await makeWorld({ adminUrl: adminDatabaseUrl, appUrl: appDatabaseUrl })
  server.requests.length = 0
  const model = createModelDrafter({ baseUrl: server.baseUrl, name: 'stand-in', prices: { input: 1, output: 5 } })
  deps = { ...world.deps, model }
})
afterAll(() => server.close())

const compose = (guestMessageId: string, change: Partial<DraftingDeps> = {}) =>
  composeDraft({ ...deps, ...change }, { hostId: world.hostId, guestMessageId })
const draftOf = async (answersId: string) => {
  const drafts = await world.owner.message.findMany({ where: { answersId, kind: 'draft' } })
  expect(drafts).toHaveLength(1)
  return drafts[0] ?? expect.fail('no draft')
}
/** Answers when it is told to. */
function held(reply: ModelReply) {
  const asked = Promise.withResolvers<void>()
  const { promise, resolve } = Promise.withResolvers<void>()
  server.answerWith(() => ({
    serve: (to) => {
      asked.resolve()
      void promise.then(() => {
        to.writeHead(200, { 'content-type': 'application/json' })
        const choices = [{ message: { content: 'content' in reply ? reply.content : '' }, finish_reason: 'stop' }]
        to.end(JSON.stringify({ choices, usage: { prompt_tokens: 10, completion_tokens: 2 } }))
      })
    },
  }))
  return { asked: asked.promise, answer: resolve }
}
test('what the model writes is told to the host’s windows while it writes', async () => {
  const told: { hostId: string; messageId: string; text: string }[] = []
  const listener = listen(inject('parts').appDatabaseUrl, ['locanda_text'], {
    onNotice: (_channel, notice) => void told.push(JSON.parse(notice) as (typeof told)[number]),
    onListening: () => undefined,
    onLost: () => undefined,
  })
  await listener.ready()
  server.answerWith(() => ({ stream: GOOD.content.match(/.{1,8}/gs) ?? [], everyMs: 60 }))
  const question = await world.say({ text: 'A che ora è il check-in?' })
  await compose(question)
  const { id: messageId } = await draftOf(question)
  const ours = told.filter((notice) => notice.messageId === messageId)
  expect(ours.length).toBeGreaterThan(1)
  expect(ours.every(({ hostId, text }) => hostId === world.hostId && REPLY.startsWith(text))).toBe(true)
  await listener.close()
})

const impatient = (patience: { silenceMs?: number; totalMs?: number }) =>
  createModelDrafter({ baseUrl: server.baseUrl, name: 'stand-in', ...patience })

test('a draft of the built-in drafter waits with its deadline while the model thinks, and gives way to the model’s', async () => {
  const { asked, answer } = held(GOOD)
  const question = await world.say({ text: 'A che ora è il check-in?' })
  const composing = compose(question)
  await asked
  const first = await draftOf(question)
  expect(first).toMatchObject({
    status: 'pending',
    drafter: 'built-in',
    text: expect.stringContaining('15:00'),
    deadlineAt: expect.any(Date),
    modelDueAt: expect.any(Date),
    reasons: [{ code: 'model_is_writing', params: {} }],
  })
  answer()
  expect(await composing).toMatchObject({ status: 'scheduled', version: 3, isNew: true })
  expect(await draftOf(question)).toMatchObject({
    status: 'scheduled',
    drafter: 'stand-in',
    text: REPLY,
    aiText: REPLY,
    deadlineAt: first.deadlineAt,
    modelDueAt: null,
    modelUse: { model: 'stand-in', calls: 1, inputTokens: 10, outputTokens: 2, costMicros: 20 },
  })
})

describe('a host who was first', () => {
  test('keeps what they began to work on', async () => {
    const { asked, answer } = held(GOOD)
    const question = await world.say({ text: 'A che ora è il check-in?' })
    const composing = compose(question)
    await asked
    const { id, text } = await draftOf(question)
    await inHost(world.app, world.hostId, (tx) => beginDecision(tx, { hostId: world.hostId, messageId: id }))
    answer()
    expect(await composing).toMatchObject({ status: 'pending', version: 2 })
    expect(await draftOf(question)).toMatchObject({ text, drafter: 'built-in', reasons: [] })
  })

  test('has approved what they saw, and that leaves', async () => {
    const { asked, answer } = held(GOOD)
    const question = await world.say({ text: 'A che ora è il check-in?' })
    const composing = compose(question)
    await asked
    const { id, text, version } = await draftOf(question)
    const decision = { hostId: world.hostId, messageId: id, shownVersion: version, undoSeconds: 5 }
    await inHost(world.app, world.hostId, (tx, now) => approveDraft(tx, { ...decision, by: { actor: 'anna' }, now }))
    answer()
    expect(await composing).toMatchObject({ status: 'approved', undoUntil: expect.any(String) })
    expect(await draftOf(question)).toMatchObject({ text, status: 'approved' })
  })

  test('is told when what they approve is another draft by now', async () => {
    server.answerWith(() => ({ content: GOOD.content.replace('"risks":[]', '"risks":["money"]') }))
    const question = await world.say({ text: 'A che ora è il check-in?' })
    await compose(question)
    const { id } = await draftOf(question)
    const decision = { hostId: world.hostId, messageId: id, shownVersion: 2, undoSeconds: 5 }
    const approval = await inHost(world.app, world.hostId, (tx, now) =>
      approveDraft(tx, { ...decision, by: { actor: 'anna' }, now }),
    )
    expect(approval).toMatchObject({ outcome: 'refused', refusal: { code: 'draft_changed' } })
  })
})

test.each([
  ['a 500', { status: 500 }, 'server_error'],
  ['a wrong key', { status: 401 }, 'key_refused'],
  ['nothing', { hang: true }, 'silent'],
  ['no draft', { content: 'Certo!' }, 'wrong_schema'],
] as [string, ModelReply, string][])(
  'of a model that answers %s the host is told which fault it was',
  async (_name, reply, fault) => {
    server.answerWith(() => reply)
    const question = await world.say({ text: 'A che ora è il check-in?' })
    const model = impatient('hang' in reply ? { silenceMs: 200 } : {})
    expect(await compose(question, { model })).toMatchObject({ status: 'pending' })
    const draft = await draftOf(question)
    expect(draft).toMatchObject({ drafter: 'built-in', modelDueAt: null, version: 2, deadlineAt: expect.any(Date) })
    expect(draft.reasons).toContainEqual({ code: 'model_failed', params: { fault } })
    expect(draft.reasons).not.toContainEqual({ code: 'model_is_writing', params: {} })
    expect(draft.modelUse).toMatchObject({ model: 'stand-in' })
  },
)

test('while Temporal has tries a fault that may pass is thrown, and the next try goes on with the draft that stands', async () => {
  server.answerWith((_request, nth) => (nth === 1 ? { status: 503 } : GOOD))
  const question = await world.say({ text: 'A che ora è il check-in?' })
  await expect(compose(question, { mayRetryModel: true })).rejects.toMatchObject({ fault: 'server_error' })
  expect(await draftOf(question)).toMatchObject({
    status: 'pending',
    drafter: 'built-in',
    modelDueAt: expect.any(Date),
  })
  expect(await compose(question, { mayRetryModel: true })).toMatchObject({ status: 'scheduled', isNew: true })
  expect(await draftOf(question)).toMatchObject({ text: REPLY, modelUse: { calls: 2 } })
})

test.each([
  ['hours', '14400'],
  ['a date of tomorrow', new Date(Date.now() + 86_400_000).toUTCString()],
])('a server that asks for %s is not waited for', async (_name, retryAfter) => {
  server.answerWith(() => ({ status: 429, headers: { 'retry-after': retryAfter } }))
  const question = await world.say({ text: 'A che ora è il check-in?' })
  const now = () => new Date()
  expect(await compose(question, { mayRetryModel: true, now })).toMatchObject({ status: 'pending', isNew: true })
  expect((await draftOf(question)).reasons).toContainEqual({ code: 'model_failed', params: { fault: 'rate_limited' } })
})

test('a draft whose model has had its time is kept as it stands', async () => {
  const question = await world.say({ text: 'A che ora è il check-in?' })
  server.answerWith(() => ({ status: 503 }))
  await expect(compose(question, { mayRetryModel: true })).rejects.toMatchObject({ fault: 'server_error' })
  const { id } = await draftOf(question)
  await world.owner.message.update({ where: { id }, data: { modelDueAt: new Date(Date.now() - 1000) } })
  server.answerWith(() => ({ hang: true }))
  expect(await compose(question, { mayRetryModel: true })).toMatchObject({ status: 'pending' })
  expect((await draftOf(question)).reasons).toContainEqual({ code: 'model_failed', params: { fault: 'too_late' } })
})

describe('mere thanks', () => {
  test.each([
    ['away', { status: 503 }],
    ['silent', { hang: true }],
    ['overrun', { status: 429, headers: { 'retry-after': '7200' } }],
    ['well', GOOD],
  ] as [string, ModelReply][])('cause neither a draft nor a fallback where the model is %s', async (_name, reply) => {
    server.answerWith(() => reply)
    for (const text of [
      'Grazie mille, a presto!',
      'Thank you so much!',
      'Vielen Dank!',
      'Merci beaucoup',
      'Dziękuję bardzo!',
    ]) {
      const thanks = await world.say({ text })
      const model = impatient({ silenceMs: 100 })
      expect(await compose(thanks, { model, mayRetryModel: true })).toMatchObject({
        status: 'no_reply_needed',
        deadlineAt: null,
      })
    }
    expect(server.requests).toHaveLength(0)
  })

  test('wait where a question before them is open, put off by a fallback, and ask the model about it', async () => {
    server.answerWith(() => ({ status: 503 }))
    const question = await world.say({ text: 'C’è un parcheggio?' })
    const { draftId } = await compose(question)
    await world.owner.message.update({ where: { id: draftId ?? '' }, data: { status: 'fallback_sent' } })
    const thanks = await world.say({ text: 'Grazie!' })
    expect(await compose(thanks)).toMatchObject({ status: 'pending' })
    expect((await draftOf(thanks)).text).toContain('parcheggio')
    expect(server.requests.length).toBeGreaterThan(1)
  })

  test.each([
    'Grazie mille! Saremo in sei invece di quattro.',
    'Thanks! By the way, we will arrive at 23:30.',
    'Danke! Wir sind jetzt zu sechst.',
    'Merci, nous serons six finalement.',
    'Gracias, al final seremos seis.',
    'Bedankt! We komen met zijn zessen.',
    'Obrigado! Afinal seremos seis pessoas.',
    'Dziękuję! Będzie nas sześcioro.',
  ])('with news in them reach the host: %s', async (text) => {
    server.answerWith(() => ({ content: GOOD.content.replace('"needsReply":true', '"needsReply":false') }))
    const news = await world.say({ text })
    expect(await compose(news)).toMatchObject({ status: 'pending' })
  })
})

test('a host whose drafts of today have met the cap gets those of the built-in drafter, and is told why', async () => {
  server.answerWith(() => GOOD)
  await world.owner.aiSettings.update({ where: { hostId: world.hostId }, data: { modelDraftsPerDay: 1 } })
  const now = () => new Date()
  const first = await world.say({ text: 'A che ora è il check-in?', at: now() })
  await compose(first, { now })
  expect(await draftOf(first)).toMatchObject({ drafter: 'stand-in' })
  const second = await world.say({ text: 'Quando è il check-in?', at: now() })
  await compose(second, { now })
  const draft = await draftOf(second)
  expect(draft).toMatchObject({ drafter: 'built-in', status: 'scheduled' })
  expect(draft.reasons).toContainEqual({ code: 'model_cap_met', params: { most: 1 } })
  expect(server.requests).toHaveLength(1)
})
