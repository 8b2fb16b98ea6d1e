import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { callHosts } from '#activities/emergency/call-hosts.ts'
import { sendEmergencyTexts } from '#activities/emergency/send-emergency-texts.ts'
import { inHost } from '#prisma/host-scope.ts'
import { messageRows } from '#prisma/messages/message-rows.ts'
import { openEmergencies } from '#prisma/messages/open-emergencies.ts'
import { seal } from '#prisma/vault/seal.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { startWhatsapp, type WhatsappStandIn } from '#tests/stand-ins/whatsapp.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
let bench: SendBench
let whatsapp: WhatsappStandIn
/** What the clock is ahead by. */
let ahead = 0

beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
  whatsapp = await startWhatsapp({ webhookUrl: () => 'http://127.0.0.1:9', appSecret: 'x', reportsDelivery: false })
})
beforeEach(async () => {
  ahead = 0
  whatsapp.sent.length = 0
  await bench.deps.engineDb.emergency.deleteMany({})
  await settings({ email: `host-${randomUUID()}@locanda.test`, language: 'en', ...NONE })
})
afterAll(async () => {
  await whatsapp.close()
  await bench.close()
})

const NONE = { emergencyText: '', emergencyPhone: '', emergencyTemplate: '' }
const deps = (webhookUrl?: string) => ({
  ...bench.deps,
  config: { ...bench.deps.config, whatsapp: { apiUrl: whatsapp.url, graphVersion: 'v26.0', messagesPerSecond: 80 } },
  n8n: { webhookUrl, hmacSecret: undefined },
  now: () => new Date(Date.now() + ahead),
})
const settings = (data: Partial<typeof NONE> & { email?: string; language?: 'it' | 'en' }) =>
  bench.inHost((tx) =>
    tx.appSettings.upsert({ where: { hostId: bench.hostId }, create: { hostId: bench.hostId, ...data }, update: data }),
  )

/** A guest's message that tells of an emergency, as ingest leaves it, written so long ago. */
async function emergency({ text = 'Non riesco a respirare', agoMs = 0 } = {}) {
  const guest = await bench.guestWrites()
  const { hostId } = bench
  const createdAt = new Date(Date.now() - agoMs)
  await bench.inHost(async (tx) => {
    await messageRows(tx).update({ where: { id: guest.guestMessageId, hostId }, data: { text, createdAt } })
    const found = [{ messageId: guest.guestMessageId, chatId: guest.chatId, kinds: ['illness' as const] }]
    await openEmergencies(tx, hostId, { found, now: new Date() })
  })
  return guest
}
const row = ({ chatId }: { chatId: string }) =>
  bench.deps.engineDb.emergency.findFirstOrThrow({
    where: { chatId },
    include: { calledBy: { orderBy: { id: 'asc' } } },
  })
const waysOf = async (guest: { chatId: string }) => (await row(guest)).calledBy.map(({ way }) => way)
const textsOf = ({ chatId }: { chatId: string }) =>
  bench.deps.engineDb.message.findMany({ where: { chatId, kind: 'emergency' } })

async function givenNumber(phoneNumberId = '15550100') {
  const { hostId, deps: of } = bench
  const id = randomUUID()
  await inHost(of.db, hostId, async (tx) => {
    await tx.messageSource.create({
      data: { id, hostId, type: 'whatsapp', identifier: phoneNumberId, config: { phoneNumberId }, state: 'active' },
    })
    const sealed = seal(of.vault, { hostId, owner: id, name: 'accessToken' }, 'token')
    await tx.sourceSecret.create({ data: { hostId, sourceId: id, name: 'accessToken', ...sealed } })
  })
  return () => bench.inHost((tx) => tx.messageSource.delete({ where: { id } }))
}

