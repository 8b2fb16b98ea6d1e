import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { RACE_LIMITS } from '#tests/rounds.ts'
import { messageRows } from './message-rows.ts'
import { openEmergencies } from './open-emergencies.ts'
import { writeEmergencyText } from './write-emergency-text.ts'

let bench: SendBench
beforeAll(async () => {
  bench = await openSendBench(inject('parts'), { limits: RACE_LIMITS })
})
afterAll(() => bench.close())

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** Each test has days of its own, so that none counts what another sent. */
let noon = Date.parse('2026-11-22T12:00:00Z')
const newTime = () => (noon += 10 * DAY)

/** A mail of an address, in a chat of its own, that tells of a fire; and what came of its text a minute later. */
async function told(at: number, { email = `${randomUUID()}@guest.test`, channel = 'email' } = {}) {
  const { hostId } = bench
  const { chatId, guestMessageId: messageId } = await bench.guestWrites({ channel })
  await bench.inHost(async (tx) => {
    await tx.chat.update({ where: { id: chatId }, data: { email, replyTo: email } })
    await messageRows(tx).update({ where: { id: messageId }, data: { createdAt: new Date(at) } })
    await openEmergencies(tx, hostId, { found: [{ messageId, chatId, kinds: ['fire'] }], now: new Date(at) })
  })
  const { id: emergencyId } = await bench.deps.engineDb.emergency.findFirstOrThrow({ where: { chatId } })
  await bench.inHost((tx) => tx.emergency.updateMany({ where: { id: emergencyId }, data: { createdAt: new Date(at) } }))
  const now = new Date(at + MINUTE + 1)
  const due = { hostId, emergencyId, chatId, newId: randomUUID, now }
  const textId = await bench.inHost((tx) => writeEmergencyText(tx, due))
  const { textFault, nextCallAt } = await bench.deps.engineDb.emergency.findUniqueOrThrow({
    where: { id: emergencyId },
  })
  expect(nextCallAt).not.toBeNull()
  return textId === null ? textFault : 'told'
}
const BEFORE = { code: 'emergency_text_sent_before', params: {} }

test('an address that tells of it in many chats gets the text once a day, and the host is called for each', async () => {
  const at = newTime()
  const email = 'anna@guest.test'
  expect([await told(at, { email }), await told(at, { email }), await told(at + 23 * 60 * MINUTE, { email })]).toEqual([
    'told',
    BEFORE,
    BEFORE,
  ])
  expect(await told(at, { email: 'luca@guest.test' })).toBe('told')
  expect(await told(at + DAY + 2 * MINUTE, { email })).toBe('told')
})

test('behind a platform’s one address each chat is a guest', async () => {
  const at = newTime()
  const platform = { email: 'express@airbnb.com', channel: 'airbnb' }
  expect([await told(at, platform), await told(at, platform)]).toEqual(['told', 'told'])
})

test('of one host so many texts leave in an hour, however many addresses write, at the same moment too', async () => {
  const at = newTime()
  const first = await Promise.all(Array.from({ length: 6 }, () => told(at)))
  for (let nth = first.length; nth < 18; nth++) first.push(await told(at))
  expect(first).toEqual(Array.from({ length: 18 }, () => 'told'))
  const last = await Promise.all(Array.from({ length: 6 }, () => told(at)))
  const met = { code: 'cap_of_hour_met', params: { most: 20 } }
  expect(last.filter((one) => one === 'told')).toHaveLength(2)
  expect(last.filter((one) => one !== 'told')).toEqual(Array.from({ length: 4 }, () => met))
  expect(await told(at + 62 * MINUTE)).toBe('told')
})
