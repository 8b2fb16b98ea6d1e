import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { sendEmergencyTexts } from '#activities/emergency/send-emergency-texts.ts'
import { sendMessage } from '#activities/reply/send-message.ts'
import { messageRows } from '#prisma/messages/message-rows.ts'
import { openEmergencies } from '#prisma/messages/open-emergencies.ts'
import { readFault, readReasons } from '#prisma/sentence-columns.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { openSmtpSink, type SmtpSink } from '#tests/reply/smtp-sink.ts'
import type { MessageStatus } from '#workflows/domain/message-status.ts'

let root: SendBench
/** A host of its own for each test: what one of them changes is nobody else's. */
let bench: SendBench
let sink: SmtpSink
beforeAll(async () => {
  root = await openSendBench(inject('parts'))
  sink = await openSmtpSink()
})
async function givenHost() {
  bench = await openSendBench(inject('parts'), { deps: root.deps })
  await bench.sendThrough(sink.port)
}
afterEach(() => bench.close())
afterAll(async () => {
  await sink.close()
  await root.close()
})

const HOUR = 3_600_000
type Given = { hostId: string; messageId: string; chatId: string; guestMessageId: string; propertyId: string }

/** A message whose first try the mail server refused for now. */
async function refusedForNow(kind: 'draft' | 'fallback', status: 'scheduled' | 'approved'): Promise<Given> {
  await givenHost()
  const { hostId } = bench
  const guest = await bench.guestWrites()
  const { id: propertyId } = await bench.inHost(async (tx) => {
    const house = await tx.property.create({ data: { hostId } })
    await tx.chat.update({ where: { id: guest.chatId, hostId }, data: { propertyId: house.id } })
    return house
  })
  const messageId = await bench.draft(guest, status, { kind, undoUntil: new Date(0) })
  await bench.inHost((tx) => messageRows(tx).update({ where: { id: messageId, hostId }, data: { propertyId } }))
  if (kind === 'fallback') await bench.draft(guest, 'fallback_sent')
  await firstTry(messageId)
  return { hostId, messageId, propertyId, ...guest }
}

async function firstTry(messageId: string) {
  sink.mood = 'busy'
  sink.mails.length = 0
  const send = sendMessage(bench.deps, { hostId: bench.hostId, messageId })
  await expect(send).rejects.toMatchObject({ kind: 'upstream_unavailable' })
  expect(await bench.row(messageId)).toMatchObject({ status: 'sending' })
  sink.mood = 'takes'
}

const again = ({ hostId, messageId }: Given) => sendMessage(bench.deps, { hostId, messageId })
const set = <T>(work: Parameters<typeof bench.inHost<T>>[0]) => bench.inHost(work)
const settings =
  (data: object) =>
  ({ hostId }: Given) =>
    set((tx) => tx.aiSettings.upsert({ where: { hostId }, create: { hostId, ...data }, update: data }))

const PAYMENT = { code: 'whatsapp_payment_missing', params: {} }
const DOUBTS = [{ code: 'sender_not_proved', params: { address: 'mia@guest.test' } }]
const sixHoursGoBy = (id: string) =>
  set((tx) => messageRows(tx).update({ where: { id }, data: { createdAt: new Date(Date.now() - 6.1 * HOUR) } }))
const doubt = (id: string) => set((tx) => messageRows(tx).update({ where: { id }, data: { doubts: DOUBTS } }))
const source = (data: object) => set((tx) => tx.messageSource.update({ where: { id: bench.sourceId }, data }))
const tellOfEmergency = ({ hostId, chatId, guestMessageId: messageId }: Given) =>
  set((tx) => openEmergencies(tx, hostId, { found: [{ messageId, chatId, kinds: ['fire'] }], now: new Date() }))
async function wantLess(given: Given) {
  const other = await bench.draft(await bench.guestWrites(), 'scheduled')
  expect(await sendMessage(bench.deps, { hostId: given.hostId, messageId: other })).toMatchObject({ status: 'sent' })
  sink.mails.length = 0
  await settings({ automaticPerDay: 1 })(given)
}