test('the host is called at once, again after a minute, and no more once somebody took it', async () => {
  const guest = await emergency()
  await callHosts(deps())
  expect((await waysOf(guest)).toSorted()).toEqual(['mail', 'screen'])
  expect((await row(guest)).calledBy.map(({ fault }) => fault)).toEqual([null, null])
  await callHosts(deps())
  expect(await waysOf(guest)).toHaveLength(2)
  ahead = 61_000
  await callHosts(deps())
  expect(await waysOf(guest)).toHaveLength(4)
  await bench.host.reply(guest.chatId)
  ahead = HOUR
  await callHosts(deps())
  expect(await waysOf(guest)).toHaveLength(4)
  expect(await row(guest)).toMatchObject({ nextCallAt: null, takenAt: expect.any(Date) })
})

test('a worker that dies while it calls is followed by another, and two at once call once', async () => {
  const guest = await emergency()
  await Promise.all([callHosts(deps()), callHosts(deps()), callHosts(deps())])
  expect((await waysOf(guest)).filter((way) => way === 'screen')).toHaveLength(1)
})

test('each call is an event of its own for n8n', async () => {
  const guest = await emergency()
  await callHosts(deps('http://127.0.0.1:9'))
  ahead = 61_000
  await callHosts(deps('http://127.0.0.1:9'))
  const events = await bench.deps.engineDb.outboxEvent.findMany({ where: { messageId: guest.guestMessageId } })
  expect(events.map(({ eventId, kind }) => [eventId, kind]).toSorted()).toEqual(
    [1, 2].map((turn) => [`emergency-${guest.guestMessageId}-${turn}`, 'emergency']),
  )
})

test('a way that fails says why, and keeps no other from being tried', async () => {
  const forget = await givenNumber()
  await settings({ emergencyPhone: '+39 333 1234567' })
  const guest = await emergency()
  await callHosts(deps())
  expect(await row(guest)).toMatchObject({
    calledBy: expect.arrayContaining([
      expect.objectContaining({ way: 'mail', fault: null }),
      expect.objectContaining({
        way: 'whatsapp',
        fault: expect.objectContaining({ code: 'whatsapp_template_missing' }),
      }),
    ]),
  })
  expect(whatsapp.sent).toEqual([])
  await forget()
})

test('WhatsApp calls by the approved template outside the window', async () => {
  const forget = await givenNumber()
  await settings({ emergencyPhone: '+39 333 1234567', emergencyTemplate: 'emergency_call' })
  await emergency({ text: 'Non riesco\na respirare' })
  await callHosts(deps())
  expect(whatsapp.sent).toMatchObject([
    { to: '393331234567', template: 'emergency_call', text: 'EMERGENCY: an illness: Non riesco a respirare' },
  ])
  await forget()
})

test('WhatsApp calls by the next number where one has stopped, and keeps that it has', async () => {
  const forget = [await givenNumber(), await givenNumber('15550101')]
  await settings({ emergencyPhone: '+39 333 1234567', emergencyTemplate: 'emergency_call' })
  whatsapp.script({ code: 190 })
  const guest = await emergency()
  await callHosts(deps())
  expect((await row(guest)).calledBy).toContainEqual(expect.objectContaining({ way: 'whatsapp', fault: null }))
  expect(whatsapp.sent).toMatchObject([{ phoneNumberId: '15550101' }])
  const stopped = await bench.inHost((tx) => tx.messageSource.findFirst({ where: { identifier: '15550100' } }))
  expect(stopped).toMatchObject({ state: 'auth_error', sendFault: { code: 'whatsapp_sign_in_refused' } })
  await Promise.all(forget.map((one) => one()))
})

test('where mail is switched off that is said, and the banner stands all the same', async () => {
  await bench.withSwitches({ sendEmail: false }, async () => {
    const guest = await emergency()
    await callHosts(deps())
    const { calledBy } = await row(guest)
    expect(calledBy).toMatchObject([{ way: 'screen' }, { way: 'mail', fault: { code: 'mail_switched_off' } }])
  })
})

