import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { blankMessage } from '#activities/channels/blank-message.ts'
import type { IncomingMessage } from '#activities/channels/incoming-message.ts'
import { ingestBatch } from '#activities/ingest/ingest-batch.ts'
import { announceNewMessage } from '#activities/n8n/announce-new-message.ts'
import { deliverDue } from '#activities/n8n/deliver-due.ts'
import { databaseNow } from '#prisma/database-now.ts'
import { inHost } from '#prisma/host-scope.ts'
import { messageRows } from '#prisma/messages/message-rows.ts'
import { claimDue } from '#prisma/outbox/claim-due.ts'
import { eventIdOf, putInOutbox } from '#prisma/outbox/put-in-outbox.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { type N8nFault, type N8nStandIn, startN8n } from '#tests/stand-ins/n8n.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const hmacSecret = 'n8n-secret'
let bench: SendBench
let n8n: N8nStandIn
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
  n8n = await startN8n({ secret: hmacSecret })
})
beforeEach(async () => {
  await bench.deps.engineDb.outboxEvent.deleteMany({})
  n8n.received.length = 0
  n8n.answerWith({})
  n8n.play([])
})
afterAll(async () => {
  await n8n.close()
  await bench.close()
})

const depsAt = (webhookUrl: string | undefined) => ({
  ...bench.deps,
  n8n: { webhookUrl, hmacSecret },
  random: () => 0.5,
})
const deps = () => depsAt(`${n8n.url}/webhook/`)
const sweep = (by = deps()) => deliverDue(by)
const rows = () => bench.deps.engineDb.outboxEvent.findMany({ orderBy: { createdAt: 'asc' } })
const row = async () => (await rows())[0]
/** So much time goes by for PostgreSQL. */
const pass = (ms: number) =>
  bench.deps.engineDb.$executeRaw`
    update outbox_event set next_at = next_at - ${`${ms} ms`}::interval, give_up_at = give_up_at - ${`${ms} ms`}::interval`

const mail = (fields: Partial<IncomingMessage>): IncomingMessage => ({
  ...blankMessage(randomUUID(), 'email', new Date()),
  isAutomatic: false,
  peer: 'guest@test.test',
  replyTo: 'guest@test.test',
  text: 'Parcheggio?',
  ...fields,
})
const ingest = (messages: IncomingMessage[], by = deps(), historyBefore = new Date(0)) => {
  const { hostId, sourceId } = bench
  return ingestBatch(by, { hostId, sourceId, messages, progress: { kind: 'none' }, historyBefore })
}
const announce = async (by = deps()) => {
  const written = await bench.guestWrites({ channel: 'airbnb' })
  await announceNewMessage(by, { hostId: bench.hostId, guestMessageId: written.guestMessageId })
  return written
}

test('every message that wants an answer is announced with the transaction that stores it; no other is', async () => {
  const threadKey = randomUUID()
  const [first, second] = [mail({ threadKey }), mail({ threadKey, text: 'Anzi, due auto' })]
  await ingest([first, second, mail({ isAutomatic: true })])
  await ingest([mail({})], deps(), new Date(Date.now() + DAY))
  expect(await rows()).toMatchObject([{ state: 'waiting', tries: 0 }, { state: 'waiting' }])
  await ingest([first, second])
  expect(await rows()).toHaveLength(2)
  await sweep()
  expect(n8n.received.map(({ body }) => (JSON.parse(body) as { text: string }).text).toSorted()).toEqual([
    'Anzi, due auto',
    'Parcheggio?',
  ])
  expect((await rows()).map(({ state }) => state)).toEqual(['delivered', 'delivered'])
})

test('without an n8n nothing is announced', async () => {
  await ingest([mail({})], depsAt(undefined))
  await announce(depsAt(undefined))
  expect(await rows()).toEqual([])
})