/** What may happen to any message that leaves by itself between two tries, and what the second one then makes of it. */
const CHANGES: [string, (given: Given) => Promise<unknown>, MessageStatus, string?][] = [
  ['six hours go by', ({ guestMessageId: id }) => sixHoursGoBy(id), 'pending', 'too_old'],
  ['the sender comes into doubt', ({ guestMessageId: id }) => doubt(id), 'pending', 'sender_not_proved'],
  ['the guest tells of an emergency', tellOfEmergency, 'pending', 'emergency'],
  ['the host wants less, and as much has left', wantLess, 'pending', 'cap_of_day_met'],
  ['the account is disabled', () => bench.accountBecomes('disabled'), 'held', 'account_closed'],
  ['the source is deleted', () => source({ deletedAt: new Date() }), 'held', 'source_deleted'],
  ['the source stops', () => source({ sendFault: PAYMENT }), 'held', PAYMENT.code],
  ['the source is paused', () => source({ pausedAt: new Date() }), 'pending', 'source_was_paused'],
  ['the guest writes again', ({ chatId }) => bench.writesAgain({ chatId }), 'superseded'],
  ['the host answers', ({ chatId }) => bench.host.reply(chatId), 'superseded'],
]

/** The words of what now waits, is held or gave way. */
async function whyOf(id: string): Promise<string[]> {
  const { reasons, heldBecause } = await bench.row(id)
  return [...readReasons(reasons), readFault(heldBecause)].flatMap((said) => said?.code ?? [])
}

async function expectNothingLeft({ messageId }: Given) {
  expect(sink.mails).toEqual([])
  expect(await bench.deliveries(messageId)).toMatchObject([{ state: 'failed', settledAt: expect.any(Date) }])
}

describe('of a draft that leaves by itself, between two tries', () => {
  test.each([
    ...CHANGES,
    ['Auto-Pilot is switched off', settings({ automaticMode: false }), 'pending', 'automatic_mode_off'],
    ['the threshold is raised', settings({ confidenceThreshold: 10 }), 'pending', 'low_confidence'],
    ['the house is deleted', ({ propertyId: id }: Given) => deleteHouse(id), 'pending', 'other_property'],
  ] as typeof CHANGES)('%s: nothing leaves', async (_, change, status, why) => {
    const given = await refusedForNow('draft', 'scheduled')
    await change(given)
    expect(await again(given)).toMatchObject({ messageId: given.messageId, status })
    expect(await bench.row(given.messageId)).toMatchObject({ status, undoUntil: null })
    expect(await whyOf(given.messageId)).toEqual(why === undefined ? [] : [why])
    await expectNothingLeft(given)
  })

  test('sending is switched off: it is held', async () => {
    const given = await refusedForNow('draft', 'scheduled')
    const answer = await bench.withSwitches({ sendEmail: false }, () => again(given))
    expect(answer).toMatchObject({ status: 'held' })
    await expectNothingLeft(given)
  })

  test('nothing happens: it leaves, under the key that it was granted', async () => {
    const given = await refusedForNow('draft', 'scheduled')
    expect(await again(given)).toMatchObject({ status: 'sent' })
    expect(sink.mails).toHaveLength(1)
    expect(await bench.deliveries(given.messageId)).toMatchObject([{ state: 'sent' }])
  })

  test('its own grant counts for nothing against it', async () => {
    const given = await refusedForNow('draft', 'scheduled')
    await settings({ automaticPerDay: 1 })(given)
    expect(await again(given)).toMatchObject({ status: 'sent' })
  })

  test('what waits then leaves with the host’s yes, under another key', async () => {
    const given = await refusedForNow('draft', 'scheduled')
    await sixHoursGoBy(given.guestMessageId)
    await again(given)
    await bench.host.approve(given.messageId, { undoSeconds: 0, now: new Date(Date.now() - 1000) })
    expect(await again(given)).toMatchObject({ status: 'sent' })
    expect((await bench.deliveries(given.messageId)).map(({ sendKey }) => sendKey).toSorted()).toEqual([
      `${given.messageId}:1`,
      `${given.messageId}:2`,
    ])
  })
})

const deleteHouse = (id: string) =>
  set(async (tx) => {
    await tx.chat.updateMany({ where: { propertyId: id }, data: { propertyId: null } })
    await tx.property.deleteMany({ where: { id } })
  })

describe('of a fallback, between two tries', () => {
  const draftOf = ({ chatId }: Given) =>
    set((tx) => tx.message.findFirstOrThrow({ where: { chatId, kind: 'draft' }, select: { id: true, status: true } }))

  test.each(CHANGES)('%s: nothing leaves', async (_, change, status, why) => {
    const given = await refusedForNow('fallback', 'approved')
    await change(given)
    await again(given)
    await expectNothingLeft(given)
    const isHeld = status === 'held'
    expect((await bench.row(given.messageId)).status).toBe(isHeld ? 'held' : 'discarded')
    const draft = await draftOf(given)
    expect(draft.status).toBe(isHeld ? 'fallback_sent' : status)
    expect(await whyOf(isHeld ? given.messageId : draft.id)).toEqual(why === undefined ? [] : [why])
  })
})