test('nobody takes it within a minute: the guest gets the text, in their language, once, and at once', async () => {
  const guest = await emergency()
  await sendEmergencyTexts(deps())
  expect(await textsOf(guest)).toEqual([])
  ahead = 61_000
  await bench.deps.engineDb.emergency.updateMany({ where: { chatId: guest.chatId }, data: { textDueAt: new Date() } })
  await Promise.all([sendEmergencyTexts(deps()), sendEmergencyTexts(deps())])
  const texts = await textsOf(guest)
  expect(texts).toMatchObject([{ status: 'sent', language: 'it', text: expect.stringContaining('112') }])
  expect(texts[0]?.text).not.toContain('Indirizzo')
  expect(await row(guest)).toMatchObject({ textMessageId: texts[0]?.id, textDueAt: null })
})

test('a hundred emergencies to whose guests nothing can be written hide no other', async () => {
  const { chatId } = await bench.guestWrites()
  const textDueAt = new Date(Date.now() - HOUR)
  const data = Array.from({ length: 101 }, (_, n) => ({
    ...{ id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`, hostId: bench.hostId, chatId, textDueAt },
    ...{ messageId: randomUUID(), kinds: ['illness'] },
  }))
  await bench.inHost((tx) => tx.emergency.createMany({ data }))
  const guest = await emergency()
  await bench.deps.engineDb.emergency.updateMany({ where: { chatId: guest.chatId }, data: { textDueAt: new Date() } })
  ahead = 61_000
  await sendEmergencyTexts(deps())
  expect(await textsOf(guest)).toMatchObject([{ status: 'sent' }])
})

test('the host’s own text stands in its place; the address is said to the guest of a confirmed stay only', async () => {
  await settings({ emergencyText: 'Chiama Anna' })
  const guest = await emergency()
  const { hostId } = bench
  await bench.inHost(async (tx) => {
    const { id: propertyId } = await tx.property.create({ data: { hostId, name: 'Casa', address: 'Via Roma 1' } })
    const stay = {
      stayConfirmedBy: 'host',
      stayAddress: guest.guest,
      checkOutDate: new Date(Date.now() + 24 * HOUR),
    } as const
    await tx.chat.update({ where: { id: guest.chatId, hostId }, data: { propertyId, ...stay } })
    await tx.emergency.updateMany({ where: { chatId: guest.chatId, hostId }, data: { textDueAt: new Date() } })
  })
  await sendEmergencyTexts(deps())
  expect((await textsOf(guest))[0]?.text).toBe(
    'Chiama Anna\n\nIndirizzo della casa: Via Roma 1.\n\nMessaggio automatico.',
  )
})

test('who took it in time is the one who answers: no text leaves', async () => {
  const guest = await emergency()
  await bench.host.reply(guest.chatId)
  await bench.deps.engineDb.emergency.updateMany({ where: { chatId: guest.chatId }, data: { textDueAt: new Date() } })
  await sendEmergencyTexts(deps())
  expect(await textsOf(guest)).toEqual([])
})

test('what is older than six hours, and what follows within a day, gets none, and says why', async () => {
  const old = await emergency({ agoMs: 7 * HOUR })
  await bench.deps.engineDb.emergency.updateMany({ data: { textDueAt: new Date() } })
  await sendEmergencyTexts(deps())
  expect(await textsOf(old)).toEqual([])
  expect(await row(old)).toMatchObject({ textDueAt: null, textFault: { code: 'too_old' } })
})

test('a day after somebody took it it is over', async () => {
  const guest = await emergency()
  await bench.host.reply(guest.chatId)
  ahead = 23 * HOUR
  await sendEmergencyTexts(deps())
  expect(await row(guest)).toMatchObject({ endedAt: null })
  ahead = 25 * HOUR
  await sendEmergencyTexts(deps())
  expect(await row(guest)).toMatchObject({ endedAs: 'by_itself' })
})
