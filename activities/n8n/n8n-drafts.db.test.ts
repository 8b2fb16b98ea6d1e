import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { ModelError } from '#activities/drafting/model/model-error.ts'
import { deliverDue } from '#activities/n8n/deliver-due.ts'
import { type Given, type N8nBench, openN8nBench } from '#tests/reply/n8n-bench.ts'
import { playFlow } from '#tests/stand-ins/n8n-flow.ts'

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

test('the built-in draft stands while n8n writes, and gives way to what it answers', async () => {
  const { messageId, eventId, composing } = await world.askN8n()
  expect(await world.draftOf(messageId)).toMatchObject({ status: 'pending', drafter: 'built-in' })
  expect((await bench.answer({ eventId, reply: REPLY, confidence: 9 })).body).toEqual({ taken: true, isNew: true })
  expect(await composing).toMatchObject({ status: 'scheduled', version: 3, isNew: true })
  expect(await world.draftOf(messageId)).toMatchObject({
    ...{ status: 'scheduled', drafter: 'n8n', text: REPLY, aiText: REPLY, language: 'it', modelDueAt: null },
    modelUse: { model: 'n8n', calls: 1, inputTokens: null, outputTokens: null, costMicros: null },
  })
  expect(await bench.event()).toMatchObject({
    state: 'delivered',
    answeredAt: expect.any(Date),
    takenAt: expect.any(Date),
  })
})

test('it is asked at /ai, signed, with what a draft needs: no address and no secret of the house', async () => {
  const one = await world.askN8n('La password del Wi-Fi è ancora soleluna2024?')
  const [heard] = bench.n8n.received
  expect(heard).toMatchObject({ path: '/webhook/ai', isSigned: true, headers: { 'x-locanda-event': 'ai' } })
  expect(await bench.asked()).toMatchObject({
    ...{ event: 'ai', eventId: one.eventId, messageId: one.messageId, chatId: world.chatId, version: 2 },
    ...{ language: 'it', guestFirstName: 'Lukas', hostFirstName: 'Anna', answerBy: expect.any(String) },
    unanswered: [{ from: 'guest', text: expect.stringContaining('[[secret:wifi_password') }],
    facts: expect.arrayContaining([{ id: 'property.checkIn', text: expect.any(String) }]),
  })
  expect(heard?.body).not.toMatch(/soleluna2024|A4521|@g\.test|Weber/)
  await world.giveUp(one)
})

describe('the flow of the documents', () => {
  test.each([
    ['Buongiorno, a che ora è il check-in? 😀', 'scheduled', 'Ciao Lukas,\nil check-in è possibile dalle 15:00.\nAnna'],
    ['Hello, what time is check-in?', 'scheduled', 'Hi Lukas,\ncheck-in is possible from 15:00.\nAnna'],
    ['Quanto costa un giorno in più?', 'pending', 'Ciao Lukas,\nchiedo e ti faccio sapere.\nAnna'],
  ])('answers %s', async (text, status, reply) => {
    const { messageId, composing } = await world.askN8n(text)
    const signed = await playFlow(bench.n8n.received[0] ?? expect.fail('nothing was asked'), bench.secret)
    const { body, headers } = signed ?? expect.fail('it was not believed')
    expect((await bench.api.as().attempt('takeN8nAnswer', { body }, { headers })).status).toBe(202)
    expect(await composing).toMatchObject({ status })
    expect(await world.draftOf(messageId)).toMatchObject({ drafter: 'n8n', text: reply })
  })

  test('believes nobody but us', async () => {
    const one = await world.askN8n()
    const heard = bench.n8n.received[0] ?? expect.fail('nothing was asked')
    expect(await playFlow(heard, 'another secret')).toBe(null)
    expect(await playFlow({ ...heard, body: heard.body.replace('check-in', 'check-out') }, bench.secret)).toBe(null)
    expect(await playFlow({ ...heard, headers: {} }, bench.secret)).toBe(null)
    await world.giveUp(one)
  })
})