test('n8n hears of it once, signed, with an event id in header and body', async () => {
  const { guestMessageId, chatId } = await announce()
  await announceNewMessage(deps(), { hostId: bench.hostId, guestMessageId })
  await sweep()
  expect(n8n.received).toHaveLength(1)
  const [heard] = n8n.received
  expect(heard).toMatchObject({ method: 'POST', path: '/webhook/new_message', isSigned: true })
  const eventId = `new_message-${guestMessageId}`
  expect(heard?.headers['x-locanda-event-id']).toBe(eventId)
  const told = {
    eventId,
    event: 'new_message',
    chatId,
    messageId: guestMessageId,
    channel: 'airbnb',
    text: 'Parcheggio?',
  }
  expect(JSON.parse(heard?.body ?? '')).toMatchObject(told)
})

test.each<[N8nFault, string]>([
  [{ status: 404 }, 'n8n_not_published'],
  [{ status: 401 }, 'n8n_not_allowed'],
  [{ status: 403 }, 'n8n_not_allowed'],
  [{ status: 410 }, 'n8n_gone'],
  [{ status: 413 }, 'n8n_too_large'],
  [{ status: 429 }, 'n8n_busy'],
  [{ status: 500 }, 'n8n_failed'],
  [{ status: 503 }, 'n8n_failed'],
  [{ status: 418 }, 'n8n_refused'],
  [{ status: 600 }, 'network_error'],
  [{ status: 999 }, 'network_error'],
  [{ status: 302, headers: { location: 'http://169.254.169.254/' } }, 'redirect_not_followed'],
  ['hang up', 'network_error'],
])('met with %j it says %s, waits, and is told at the next try under the same id', async (fault, code) => {
  n8n.play([fault])
  await announce()
  expect(await row()).toMatchObject({ state: 'waiting', tries: 1, fault: { code } })
  await sweep()
  expect(n8n.received).toHaveLength(1)
  await pass(11_000)
  await sweep()
  expect(n8n.received).toHaveLength(2)
  const [first, second] = n8n.received.map(({ headers }) => headers['x-locanda-event-id'])
  expect(second).toBe(first)
  expect(await row()).toMatchObject({ state: 'delivered', tries: 2, fault: null })
})

test.each<N8nFault>(['stream', 'cut'])(
  'whose answer has begun has heard it, whatever becomes of the rest (%s)',
  async (fault) => {
    n8n.play([fault])
    await announce()
    expect(await row()).toMatchObject({ state: 'delivered', tries: 1, fault: null })
    await pass(DAY)
    await sweep()
    expect(n8n.received).toHaveLength(1)
  },
)

test('an address inside the building, or nobody there, is a fault in words too', async () => {
  await announce(depsAt('http://169.254.169.254'))
  expect(await row()).toMatchObject({ state: 'waiting', fault: { code: 'address_not_allowed' } })
  await pass(MINUTE)
  await sweep(depsAt('http://127.0.0.1:1'))
  expect(await row()).toMatchObject({ state: 'waiting', tries: 2, fault: { code: 'network_error' } })
})

test('what n8n asks for with Retry-After is waited for', async () => {
  n8n.play([{ status: 429, headers: { 'retry-after': '600' } }])
  await announce()
  await pass(9 * MINUTE)
  await sweep()
  expect(n8n.received).toHaveLength(1)
  await pass(2 * MINUTE)
  await sweep()
  expect(n8n.received).toHaveLength(2)
})

test('pauses grow over a day; then it is given up, and says why', async () => {
  n8n.answerWith({ status: 404 })
  await announce()
  const minutes: number[] = []
  let gone = 0
  for (let step = 0; step < 80 && (await row())?.state === 'waiting'; step++) {
    const waits = ((await row())?.nextAt.getTime() ?? 0) - (await databaseNow(bench.deps.engineDb)).getTime() + 1_000
    await pass(waits)
    gone += waits
    minutes.push(Math.round(waits / MINUTE))
    await sweep()
  }
  expect(minutes.slice(0, 7)).toEqual([0, 1, 2, 5, 14, 41, 60])
  expect(n8n.received.length).toBeGreaterThan(25)
  expect(await row()).toMatchObject({ state: 'given_up', fault: { code: 'n8n_not_published' } })
  expect(gone).toBeGreaterThan(DAY)
  expect(gone).toBeLessThan(DAY + 61 * MINUTE)
  await pass(DAY)
  const heard = n8n.received.length
  await sweep()
  expect(n8n.received).toHaveLength(heard)
})

