import { randomUUID } from 'node:crypto'
import { beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { runMaintenance } from '#activities/process/run-maintenance.ts'
import { openLog } from '#outside/log.ts'
import { type Database, Prisma, type Transaction } from '#prisma/client.ts'
import { asOwner, givenChat, givenGuestMessage, givenSource } from '#tests/api/given.ts'
import { sharedDatabase } from '#tests/setup/shared-database.ts'

const HOUR = 3_600_000
const silent = openLog('silent')
const now = new Date()
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR)

let engineDb: Database
let place: { hostId: string; sourceId: string }

beforeAll(async () => {
  engineDb = sharedDatabase(inject('parts').engineDatabaseUrl)
  const host = await asOwner().host.create({ data: { kcSub: randomUUID(), email: 'maintenance@locanda.test' } })
  place = { hostId: host.id, sourceId: (await givenSource(host)).id }
})

test('what no longer serves is pruned in batches, by however many processes at once; the rest stays', async () => {
  const where = { hostId: place.hostId }
  await asOwner().liveEvent.deleteMany({ where })
  await asOwner().$executeRaw`
    insert into live_event (host_id, entity, entity_id, change, xid, horizon, at)
    select ${place.hostId}::uuid, 'chat', gen_random_uuid(), 'created', 1, 1,
      ${now}::timestamptz - case n when 1 then interval '23 hours' else interval '25 hours' end
    from generate_series(1, 12001) n`
  await asOwner().webhookEvent.createMany({
    data: [
      { ...place, body: { is: 'read long ago' }, receivedAt: hoursAgo(200), readAt: hoursAgo(7 * 24 + 1) },
      { ...place, body: { is: 'read' }, receivedAt: hoursAgo(200), readAt: hoursAgo(7 * 24 - 1) },
      { ...place, body: { is: 'not read' }, receivedAt: hoursAgo(9_000) },
    ],
  })
  await asOwner().idempotencyKey.createMany({
    data: [
      { ...where, key: 'old', requestHash: '', createdAt: hoursAgo(7 * 24 + 0.1) },
      { ...where, key: 'new', requestHash: '', createdAt: hoursAgo(7 * 24 - 0.1) },
    ],
  })
  const maintain = () => runMaintenance({ engineDb, clock: () => now, originalsKeptDays: 90, log: silent })
  await Promise.all([maintain(), maintain(), maintain()])
  await maintain()
  expect(await asOwner().liveEvent.count({ where })).toBe(1)
  const left = await asOwner().webhookEvent.findMany({ where, orderBy: { id: 'asc' } })
  expect(left.map(({ body }) => body)).toEqual([{ is: 'read' }, { is: 'not read' }])
  expect(await asOwner().idempotencyKey.findMany({ where })).toMatchObject([{ key: 'new' }])
})

test('what waits for a number that was disconnected is pruned a month after both', async () => {
  const of = async (deletedAt: Date | null) => {
    const data = { hostId: place.hostId, type: 'whatsapp', identifier: 'number', config: {}, deletedAt } as const
    return (await asOwner().messageSource.create({ data })).id
  }
  const [live, lately, long] = [await of(null), await of(hoursAgo(29 * 24)), await of(hoursAgo(31 * 24))]
  const left = (sourceId: string, is: string, hours: number) => {
    const { hostId } = place
    return { hostId, sourceId, body: { is }, receivedAt: hoursAgo(hours) }
  }
  await asOwner().webhookEvent.createMany({
    data: [
      left(live, 'of one that is connected', 9_000),
      left(lately, 'came before it was disconnected', 9_000),
      left(long, 'came long ago', 9_000),
      left(long, 'came since', 29 * 24),
    ],
  })
  await runMaintenance({ engineDb, clock: () => now, originalsKeptDays: 90, log: silent })
  const where = { sourceId: { in: [live, lately, long] } }
  const found = await asOwner().webhookEvent.findMany({ where, orderBy: { id: 'asc' } })
  expect(found.map(({ body }) => (body as { is: string }).is)).toEqual([
    'of one that is connected',
    'came before it was disconnected',
    'came since',
  ])
})

test('a count of requests is pruned when its minute is over', async () => {
  await engineDb.requestCount.createMany({
    data: [
      { key: 'over', hits: 7, endsAt: hoursAgo(0.001) },
      { key: 'running', hits: 7, endsAt: hoursAgo(-1) },
    ],
  })
  await runMaintenance({ engineDb, clock: () => now, originalsKeptDays: 90, log: silent })
  const where = { key: { in: ['over', 'running'] } }
  expect(await engineDb.requestCount.findMany({ where })).toMatchObject([{ key: 'running' }])
})

test('a mail as it came is pruned after 90 days, and its message stays', async () => {
  const chat = await givenChat({ id: place.hostId }, { sourceId: place.sourceId })
  for (const days of [89, 91]) {
    const { id: messageId, hostId } = await givenGuestMessage(chat)
    await asOwner().messageOriginal.create({
      data: { hostId, messageId, file: Buffer.from('x'), isWhole: true, storedAt: hoursAgo(days * 24) },
    })
  }
  await runMaintenance({ engineDb, clock: () => now, originalsKeptDays: 90, log: silent })
  const where = { hostId: place.hostId }
  expect(await asOwner().messageOriginal.findMany({ where })).toMatchObject([{ storedAt: hoursAgo(89 * 24) }])
  expect(await asOwner().message.count({ where })).toBe(2)
})

