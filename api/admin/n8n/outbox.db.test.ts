import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { keepRefusedAnswer } from '#prisma/outbox/refused-answers.ts'
import type { Client } from '#tests/api/contract-client.ts'
import { asOwner, givenChat, givenGuestMessage, givenSource } from '#tests/api/given.ts'
import { newPerson, signIn } from '#tests/safety/person.ts'
import { type RunningApi, runApi } from '#tests/safety/running-api.ts'

const DAY = 86_400_000
let api: RunningApi
let unset: RunningApi
let token: string
let asAdmin: Client
let place: { hostId: string; messageId: string }

beforeAll(async () => {
  api = await runApi({ N8N_WEBHOOK_URL: 'http://n8n.test/webhook', PUBLIC_URL: 'http://locanda.test/' })
  unset = await runApi({ N8N_WEBHOOK_URL: '' })
  token = (await signIn(await newPerson('app-admin'))).access_token
  asAdmin = api.as(token)
  const host = await asOwner().host.create({ data: { kcSub: randomUUID(), email: 'outbox@locanda.test' } })
  const chat = await givenChat(host, { sourceId: (await givenSource(host)).id })
  place = { hostId: host.id, messageId: (await givenGuestMessage(chat)).id }
})
beforeEach(async () => {
  await asOwner().outboxEvent.deleteMany({})
  await asOwner().refusedAnswer.deleteMany({})
})
afterAll(async () => {
  await api.close()
  await unset.close()
})

type State = 'waiting' | 'delivered' | 'given_up' | 'dropped'
const given = (state: State, more: object = {}) =>
  asOwner().outboxEvent.create({
    data: {
      ...{ ...place, receiver: 'n8n', kind: 'new_message', eventId: randomUUID(), state, tries: 3 },
      ...{ nextAt: new Date(Date.now() + DAY), giveUpAt: new Date(Date.now() - 1), triedAt: new Date() },
      ...{ settledAt: state === 'waiting' ? null : new Date(), ...more },
    },
  })
const refused = { code: 'n8n_not_published', params: {} }

test('an administrator sees what waits, was told and was given up, of all hosts, and why', async () => {
  expect(await asAdmin.ask('readOutbox', {})).toEqual({
    ...{ isConfigured: true, waiting: 0, delivered: 0, givenUp: 0, dropped: 0 },
    ...{ waitingSince: null, nextTryAt: null, lastFault: null },
    ...{ writesDrafts: false, answerUrl: 'http://locanda.test/api/webhooks/n8n/answer' },
    ...{ answered: 0, lastAnswer: null, lastRefused: null },
  })
  for (const state of ['waiting', 'delivered', 'delivered', 'dropped'] as const) await given(state)
  const failed = await given('given_up', { fault: refused })
  expect(await asAdmin.ask('readOutbox', {})).toMatchObject({
    ...{ waiting: 1, delivered: 2, givenUp: 1, dropped: 1, waitingSince: expect.any(String) },
    lastFault: { fault: refused, at: failed.triedAt?.toISOString() },
  })
})

test('what n8n answered and what of it was refused stands beside that, and its questions are not tried for another day', async () => {
  const answeredAt = new Date()
  await given('delivered', { kind: 'ai', answeredAt, takenAt: new Date() })
  await given('given_up', { kind: 'ai' })
  await keepRefusedAnswer(api.deps.engineDb, { code: 'n8n_not_asked', params: {} })
  await keepRefusedAnswer(api.deps.engineDb, { code: 'n8n_not_asked', params: {} })
  expect(await asAdmin.ask('readOutbox', {})).toMatchObject({
    ...{ answered: 1, lastAnswer: { at: answeredAt.toISOString(), isTaken: true } },
    lastRefused: { fault: { code: 'n8n_not_asked', params: {} }, many: 2 },
  })
  expect(await asAdmin.ask('retryOutbox', {})).toEqual({ retried: 0 })
})

test('a thousand of a kind are counted, and no more are read for it', async () => {
  const event = { ...place, receiver: 'n8n', kind: 'new_message', state: 'delivered', nextAt: new Date() } as const
  await asOwner().outboxEvent.createMany({
    data: Array.from({ length: 1_100 }, () => ({
      ...{ ...event, eventId: randomUUID(), giveUpAt: new Date(), settledAt: new Date() },
    })),
  })
  expect(await asAdmin.ask('readOutbox', {})).toMatchObject({ delivered: 1_000, waiting: 0 })
})

test('what waits is due at once and what was given up for another day; nothing else changes, and it is written down', async () => {
  await Promise.all([given('waiting'), given('given_up'), given('delivered'), given('dropped')])
  expect(await asAdmin.ask('retryOutbox', {})).toEqual({ retried: 2 })
  const rows = await asOwner().outboxEvent.findMany({ where: { state: 'waiting' } })
  expect(rows).toHaveLength(2)
  expect(rows.every(({ nextAt }) => nextAt <= new Date())).toBe(true)
  expect(rows.map(({ giveUpAt }) => giveUpAt > new Date(Date.now() + DAY / 2)).toSorted()).toEqual([false, true])
  expect(await asOwner().outboxEvent.count({ where: { state: { in: ['delivered', 'dropped'] } } })).toBe(2)
  const trail = await asAdmin.ask('listAudit', { query: { action: 'debug.retry_outbox', limit: 1 } })
  expect(trail[0]).toMatchObject({ detail: { retried: 2 } })
})

test('without an n8n it says so, and tries nothing', async () => {
  await given('waiting')
  expect(await unset.as(token).ask('readOutbox', {})).toMatchObject({ isConfigured: false, waiting: 1 })
  expect((await unset.as(token).attempt('retryOutbox', {})).body).toMatchObject({ code: 'n8n_not_configured' })
  expect(await asOwner().outboxEvent.count({ where: { nextAt: { lt: new Date() } } })).toBe(0)
})

test('it is the administrators’', async () => {
  const host = api.as((await signIn(await newPerson())).access_token)
  expect((await host.attempt('readOutbox', {})).status).toBe(403)
  expect((await host.attempt('retryOutbox', {})).status).toBe(403)
})
