import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { callHosts } from '#activities/emergency/call-hosts.ts'
import { sendDuePushes } from '#activities/push/send-due-pushes.ts'
import { inHost } from '#prisma/host-scope.ts'
import { keepDevice } from '#prisma/push/keep-device.ts'
import { makePushKey, readPushKey } from '#prisma/vault/push-key.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { type PushFault, type PushServiceStandIn, startPushService } from '#tests/stand-ins/push-service.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
let bench: SendBench
let service: PushServiceStandIn
let publicKey: string
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
  service = await startPushService()
  const { engineDb, vault } = bench.deps
  await engineDb.$transaction(async (tx) => {
    // Of the run's vault, whatever other files left.
    await tx.pushKey.deleteMany({})
    await makePushKey(tx, vault)
  })
  publicKey = (await readPushKey(engineDb, vault))?.publicKey ?? ''
})
beforeEach(async () => {
  const { hostId } = bench
  await bench.deps.engineDb.pushDevice.deleteMany({ where: { hostId } })
  await bench.deps.engineDb.pushSettings.deleteMany({ where: { hostId } })
  service.received.length = 0
  service.answerWith({ status: 201 })
  service.play([])
})
afterAll(async () => {
  await service.close()
  await bench.close()
})

const deps = () => ({ ...bench.deps, random: () => 0.5 })
const sweep = () => sendDuePushes(deps())
const switchOn = async (hostId = bench.hostId) => {
  const browser = service.newBrowser(publicKey)
  const device = await inHost(bench.deps.db, hostId, (tx, now) =>
    keepDevice(tx, bench.deps.vault, { ...browser, hostId, name: 'Chrome · Linux' }, now),
  )
  return { browser, id: device.row.id }
}
const set = (data: object) => bench.deps.engineDb.pushSettings.create({ data: { hostId: bench.hostId, ...data } })
const rows = () =>
  bench.deps.engineDb.pushSend.findMany({ where: { hostId: bench.hostId }, orderBy: { createdAt: 'asc' } })
const device = (id: string) => bench.deps.engineDb.pushDevice.findFirst({ where: { id } })
const pass = (ms: number) => bench.deps.engineDb.$executeRaw`
  update push_send set next_at = next_at - ${`${ms} ms`}::interval, created_at = created_at - ${`${ms} ms`}::interval
  where host_id = ${bench.hostId}::uuid`
const titles = () => service.received.map(({ payload }) => payload?.title)
const draftWaits = async (options: object = {}) => {
  const written = await bench.guestWrites({ sender: 'Giulia Bianchi' })
  const draftId = await bench.draft(written, 'pending', options)
  return { ...written, draftId }
}
const becomes = (
  id: string,
  status: 'pending' | 'approved' | 'failed' | 'held' | 'outcome_unknown' | 'sent',
  more = {},
) => bench.inHost((tx) => tx.message.update({ where: { id }, data: { status, version: { increment: 1 }, ...more } }))