describe('a draft of n8n’s is checked as any other, and waits', () => {
  test.each<[string, Given, object]>([
    ['a price that nobody named', { reply: 'Ciao Lukas, il parcheggio costa 20 €. Anna' }, { code: 'unproven' }],
    [
      'a promise',
      { reply: 'Ti garantisco che la casa sarà pronta alle 15:00.' },
      { code: 'risky', params: { risks: ['promise'] } },
    ],
    ['another language', { reply: 'Check-in is possible from 15:00, see you soon.' }, { code: 'wrong_language' }],
    ['a field that is left open', { reply: `${REPLY} {nome}` }, {}],
    ['a risk that it names itself', { reply: REPLY, risks: ['money'] }, { code: 'risky' }],
  ])('%s', async (_name, said, reason) => {
    const { messageId, eventId, composing } = await world.askN8n()
    await bench.answer({ eventId, confidence: 10, ...said })
    expect(await composing).toMatchObject({ status: 'pending' })
    const { drafter, reasons } = await world.draftOf(messageId)
    expect(drafter).toBe('n8n')
    expect(reasons).toEqual(expect.arrayContaining([expect.objectContaining(reason)]))
  })

  test('a secret in plain, which is not kept', async () => {
    const { messageId, eventId, composing } = await world.askN8n()
    await bench.answer({ eventId, reply: 'Ecco a te: soleluna2024, a presto', topics: ['soleluna2024'] })
    await composing
    const { text, evidence, reasons } = await world.draftOf(messageId)
    expect(JSON.stringify([text, evidence])).not.toContain('soleluna2024')
    expect(reasons).toEqual(expect.arrayContaining([{ code: 'held_plain_secret', params: {} }]))
  })

  test('silence on a question, which is not believed', async () => {
    const { messageId, eventId, composing } = await world.askN8n()
    await bench.answer({ eventId, reply: '', needsReply: false })
    await composing
    expect(await world.draftOf(messageId)).toMatchObject({ status: 'pending', drafter: 'built-in' })
  })
})

describe('where n8n is not there', () => {
  test('a flow that is not published is said at once, and the built-in draft is decided', async () => {
    bench.n8n.play([{ status: 404 }])
    const messageId = await world.say({ text: 'A che ora è il check-in?' })
    expect(await world.compose(messageId)).toMatchObject({ status: 'pending' })
    const { drafter, reasons } = await world.draftOf(messageId)
    expect(drafter).toBe('built-in')
    expect(reasons).toEqual(expect.arrayContaining([{ code: 'model_failed', params: { fault: 'n8n_away' } }]))
    expect(await bench.event()).toMatchObject({ state: 'given_up', fault: { code: 'n8n_not_published' } })
  })

  test('what may pass is tried again by the outbox, under the same id', async () => {
    bench.n8n.play([{ status: 503 }])
    const messageId = await world.say({ text: 'A che ora è il check-in?' })
    const composing = world.compose(messageId)
    const { eventId } = await bench.asked()
    await expect.poll(async () => (await bench.event()).fault).toMatchObject({ code: 'n8n_failed' })
    await bench.engineDb.outboxEvent.updateMany({ data: { nextAt: new Date(0) } })
    await deliverDue(bench.deps)
    expect((await bench.asked(1)).eventId).toBe(eventId)
    await bench.answer({ eventId, reply: REPLY, confidence: 9 })
    expect(await composing).toMatchObject({ status: 'scheduled' })
  })

  test('a worker that died is followed by one that finds the answer and asks no second time', async () => {
    const one = await world.askN8n()
    const again = world.compose(one.messageId)
    await bench.answer({ eventId: one.eventId, reply: REPLY })
    await Promise.all([one.composing, again])
    expect(bench.n8n.received).toHaveLength(1)
    expect(await world.draftOf(one.messageId)).toMatchObject({ drafter: 'n8n', version: 3 })
  })

  test('what it answers between the last look and the end of its time is used, as it was told', async () => {
    const time = new AbortController()
    const { messageId, eventId, composing } = await world.askN8n(undefined, time.signal)
    // By now it looks once a second, and has just done so.
    await pause(1_700)
    expect((await bench.answer({ eventId, reply: REPLY, confidence: 9 })).status).toBe(202)
    time.abort(new ModelError('too_late'))
    await composing
    expect(await world.draftOf(messageId)).toMatchObject({ drafter: 'n8n', text: REPLY })
  })

  test('a question that nobody waits for any more is not asked', async () => {
    bench.n8n.play([{ status: 503 }])
    const messageId = await world.say({ text: 'A che ora è il check-in?' })
    const composing = world.compose(messageId)
    await bench.asked()
    await world.hostBegins(messageId)
    await expect.poll(async () => (await bench.event()).fault).toMatchObject({ code: 'n8n_failed' })
    await bench.engineDb.outboxEvent.updateMany({ data: { nextAt: new Date(0) } })
    await deliverDue(bench.deps)
    await composing
    expect(bench.n8n.received).toHaveLength(1)
    expect(await bench.event()).toMatchObject({ state: 'dropped', fault: { code: 'n8n_question_over' } })
  })
})
