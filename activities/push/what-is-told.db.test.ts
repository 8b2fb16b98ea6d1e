import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { callHosts } from '#activities/emergency/call-hosts.ts'
import { messageRows } from '#prisma/messages/message-rows.ts'
import { openPushBench, type PushBench } from '#tests/push/push-bench.ts'
import { openSendBench } from '#tests/reply/send-bench.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
let bench: PushBench
beforeAll(async () => {
  bench = await openPushBench(inject('parts'))
})
beforeEach(() => bench.forget())
afterAll(() => bench.close())

test('a draft that waits is told to each device once, encrypted for it, signed, and with no word of the guest', async () => {
  const [phone, desk] = [await bench.switchOn(), await bench.switchOn()]
  const { chatId } = await bench.draftWaits({ deadlineAt: new Date(Date.now() + 12 * MINUTE) })
  await bench.sweep()
  await bench.sweep()
  expect(bench.service.received.map(({ browser }) => browser).toSorted()).toEqual(
    [phone.browser.name, desk.browser.name].toSorted(),
  )
  const [told] = bench.service.received
  expect(told).toMatchObject({ isSigned: true, contact: 'mailto:locanda@localhost' })
  expect(told?.payload).toMatchObject({ title: 'Giulia: la bozza è pronta', url: `/chat/${chatId}`, chatId })
  expect(told?.payload?.body).toMatch(/^Decidi entro le \d\d:\d\d\.$/)
  expect(JSON.stringify(told?.payload)).not.toMatch(/Parcheggio|Bianchi|posto auto|guest\.test/)
  expect(told?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' })
  expect(Number(told?.headers.ttl)).toBeLessThanOrEqual(12 * 60)
  expect(told?.headers.topic).toMatch(/^[\w-]{32}$/)
  expect((await bench.rows()).map(({ state, tries }) => [state, tries])).toEqual([
    ['delivered', 1],
    ['delivered', 1],
  ])
  expect((await bench.device(phone.id))?.toldAt).toEqual(expect.any(Date))
})

test('nothing is kept for a host without a device, and nothing reaches another host’s', async () => {
  const other = await openSendBench(inject('parts'))
  await bench.switchOn(other.hostId)
  await bench.draftWaits()
  await bench.sweep()
  expect([await bench.rows(), bench.service.received]).toEqual([[], []])
  await other.close()
})

test('with the change of state it is rolled back', async () => {
  await bench.switchOn()
  const written = await bench.guestWrites()
  const change = bench.inHost(async (tx) => {
    const { chatId, guestMessageId: answersId } = written
    const row = { hostId: bench.hostId, sourceId: bench.sourceId, chatId, answersId, seq: 1, text: 'Sì' }
    await messageRows(tx).create({ data: { ...row, kind: 'draft', status: 'pending' } })
    expect(await tx.pushSend.count({ where: { hostId: bench.hostId } })).toBe(1)
    throw new Error('rolled back')
  })
  await expect(change).rejects.toThrow('rolled back')
  expect(await bench.rows()).toEqual([])
})

test('what is decided meanwhile is told to nobody', async () => {
  await bench.switchOn()
  const { draftId } = await bench.draftWaits()
  await bench.becomes(draftId, 'approved', { undoUntil: new Date(Date.now() + MINUTE) })
  await bench.sweep()
  expect(bench.service.received).toEqual([])
  expect(await bench.rows()).toMatchObject([{ state: 'dropped' }])
})

test('what its host takes back is no news; what could not leave is', async () => {
  await bench.switchOn()
  const written = await bench.guestWrites({ sender: 'Giulia' })
  const id = await bench.draft(written, 'approved', { undoUntil: new Date(Date.now() + MINUTE) })
  await bench.becomes(id, 'pending', { undoUntil: null })
  expect(await bench.rows()).toEqual([])
  await bench.becomes(id, 'approved', { undoUntil: new Date(Date.now() - MINUTE) })
  await bench.becomes(id, 'pending', { undoUntil: null })
  await bench.sweep()
  expect(bench.titles()).toEqual(['Giulia: la bozza è pronta'])
})

test('an empty draft says that there is none', async () => {
  await bench.switchOn()
  await bench.draftWaits({ text: '' })
  await bench.sweep()
  expect(bench.titles()).toEqual(['Giulia: aspetta la tua risposta'])
})

test('what a model may still replace is told when it has, or cannot any more', async () => {
  await bench.switchOn()
  const { draftId } = await bench.draftWaits()
  await bench.inHost((tx) =>
    messageRows(tx).update({ where: { id: draftId }, data: { modelDueAt: new Date(Date.now() + HOUR) } }),
  )
  await bench.sweep()
  expect(bench.service.received).toEqual([])
  await bench.inHost((tx) => messageRows(tx).update({ where: { id: draftId }, data: { modelDueAt: null } }))
  await bench.sweep()
  expect(bench.service.received).toHaveLength(1)
})

test.each([
  ['failed', 'Giulia: la risposta non è partita'],
  ['held', 'Giulia: la risposta non è partita'],
  ['outcome_unknown', 'Giulia: la risposta forse non è arrivata'],
] as const)('a reply that is %s is told', async (status, title) => {
  const written = await bench.guestWrites({ sender: 'Giulia' })
  const id = await bench.draft(written, 'sending')
  await bench.switchOn()
  await bench.becomes(id, status)
  await bench.sweep()
  expect(bench.titles()).toEqual([title])
})

test('a promise that is due is told, unless somebody has kept it', async () => {
  await bench.switchOn()
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
  await bench.sweep()
  expect(bench.titles()).toEqual(['Giulia: è ora della risposta promessa'])
})

const change = (id: string, data: { snoozedUntil: Date | null } | { lastMessageStatus: 'pending' | 'sent' }) =>
  bench.inHost((tx) => tx.chat.updateMany({ where: { id, hostId: bench.hostId }, data }))
/** Puts a chat off until a moment, as its host would. */
const putOff = (chatId: string, snoozedUntil: Date | null) => change(chatId, { snoozedUntil })
async function waitsForHost() {
  const { chatId } = await bench.guestWrites({ sender: 'Giulia' })
  await change(chatId, { lastMessageStatus: 'pending' })
  return chatId
}
const soon = () => new Date(Date.now() + 40)

test('what was put off is told of when that is over, of the last moment that its host chose', async () => {
  const chatId = await waitsForHost()
  await bench.switchOn()
  await putOff(chatId, new Date(Date.now() + HOUR))
  // However early it is looked at, as when quiet hours are set anew.
  await bench.pass(2 * HOUR)
  await bench.sweep()
  expect(bench.service.received).toEqual([])
  await putOff(chatId, soon())
  expect(await bench.rows()).toHaveLength(1)
  await expect.poll(() => bench.sweep().then(bench.titles)).toEqual(['Giulia: è ora della conversazione rimandata'])
  expect(await bench.rows()).toMatchObject([{ kind: 'snooze_over', state: 'delivered' }])
  expect(bench.service.received[0]?.payload).toMatchObject({ waiting: 1 })
})

test('what was put off and taken up before, or needs no answer by now, is told of to nobody', async () => {
  const [early, answered] = [await waitsForHost(), await waitsForHost()]
  await bench.switchOn()
  await putOff(early, soon())
  await putOff(early, null)
  await putOff(answered, soon())
  await change(answered, { lastMessageStatus: 'sent' })
  await expect.poll(() => bench.sweep().then(async () => (await bench.rows())[0]?.state)).toBe('dropped')
  expect([await bench.rows(), bench.service.received]).toMatchObject([[{ chatId: answered }], []])
})

const emergencyIn = async ({ chatId, guestMessageId: messageId }: { chatId: string; guestMessageId: string }) => {
  const found = { hostId: bench.hostId, chatId, messageId, kinds: ['gas'], nextCallAt: new Date(0) }
  return (await bench.inHost((tx) => tx.emergency.create({ data: found }))).id
}
const emergency = async () => emergencyIn(await bench.guestWrites({ sender: 'Giulia' }))

test('an emergency is told with each call, whatever the hour, and stands among the ways', async () => {
  await bench.switchOn()
  await bench.set({ quietFrom: '00:00', quietTo: '23:59' })
  await bench.draftWaits()
  const id = await emergency()
  await callHosts(bench.deps)
  await bench.sweep()
  expect(bench.titles()).toEqual(['EMERGENZA · Giulia'])
  expect(bench.service.received[0]?.headers.urgency).toBe('high')
  const ways = await bench.inHost((tx) => tx.emergencyCall.findMany({ where: { emergencyId: id, way: 'push' } }))
  expect(ways).toMatchObject([{ fault: null }])
  const [quiet] = (await bench.rows()).filter(({ kind }) => kind === 'draft_ready')
  expect(quiet?.state).toBe('waiting')
  expect(quiet?.nextAt.getTime()).toBeGreaterThan(Date.now())
  await bench.inHost((tx) => tx.emergency.update({ where: { id }, data: { takenAt: new Date() } }))
})

test.each([
  ['that it is for an emergency in it', true, ['EMERGENZA · Giulia']],
  ['that its draft is ready, where emergencies are told by no push', false, ['Giulia: la bozza è pronta']],
])('of one message a device is told once: %s', async (_, isWanted, titles) => {
  await bench.switchOn()
  await bench.set({ emergency: isWanted })
  const written = await bench.guestWrites({ sender: 'Giulia' })
  const id = await emergencyIn(written)
  await callHosts(bench.deps)
  await bench.sweep()
  await bench.draft(written, 'pending')
  await bench.sweep()
  expect(bench.titles()).toEqual(titles)
  await bench.inHost((tx) => tx.emergency.update({ where: { id }, data: { takenAt: new Date() } }))
})

test.each([
  ['draftReady', () => bench.draftWaits()],
  ['noDraft', () => bench.draftWaits({ text: '' })],
  ['snoozeOver', async () => putOff((await bench.guestWrites()).chatId, soon())],
  ['notSent', async () => bench.becomes(await bench.draft(await bench.guestWrites(), 'sending'), 'failed')],
  ['emergency', async () => void (await emergency())],
])('what is switched off is not told: %s', async (name, happens) => {
  await bench.switchOn()
  await bench.set({ [name]: false })
  await happens()
  await callHosts(bench.deps)
  await bench.sweep()
  expect([await bench.rows(), bench.service.received]).toEqual([[], []])
})

test('what is switched off before it was told is dropped', async () => {
  await bench.switchOn()
  await bench.draftWaits()
  await bench.set({ draftReady: false })
  await bench.sweep()
  expect([bench.service.received, (await bench.rows())[0]?.state]).toEqual([[], 'dropped'])
})
