import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ACTOR } from '#tests/reply/decisions.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { lockMessage } from './lock-message.ts'
import { openEmergencies } from './open-emergencies.ts'
import { takeEmergencies } from './take-emergencies.ts'
import { giveWay } from './wait-instead.ts'
import { writeEmergencyText } from './write-emergency-text.ts'

let bench: SendBench
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
})
afterAll(() => bench.close())

const LONG = { undoSeconds: 3600 }
const by = { actor: ACTOR }
const later = (seconds: number) => new Date(Date.now() + seconds * 1000)

async function emergency() {
  const { hostId } = bench
  const { chatId, guestMessageId: messageId } = await bench.guestWrites()
  const found = [{ messageId, chatId, kinds: ['illness' as const] }]
  await bench.inHost((tx) => openEmergencies(tx, hostId, { found, now: new Date() }))
  const { id } = await bench.deps.engineDb.emergency.findFirstOrThrow({ where: { chatId } })
  return { id, chatId }
}
const row = (id: string) => bench.deps.engineDb.emergency.findUniqueOrThrow({ where: { id } })
const writeText = ({ id, chatId }: { id: string; chatId: string }, now: Date) =>
  bench.inHost((tx) =>
    writeEmergencyText(tx, { hostId: bench.hostId, emergencyId: id, chatId, newId: randomUUID, now }),
  )
const TAKEN = { takenAt: expect.any(Date), nextCallAt: null, textDueAt: null }

test('the emergency that a reply took is called again once that is taken back, and its text is due again', async () => {
  const { id, chatId } = await emergency()
  const reply = await bench.host.reply(chatId, LONG)
  expect(await row(id)).toMatchObject(TAKEN)
  const now = later(5)
  await bench.host.undo(reply.id, { now })
  const textDueAt = new Date(now.getTime() + 60_000)
  expect(await row(id)).toMatchObject({ takenAt: null, nextCallAt: now, textDueAt, endedAt: null })
  const audits = (await bench.audit(id)).map(({ action }) => action)
  expect(audits).toEqual(['emergency.take', 'emergency.give_back'])
})

test('what the host took before the reply, or says to take after it, stays taken', async () => {
  const { hostId } = bench
  const take = (chatId: string) => bench.inHost((tx) => takeEmergencies(tx, { hostId, chatId, by, now: new Date() }))
  const before = await emergency()
  await take(before.chatId)
  await bench.host.undo((await bench.host.reply(before.chatId, LONG)).id)
  expect(await row(before.id)).toMatchObject(TAKEN)
  const after = await emergency()
  const reply = await bench.host.reply(after.chatId, LONG)
  await take(after.chatId)
  await bench.host.undo(reply.id)
  expect(await row(after.id)).toMatchObject(TAKEN)
})

test('of two replies the older taken back leaves it to the newer, and that one taken back too gives it back', async () => {
  const { id, chatId } = await emergency()
  const older = await bench.host.reply(chatId, LONG)
  const newer = await bench.host.reply(chatId, LONG)
  await bench.host.undo(older.id)
  expect(await row(id)).toMatchObject(TAKEN)
  await bench.host.undo(newer.id)
  expect(await row(id)).toMatchObject({ takenAt: null, nextCallAt: expect.any(Date) })
})

test('a text that is written is not written again; one that gave way to the reply is', async () => {
  const given = await emergency()
  const textId = await writeText(given, later(61))
  if (textId === null) throw new Error('No text was written')
  await bench.host.undo((await bench.host.reply(given.chatId, LONG)).id)
  expect(await row(given.id)).toMatchObject({ takenAt: null, textDueAt: null, textMessageId: textId })
  const reply = await bench.host.reply(given.chatId, LONG)
  await bench.inHost(async (tx) => {
    const text = await lockMessage(tx, { hostId: bench.hostId, messageId: textId })
    await giveWay(tx, text, new Date())
  })
  await bench.host.undo(reply.id)
  expect(await writeText(given, later(120))).not.toBeNull()
})