test('a worker that dies while it tells leaves it to the next, after a minute', async () => {
  await ingest([mail({})])
  await claimDue(bench.deps.engineDb, { atMost: 10 })
  await pass(50_000)
  await sweep()
  expect(n8n.received).toEqual([])
  await pass(11_000)
  await sweep()
  expect(n8n.received).toHaveLength(1)
  expect(await row()).toMatchObject({ state: 'delivered', tries: 2 })
})

test.each([
  ['a day ahead', DAY],
  ['a day behind', -DAY],
])('a clock that is %s puts nothing off, tries nothing early and gives nothing up', async (_, ms) => {
  const wrong = { ...deps(), now: () => new Date(Date.now() + ms) }
  n8n.play([{ status: 500 }])
  await ingest([mail({})], wrong)
  await sweep()
  expect(await row()).toMatchObject({ state: 'waiting', tries: 1 })
  await sweep(wrong)
  expect(n8n.received).toHaveLength(1)
  await pass(11_000)
  n8n.play([{ status: 500 }])
  await sweep(wrong)
  expect(await row()).toMatchObject({ state: 'waiting', tries: 2 })
  await pass(MINUTE)
  await sweep()
  expect(await row()).toMatchObject({ state: 'delivered', tries: 3 })
})

test('many workers at once tell each message once', async () => {
  await ingest(Array.from({ length: 40 }, () => mail({ threadKey: randomUUID() })))
  await Promise.all([sweep(), sweep(), sweep()])
  const ids = n8n.received.map(({ headers }) => headers['x-locanda-event-id'])
  expect(ids).toHaveLength(40)
  expect(new Set(ids).size).toBe(40)
})

test('what waits when no n8n is configured any more is dropped, and says so', async () => {
  n8n.answerWith({ status: 500 })
  await announce()
  await sweep(depsAt(undefined))
  expect(await row()).toMatchObject({ state: 'dropped', fault: { code: 'n8n_switched_off' } })
  n8n.answerWith({})
  await pass(DAY)
  await sweep()
  expect(n8n.received).toHaveLength(1)
})

test('what a guest sent that is no words travels as a code', async () => {
  const { guestMessageId } = await bench.guestWrites()
  const voice = { code: 'sent_voice', params: {} }
  await bench.inHost((tx) =>
    messageRows(tx).update({
      where: { id: guestMessageId, hostId: bench.hostId },
      data: { text: '', reasons: [voice] },
    }),
  )
  await announceNewMessage(deps(), { hostId: bench.hostId, guestMessageId })
  expect(JSON.parse(n8n.received[0]?.body ?? '')).toMatchObject({ text: '', notes: [voice] })
})

test('a code that the guest repeats does not leave with the announcement', async () => {
  const { guestMessageId, chatId } = await bench.guestWrites()
  const { hostId } = bench
  await bench.inHost(async (tx) => {
    const { id } = await tx.property.create({ data: { hostId, additionalInfo: 'The gate opens with 5566.' } })
    await tx.chat.update({ where: { id: chatId, hostId }, data: { propertyId: id } })
    await messageRows(tx).update({ where: { id: guestMessageId, hostId }, data: { text: 'Is it still 55-66?' } })
  })
  await announceNewMessage(deps(), { hostId, guestMessageId })
  expect(JSON.parse(n8n.received[0]?.body ?? '')).toMatchObject({ text: 'Is it still [[secret:gate_code]]?' })
})

test('another host’s message is not announced', async () => {
  const { guestMessageId } = await bench.guestWrites()
  await announceNewMessage(deps(), { hostId: randomUUID(), guestMessageId })
  expect(await rows()).toEqual([])
  expect(n8n.received).toEqual([])
})

test('what is put in and asked for at once is due', async () => {
  const { guestMessageId } = await bench.guestWrites({ channel: 'airbnb' })
  for (let turn = 1; turn <= 30; turn++) {
    const given = await inHost(bench.deps.db, bench.hostId, async (tx) => {
      await putInOutbox(tx, { hostId: bench.hostId, kind: 'ai', messageIds: [guestMessageId], turn })
      return claimDue(tx, { atMost: 1, eventId: eventIdOf('ai', guestMessageId, turn) })
    })
    expect(given).toHaveLength(1)
  }
})
