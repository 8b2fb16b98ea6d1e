import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { blankMessage } from '#activities/channels/blank-message.ts'
import type { IncomingMessage, Relay } from '#activities/channels/incoming-message.ts'
import type { StayNotice } from '#activities/channels/relay/stay-notice.ts'
import { ingestBatch } from '#activities/ingest/ingest-batch.ts'
import { readFillings } from '#prisma/secrets/read-fillings.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'

let bench: SendBench
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
})
afterAll(() => bench.close())

const STAY = { says: 'confirmed', checkIn: '2027-04-22', checkOut: '2027-04-27' } as const
const TOKEN = 'abc@reply.airbnb.com'

/** Mails of one conversation on Airbnb, through the real ingest. */
function conversation() {
  const threadKey = `airbnb:thread:${randomUUID()}`
  const relayOf = (fields: Partial<Relay> = {}): Relay => ({
    channel: 'airbnb',
    threadKey,
    aliases: [],
    doubt: null,
    guestName: 'Emma',
    checkIn: null,
    checkOut: null,
    guests: null,
    listing: null,
    code: null,
    ...fields,
  })
  const write = async (fields: Partial<IncomingMessage>) => {
    const proof = { authentication: 'pass', isReplyToProved: true } as const
    const relay = relayOf()
    const from = { peer: 'express@airbnb.com', replyTo: TOKEN, isAutomatic: false, threadKey, relay }
    const message = { ...blankMessage(randomUUID(), 'airbnb', new Date()), ...proof, ...from, ...fields }
    const place = { hostId: bench.hostId, sourceId: bench.sourceId, historyBefore: new Date(0) }
    await ingestBatch(bench.deps, { ...place, messages: [message], progress: { kind: 'none' } })
  }
  const notice = (stay: StayNotice) =>
    write({ stay, isAutomatic: true, peer: 'automated@airbnb.com', replyTo: 'automated@airbnb.com' })
  const chat = () => bench.inHost((tx) => tx.chat.findFirstOrThrow({ where: { hostId: bench.hostId, threadKey } }))
  return { write, notice, chat, relayOf }
}
const day = (iso: string) => new Date(`${iso}T00:00:00Z`)
const CONFIRMED = { stayConfirmedBy: 'relay', checkInDate: day(STAY.checkIn), checkOutDate: day(STAY.checkOut) }
const NONE = { stayConfirmedBy: null, stayAddress: null, checkInDate: null, checkOutDate: null }

test('a platform’s confirmation vouches for the stay, where its guest is reached and where it is reached next, and for nobody else', async () => {
  const { write, notice, chat } = conversation()
  await notice(STAY)
  await write({})
  expect(await chat()).toMatchObject({ ...CONFIRMED, replyTo: TOKEN, stayAddress: TOKEN })
  await write({ replyTo: 'def@reply.airbnb.com' })
  expect(await chat()).toMatchObject({ ...CONFIRMED, stayAddress: 'def@reply.airbnb.com' })
  await write({ replyTo: 'evil@x.test', authentication: 'unproven', isReplyToProved: false })
  expect(await chat()).toMatchObject({ replyTo: 'def@reply.airbnb.com', stayAddress: 'def@reply.airbnb.com' })
})

test('the house’s secrets are told by its own clocks then, and no longer once the platform cancels', async () => {
  const { notice, chat } = conversation()
  await notice(STAY)
  const { id, hostId } = await chat()
  await bench.inHost(async (tx) => {
    const data = { hostId, checkIn: '15:00', timeZone: 'America/New_York', additionalInfo: 'The gate opens with 5566.' }
    const property = await tx.property.create({ data })
    await tx.chat.update({ where: { id }, data: { propertyId: property.id } })
  })
  const releaseAt = (at: string) =>
    bench.inHost(async (tx) => {
      const { fillings } = await readFillings(tx, { hostId, chatId: id, recipient: null }, new Date(at))
      return fillings.map(({ release }) => release.when)
    })
  expect(await releaseAt('2027-04-21T18:59:00Z')).toEqual(['later'])
  expect(await releaseAt('2027-04-21T19:01:00Z')).toEqual(['now'])
  await notice({ says: 'cancelled' })
  expect(await chat()).toMatchObject(NONE)
  expect(await releaseAt('2027-04-21T19:01:00Z')).toEqual(['unconfirmed'])
  expect((await bench.audit(id)).map(({ action }) => action)).toEqual(['chat.confirm_stay', 'chat.cancel_stay'])
})

test('what the host vouched for stands against a confirmation, and ends with a cancellation', async () => {
  const { write, notice, chat } = conversation()
  await write({})
  const { id } = await chat()
  const own = { stayConfirmedBy: 'host', checkInDate: day('2027-05-01'), checkOutDate: day('2027-05-03') } as const
  await bench.inHost((tx) => tx.chat.update({ where: { id }, data: { ...own, stayAddress: TOKEN } }))
  await notice(STAY)
  expect(await chat()).toMatchObject(own)
  await notice({ says: 'cancelled' })
  expect(await chat()).toMatchObject(NONE)
})

test('what a platform’s mails say of the reservation is kept of its conversation, until one says otherwise', async () => {
  const { write, chat, relayOf } = conversation()
  const told = (code: string | null, guests: number | null) => ({ relay: relayOf({ code, guests }) })
  await write(told('HMABCDEF12', null))
  expect(await chat()).toMatchObject({ reservationCode: 'HMABCDEF12', guestCount: null })
  await write(told(null, 3))
  expect(await chat()).toMatchObject({ reservationCode: 'HMABCDEF12', guestCount: 3 })
  await write(told('HMZZZZZZ99', 4))
  expect(await chat()).toMatchObject({ reservationCode: 'HMZZZZZZ99', guestCount: 4 })
})

test.each([false, true])(
  'what may be forged says nothing of a stay, as a guest’s mail or as a notice (%s) of a platform that was proved before',
  async (isAutomatic) => {
    const { write, chat, relayOf } = conversation()
    const stay = { code: 'HMABCDEF12', guests: 2, checkIn: '2027-04-22', checkOut: '2027-04-27' }
    await write({ relay: relayOf(stay) })
    const before = await chat()
    const other = { code: 'HMFORGED99', guests: 9, checkIn: '2027-04-01', checkOut: '2027-05-30' }
    const forged = { authentication: 'unproven', isReplyToProved: false } as const
    await write({ ...forged, isAutomatic, relay: relayOf(other) })
    const { reservationCode, guestCount, checkInDate, checkOutDate } = before
    expect(await chat()).toMatchObject({ reservationCode, guestCount, checkInDate, checkOutDate })
    await write({ relay: relayOf(other) })
    expect(await chat()).toMatchObject({ reservationCode: 'HMFORGED99', checkInDate: day('2027-04-01') })
  },
)