describe('of what a person said yes to, between two tries', () => {
  test.each(CHANGES.filter(([, , status]) => status !== 'held'))('%s: it leaves all the same', async (_, change) => {
    const given = await refusedForNow('draft', 'approved')
    await change(given)
    expect(await again(given)).toMatchObject({ status: 'sent' })
  })

  test('the switch of sending, the account and the source hold it', async () => {
    const switched = await refusedForNow('draft', 'approved')
    await bench.withSwitches({ sendEmail: false }, () => again(switched))
    await expectNothingLeft(switched)
    await bench.close()
    const deleted = await refusedForNow('draft', 'approved')
    await source({ deletedAt: new Date() })
    expect(await again(deleted)).toMatchObject({ status: 'held' })
    await expectNothingLeft(deleted)
  })

  test('what its placeholder stands for changes: it waits for the host again', async () => {
    await givenHost()
    const { hostId } = bench
    const guest = await bench.guestWrites()
    const data = { hostId, additionalInfo: 'The gate opens with 5566.' }
    const { id: propertyId } = await set((tx) => tx.property.create({ data }))
    await set((tx) => tx.chat.update({ where: { id: guest.chatId, hostId }, data: { propertyId } }))
    const messageId = await bench.draft(guest, 'pending', { text: 'It is [[secret:gate_code]].', language: 'en' })
    await bench.host.approve(messageId, { undoSeconds: 0, now: new Date() })
    await firstTry(messageId)
    const other = { additionalInfo: 'The gate opens with 7788.' }
    await set((tx) => tx.property.update({ where: { id: propertyId, hostId }, data: other }))
    const given = { hostId, messageId, propertyId, ...guest }
    expect(await again(given)).toMatchObject({ status: 'pending' })
    expect(await whyOf(messageId)).toEqual(['secret_changed'])
    await expectNothingLeft(given)
  })
})

describe('of an emergency text, between two tries', () => {
  async function refusedText(): Promise<Given> {
    await givenHost()
    const { hostId } = bench
    const guest = await bench.guestWrites()
    const given = { hostId, messageId: '', propertyId: randomUUID(), ...guest }
    await tellOfEmergency(given)
    const where = { chatId: guest.chatId, hostId }
    await set((tx) => tx.emergency.updateMany({ where, data: { textDueAt: new Date(0) } }))
    sink.mood = 'busy'
    await sendEmergencyTexts(bench.deps)
    const { id } = await set((tx) => tx.message.findFirstOrThrow({ where: { ...where, kind: 'emergency' } }))
    await firstTry(id)
    return { ...given, messageId: id }
  }

  test.each<[string, (given: Given) => Promise<unknown>]>([
    ['the host answers', ({ chatId }) => bench.host.reply(chatId)],
    ['it is over', ({ chatId }) => set((tx) => tx.emergency.updateMany({ where: { chatId }, data: OVER }))],
    ['six hours go by', ({ chatId }) => set((tx) => tx.emergency.updateMany({ where: { chatId }, data: LONG_AGO }))],
  ])('%s: it does not leave, and nobody is told that it did', async (_, change) => {
    const given = await refusedText()
    await change(given)
    expect(await again(given)).toMatchObject({ status: 'discarded' })
    await expectNothingLeft(given)
    const { chatId } = given
    expect(await set((tx) => tx.emergency.findFirst({ where: { chatId } }))).toMatchObject({ textMessageId: null })
  })

  test('its source is paused: it is held', async () => {
    const given = await refusedText()
    await source({ pausedAt: new Date() })
    expect(await again(given)).toMatchObject({ status: 'held' })
    expect(await whyOf(given.messageId)).toEqual(['source_paused'])
    await expectNothingLeft(given)
  })

  test('nobody comes: it leaves', async () => {
    expect(await again(await refusedText())).toMatchObject({ status: 'sent' })
  })
})
const OVER = { endedAt: new Date(), endedAs: 'over' } as const
const LONG_AGO = { createdAt: new Date(Date.now() - 6.1 * HOUR) }