test('what is owed is kept, but for an account that was deleted: there it is pruned after 90 days', async () => {
  const owedBy = async (access: 'enabled' | 'disabled' | 'deleted', days: number) => {
    const kcSub = randomUUID()
    const host = await asOwner().host.create({ data: { kcSub, email: `${kcSub}@locanda.test` } })
    await asOwner().accountState.create({ data: { kcSub, access } })
    const { id: chatId } = await givenChat(host, { sourceId: (await givenSource(host)).id })
    const dueAt = hoursAgo(days * 24)
    const promise = { hostId: host.id, chatId, messageId: randomUUID(), sentence: 'Le faccio sapere' }
    const { id } = await asOwner().deferral.create({ data: { ...promise, promisedAt: dueAt, dueAt, owedAt: dueAt } })
    return id
  }
  const kept = [await owedBy('enabled', 400), await owedBy('disabled', 400), await owedBy('deleted', 89)]
  const pruned = await owedBy('deleted', 91)
  await runMaintenance({ engineDb, clock: () => now, originalsKeptDays: 90, log: silent })
  const left = await asOwner().deferral.findMany({ where: { id: { in: [...kept, pruned] } }, select: { id: true } })
  expect(left.map(({ id }) => id).toSorted()).toEqual(kept.toSorted())
})

test('what was begun and never sent is pruned after 90 days', async () => {
  const data = { hostId: place.hostId, text: 'Let me see', writer: 'desk' }
  for (const days of [89, 91]) {
    const { id } = await givenChat({ id: place.hostId }, { sourceId: place.sourceId })
    await asOwner().unsentText.create({ data: { ...data, id, chatId: id, writtenAt: hoursAgo(days * 24) } })
  }
  await runMaintenance({ engineDb, clock: () => now, originalsKeptDays: 90, log: silent })
  const where = { hostId: place.hostId }
  expect(await asOwner().unsentText.findMany({ where })).toMatchObject([{ writtenAt: hoursAgo(89 * 24) }])
})

test('what a host did with a draft is kept as long as it counts, and the draft stays', async () => {
  const chat = await givenChat({ id: place.hostId }, { sourceId: place.sourceId })
  for (const days of [399, 401]) {
    const { id: messageId, hostId } = await givenGuestMessage(chat)
    const decidedAt = hoursAgo(days * 24)
    await asOwner().draftDecision.create({ data: { hostId, messageId, outcome: 'unchanged', decidedAt } })
  }
  await runMaintenance({ engineDb, clock: () => now, originalsKeptDays: 90, log: silent })
  const where = { hostId: place.hostId }
  expect(await asOwner().draftDecision.findMany({ where })).toMatchObject([{ decidedAt: hoursAgo(399 * 24) }])
  expect(await asOwner().message.count({ where: { chatId: chat.id } })).toBe(2)
})

test('announcements go a week after they were made, those given up after thirty days, those that wait never', async () => {
  const chat = await givenChat({ id: place.hostId }, { sourceId: place.sourceId })
  const { id: messageId, hostId } = await givenGuestMessage(chat)
  const ages = { delivered: [6, 8], dropped: [6, 8], given_up: [29, 31] } as const
  const settled = Object.entries(ages).flatMap(([state, days]) =>
    days.map((day) => ({ state: state as keyof typeof ages, settledAt: hoursAgo(day * 24) })),
  )
  const event = {
    hostId,
    messageId,
    receiver: 'n8n',
    kind: 'new_message',
    nextAt: hoursAgo(999),
    giveUpAt: now,
  } as const
  // Those that should have been given up long ago are of closed accounts: nobody tries them any more.
  const waiting = [0, 6, 8].map((day) => ({
    ...{ state: 'waiting' as const, createdAt: hoursAgo(9_000), giveUpAt: hoursAgo(day * 24) },
  }))
  await asOwner().outboxEvent.createMany({
    data: [...settled, ...waiting].map((one, n) => ({
      ...{ ...event, ...one, eventId: `${n}` },
    })),
  })
  await runMaintenance({ engineDb, clock: () => now, originalsKeptDays: 90, log: silent })
  const left = await asOwner().outboxEvent.findMany({ where: { hostId }, orderBy: { state: 'asc' } })
  expect(left.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'delivered', 'given_up', 'dropped'])
  expect(left.filter(({ settledAt }) => settledAt !== null && settledAt < hoursAgo(30 * 24))).toEqual([])
})