test('a draft that waits is told to each device once, encrypted for it, signed, and with no word of the guest', async () => {
  const [phone, desk] = [await switchOn(), await switchOn()]
  const { chatId } = await draftWaits({ deadlineAt: new Date(Date.now() + 12 * MINUTE) })
  await sweep()
  await sweep()
  expect(service.received.map(({ browser }) => browser).toSorted()).toEqual(
    [phone.browser.name, desk.browser.name].toSorted(),
  )
  const [told] = service.received
  expect(told).toMatchObject({ isSigned: true, contact: 'mailto:locanda@localhost' })
  expect(told?.payload).toMatchObject({ title: 'Giulia: la bozza è pronta', url: `/chat/${chatId}`, chatId })
  expect(told?.payload?.body).toMatch(/^Decidi entro le \d\d:\d\d\.$/)
  expect(JSON.stringify(told?.payload)).not.toMatch(/Parcheggio|Bianchi|posto auto|guest\.test/)
  expect(told?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' })
  expect(Number(told?.headers.ttl)).toBeLessThanOrEqual(12 * 60)
  expect(told?.headers.topic).toMatch(/^[\w-]{32}$/)
  expect((await rows()).map(({ state, tries }) => [state, tries])).toEqual([
    ['delivered', 1],
    ['delivered', 1],
  ])
  expect((await device(phone.id))?.toldAt).toEqual(expect.any(Date))
})

test('nothing is kept for a host without a device, and nothing reaches another host’s', async () => {
  const other = await openSendBench(inject('parts'))
  await switchOn(other.hostId)
  await draftWaits()
  await sweep()
  expect([await rows(), service.received]).toEqual([[], []])
  await other.close()
})

test('with the change of state it is rolled back', async () => {
  await switchOn()
  const written = await bench.guestWrites()
  const change = bench.inHost(async (tx) => {
    const { chatId, guestMessageId: answersId } = written
    const row = { hostId: bench.hostId, sourceId: bench.sourceId, chatId, answersId, seq: 1, text: 'Sì' }
    await tx.message.create({ data: { ...row, kind: 'draft', status: 'pending' } })
    expect(await tx.pushSend.count({ where: { hostId: bench.hostId } })).toBe(1)
    throw new Error('rolled back')
  })
  await expect(change).rejects.toThrow('rolled back')
  expect(await rows()).toEqual([])
})

test('what is decided meanwhile is told to nobody', async () => {
  await switchOn()
  const { draftId } = await draftWaits()
  await becomes(draftId, 'approved', { undoUntil: new Date(Date.now() + MINUTE) })
  await sweep()
  expect(service.received).toEqual([])
  expect(await rows()).toMatchObject([{ state: 'dropped' }])
})

test('what its host takes back is no news; what could not leave is', async () => {
  await switchOn()
  const written = await bench.guestWrites({ sender: 'Giulia' })
  const id = await bench.draft(written, 'approved', { undoUntil: new Date(Date.now() + MINUTE) })
  await becomes(id, 'pending', { undoUntil: null })
  expect(await rows()).toEqual([])
  await becomes(id, 'approved', { undoUntil: new Date(Date.now() - MINUTE) })
  await becomes(id, 'pending', { undoUntil: null })
  await sweep()
  expect(titles()).toEqual(['Giulia: la bozza è pronta'])
})

test('an empty draft says that there is none', async () => {
  await switchOn()
  await draftWaits({ text: '' })
  await sweep()
  expect(titles()).toEqual(['Giulia: aspetta la tua risposta'])
})

test('what a model may still replace is told when it has, or cannot any more', async () => {
  await switchOn()
  const { draftId } = await draftWaits()
  await bench.inHost((tx) =>
    tx.message.update({ where: { id: draftId }, data: { modelDueAt: new Date(Date.now() + HOUR) } }),
  )
  await sweep()
  expect(service.received).toEqual([])
  await bench.inHost((tx) => tx.message.update({ where: { id: draftId }, data: { modelDueAt: null } }))
  await sweep()
  expect(service.received).toHaveLength(1)
})

test.each([
  ['failed', 'Giulia: la risposta non è partita'],
  ['held', 'Giulia: la risposta non è partita'],
  ['outcome_unknown', 'Giulia: la risposta forse non è arrivata'],
] as const)('a reply that is %s is told', async (status, title) => {
  const written = await bench.guestWrites({ sender: 'Giulia' })
  const id = await bench.draft(written, 'sending')
  await switchOn()
  await becomes(id, status)
  await sweep()
  expect(titles()).toEqual([title])
})

test('a promise that is due is told, unless somebody has kept it', async () => {
  await switchOn()
  const due = async (settledAt: Date | null) => {
    const { chatId } = await bench.guestWrites({ sender: 'Giulia' })
    const promise = { hostId: bench.hostId, chatId, messageId: chatId, sentence: 'I will ask.' }
    const at = { promisedAt: new Date(0), dueAt: new Date(0) }
    const { id } = await bench.inHost((tx) => tx.deferral.create({ data: { ...promise, ...at } }))
    await bench.inHost((tx) => tx.deferral.update({ where: { id }, data: { owedAt: new Date() } }))
    await bench.inHost((tx) => tx.deferral.update({ where: { id }, data: { settledAt } }))
  }
  await due(new Date())
  await due(null)
  await sweep()
  expect(titles()).toEqual(['Giulia: è ora della risposta promessa'])
})

const emergency = async () => {
  const { chatId, guestMessageId: messageId } = await bench.guestWrites({ sender: 'Giulia' })
  const found = { hostId: bench.hostId, chatId, messageId, kinds: ['gas'], nextCallAt: new Date(0) }
  return (await bench.inHost((tx) => tx.emergency.create({ data: found }))).id
}

test('an emergency is told with each call, whatever the hour, and stands among the ways', async () => {
  await switchOn()
  await set({ quietFrom: '00:00', quietTo: '23:59' })
  await draftWaits()
  const id = await emergency()
  await callHosts(bench.deps)
  await sweep()
  expect(titles()).toEqual(['EMERGENZA · Giulia'])
  expect(service.received[0]?.headers.urgency).toBe('high')
  const ways = await bench.inHost((tx) => tx.emergencyCall.findMany({ where: { emergencyId: id, way: 'push' } }))
  expect(ways).toMatchObject([{ fault: null }])
  const [quiet] = (await rows()).filter(({ kind }) => kind === 'draft_ready')
  expect(quiet?.state).toBe('waiting')
  expect(quiet?.nextAt.getTime()).toBeGreaterThan(Date.now())
  await bench.inHost((tx) => tx.emergency.update({ where: { id }, data: { takenAt: new Date() } }))
})

test.each([
  ['draftReady', () => draftWaits()],
  ['noDraft', () => draftWaits({ text: '' })],
  ['notSent', async () => becomes(await bench.draft(await bench.guestWrites(), 'sending'), 'failed')],
  ['emergency', async () => void (await emergency())],
])('what is switched off is not told: %s', async (name, happens) => {
  await switchOn()
  await set({ [name]: false })
  await happens()
  await callHosts(bench.deps)
  await sweep()
  expect([await rows(), service.received]).toEqual([[], []])
})

test('what is switched off before it was told is dropped', async () => {
  await switchOn()
  await draftWaits()
  await set({ draftReady: false })
  await sweep()
  expect([service.received, (await rows())[0]?.state]).toEqual([[], 'dropped'])
})

test.each<[string, PushFault, string]>([
  ['busy', { status: 429 }, 'push_service_busy'],
  ['broken', { status: 500 }, 'push_service_busy'],
  ['cut', 'hang up', 'push_unreachable'],
])('a service that is %s is asked again, later each time', async (_, fault, code) => {
  const { id } = await switchOn()
  await draftWaits()
  service.play([fault, fault])
  await sweep()
  const pauses: number[] = []
  for (let tries = 1; tries <= 2; tries++) {
    const [row] = await rows()
    expect(row).toMatchObject({ state: 'waiting', tries, fault: { code } })
    pauses.push((row?.nextAt.getTime() ?? 0) - Date.now())
    await pass(pauses.at(-1) ?? 0)
    await sweep()
  }
  expect(pauses[1]).toBeGreaterThan((pauses[0] ?? 0) * 2)
  expect(await rows()).toMatchObject([{ state: 'delivered', tries: 3, fault: null }])
  expect((await device(id))?.fault).toBeNull()
})

test('a service that says nothing is asked again', async () => {
  await switchOn()
  await draftWaits()
  service.play(['silence'])
  await sweep()
  expect(await rows()).toMatchObject([{ state: 'waiting', fault: { code: 'push_unreachable' } }])
})

test('a service that says when is not asked before', async () => {
  await switchOn()
  await draftWaits()
  service.play([{ status: 429, headers: { 'retry-after': '1800' } }])
  await sweep()
  const [row] = await rows()
  expect((row?.nextAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(29 * MINUTE)
})

test.each([400, 401, 403, 413])(
  'what a service refuses with %i is given up, and its device says so',
  async (status) => {
    const { id } = await switchOn()
    await draftWaits()
    service.play([{ status }])
    await sweep()
    await pass(HOUR)
    await sweep()
    expect(service.received).toHaveLength(1)
    const fault = { code: 'push_refused', params: { status } }
    expect(await rows()).toMatchObject([{ state: 'given_up', fault }])
    expect((await device(id))?.fault).toEqual(fault)
  },
)

test.each([404, 410] as const)(
  'a browser that is gone (%i) is forgotten with what it was to be told, and no other',
  async (status) => {
    const [gone, kept] = [await switchOn(), await switchOn()]
    await draftWaits()
    service.forget(gone.browser.name, status)
    await sweep()
    expect([await device(gone.id), (await device(kept.id))?.id]).toEqual([null, kept.id])
    expect(await rows()).toMatchObject([{ deviceId: kept.id, state: 'delivered' }])
  },
)

test('what is a day old is told to nobody', async () => {
  await switchOn()
  await draftWaits()
  await pass(25 * HOUR)
  await sweep()
  expect([service.received, (await rows())[0]?.state]).toEqual([[], 'given_up'])
})

test('a worker that dies between the answer and its note is followed by another within a minute', async () => {
  await switchOn()
  await draftWaits()
  await bench.deps.engineDb.$executeRaw`update push_send set tries = 1, next_at = clock_timestamp() + interval '60 s'`
  await sweep()
  expect(service.received).toEqual([])
  await pass(MINUTE)
  await sweep()
  expect(service.received).toHaveLength(1)
})

test('a closed account’s devices are gone, with what they were to be told', async () => {
  const closing = await openSendBench(inject('parts'))
  const { id } = await switchOn(closing.hostId)
  const written = await closing.guestWrites()
  await closing.draft(written, 'pending')
  await closing.accountBecomes('disabled')
  await sweep()
  expect([await device(id), service.received]).toEqual([null, []])
  await closing.close()
})