test('a browser that nobody has opened for 90 days goes, and what one was told of after a week', async () => {
  const { hostId } = place
  const { id: chatId } = await givenChat({ id: hostId }, { sourceId: place.sourceId })
  const sealed = Buffer.from('x')
  const [kept, left90] = [randomUUID(), randomUUID()]
  const device = (id: string, days: number) => ({
    ...{ hostId, id, fingerprint: id, name: 'Desk', server: 'push.test', keyId: 'k1', sealed },
    ...{ createdAt: hoursAgo(9_000), seenAt: hoursAgo(days * 24) },
  })
  await asOwner().pushDevice.createMany({ data: [device(kept, 89), device(left90, 91)] })
  const told = { hostId, deviceId: kept, chatId, kind: 'draft_ready', aboutId: chatId, nextAt: now } as const
  const times = { six: hoursAgo(6 * 24), eight: hoursAgo(8 * 24), waiting: null }
  await asOwner().pushSend.createMany({
    data: Object.entries(times).map(([eventKey, settledAt]) => ({
      ...{ ...told, eventKey, settledAt, createdAt: hoursAgo(9_000) },
      state: settledAt === null ? ('waiting' as const) : ('delivered' as const),
    })),
  })
  await runMaintenance({ engineDb, clock: () => now, originalsKeptDays: 90, log: silent })
  expect(await asOwner().pushDevice.findMany({ where: { hostId } })).toMatchObject([{ id: kept }])
  const left = await asOwner().pushSend.findMany({ where: { hostId }, orderBy: { eventKey: 'asc' } })
  expect(left.map(({ eventKey }) => eventKey)).toEqual(['six', 'waiting'])
})

test('the file of a mail that could not be read goes as others do, and its stub stays; how long is the installation’s', async () => {
  const chat = await givenChat({ id: place.hostId }, { sourceId: place.sourceId })
  const stub = { status: 'unreadable', raw: Buffer.from('x') } as const
  const [young, old] = [await givenGuestMessage(chat, stub), await givenGuestMessage(chat, stub)]
  await asOwner().message.update({ where: { id: old.id }, data: { storedAt: hoursAgo(31 * 24) } })
  const rawOf = async (id: string) => (await asOwner().message.findUniqueOrThrow({ where: { id } })).raw
  await runMaintenance({ engineDb, clock: () => now, originalsKeptDays: 90, log: silent })
  expect(await rawOf(old.id)).not.toBeNull()
  await runMaintenance({ engineDb, clock: () => now, originalsKeptDays: 30, log: silent })
  expect([await rawOf(old.id), await rawOf(young.id)]).toEqual([null, expect.anything()])
  expect((await asOwner().message.findUniqueOrThrow({ where: { id: old.id } })).status).toBe('unreadable')
})

test('by which mailbox a mail to a host left is pruned after 30 days', async () => {
  const { hostId } = place
  const data = [29, 31].map((days) => ({
    ...{ hostId, rfcMessageId: `<${days}>`, key: '', recipient: '', sender: '', sentAt: hoursAgo(days * 24) },
  }))
  await asOwner().hostNotice.createMany({ data })
  await runMaintenance({ engineDb, clock: () => now, originalsKeptDays: 90, log: silent })
  expect(await asOwner().hostNotice.findMany({ where: { hostId } })).toMatchObject([{ rfcMessageId: '<29>' }])
})

/** The database, but for one statement, which fails whenever it is asked. */
function without(statement: string): Database {
  const refuse = (tx: Transaction) =>
    new Proxy(tx, {
      get: (of, name) =>
        name === '$executeRaw'
          ? (sql: TemplateStringsArray, ...values: unknown[]) =>
              Prisma.sql(sql, ...values).sql.includes(statement)
                ? Promise.reject(new Error('too slow'))
                : of.$executeRaw(sql, ...values)
          : Reflect.get(of, name),
    })
  const transact = (work: (tx: Transaction) => Promise<unknown>, options: object) =>
    engineDb.$transaction((tx) => work(refuse(tx)), options)
  return new Proxy(engineDb, { get: (of, name) => (name === '$transaction' ? transact : Reflect.get(of, name)) })
}

test('a task that fails at every turn is told by its name, and keeps none behind it from running', async () => {
  const where = { hostId: place.hostId }
  const old = { ...where, requestHash: '', createdAt: hoursAgo(7 * 24 + 0.1) }
  await asOwner().idempotencyKey.create({ data: { ...old, key: 'behind' } })
  const told: unknown[] = []
  const log = { ...silent, warn: ({ name }: { name?: unknown }) => void told.push(name) }
  const failing = without('delete from webhook_event')
  await runMaintenance({ engineDb: failing, clock: () => now, originalsKeptDays: 90, log })
  expect(await asOwner().idempotencyKey.count({ where: { ...where, key: 'behind' } })).toBe(0)
  expect(told).toEqual(['maintenance: pruneWebhookEvents', 'maintenance: pruneLeftWebhookEvents'])
})

test('what is pruned is old by the clock that stamped it, whatever time this machine has', async () => {
  const key = { hostId: place.hostId, key: randomUUID(), requestHash: '' }
  await asOwner().$executeRaw`
    insert into idempotency_key (host_id, key, request_hash) values (${key.hostId}::uuid, ${key.key}, '')`
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 90 * 24 * HOUR })
  onTestFinished(() => void vi.useRealTimers())
  await runMaintenance({ engineDb, originalsKeptDays: 90, log: silent })
  expect(await asOwner().idempotencyKey.count({ where: key })).toBe(1)
})
