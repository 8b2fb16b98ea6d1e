import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { claimSend } from '#activities/sending/claim-send.ts'
import { recordOutcome } from '#activities/sending/record-outcome.ts'
import { ACTOR } from '#tests/reply/decisions.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import type { EmergencyKind } from '#workflows/domain/emergency/emergency-kinds.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'
import { claimEmergencyCalls, planNextCall } from './claim-emergency-calls.ts'
import { confirmSent } from './confirm-sent.ts'
import { openEmergencies } from './open-emergencies.ts'
import type { Outcome } from './record-outcome.ts'
import { takeEmergencies } from './take-emergencies.ts'
import { writeEmergencyText } from './write-emergency-text.ts'

let bench: SendBench
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
})
afterAll(() => bench.close())

const HOUR = 3_600_000
const by = { actor: ACTOR }
const after = (ms: number) => new Date(Date.now() + ms)
const TAKEN = { takenAt: expect.any(Date), nextCallAt: null, textDueAt: null }
const CALLED = { takenAt: null, nextCallAt: expect.any(Date), endedAt: null }

const tell = (chatId: string, messageId: string, kinds: EmergencyKind[], now = new Date()) =>
  bench.inHost((tx) => openEmergencies(tx, bench.hostId, { found: [{ messageId, chatId, kinds }], now }))
const of = (chatId: string) =>
  bench.deps.engineDb.emergency.findMany({ where: { chatId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })
const row = (id: string) => bench.deps.engineDb.emergency.findUniqueOrThrow({ where: { id } })

async function emergency(kind: EmergencyKind = 'illness') {
  const guest = await bench.guestWrites()
  await tell(guest.chatId, guest.guestMessageId, [kind])
  const [open] = await of(guest.chatId)
  if (open === undefined) throw new Error('No emergency was opened')
  return { ...guest, id: open.id }
}

async function ends(messageId: string, outcome: Outcome) {
  const ref = { hostId: bench.hostId, messageId }
  const claim = await claimSend(bench.deps, ref)
  if (claim.outcome !== 'send') throw new Error(claim.outcome)
  await recordOutcome(bench.deps, { ...ref, sendKey: claim.sendKey }, outcome)
}

const REFUSED: Outcome = { state: 'failed', reason: say({ code: 'smtp_refused', params: { answer: '550 no' } }) }
const UNKNOWN: Outcome = { state: 'unknown', reason: say({ code: 'answer_lost' }) }

test.each([
  ['was refused', REFUSED],
  ['may be lost', UNKNOWN],
])('a reply that %s gives back what it took, and takes it anew when it is sent again', async (_, outcome) => {
  const { id, chatId } = await emergency()
  const reply = await bench.host.reply(chatId, { undoSeconds: 0 })
  expect(await row(id)).toMatchObject(TAKEN)
  await ends(reply.id, outcome)
  expect(await row(id)).toMatchObject(CALLED)
  await bench.host.resend(reply.id)
  expect(await row(id)).toMatchObject({ ...TAKEN, takenById: reply.id })
})

test('a reply of which the host says that it arrived takes the emergency again', async () => {
  const { id, chatId } = await emergency()
  const reply = await bench.host.reply(chatId, { undoSeconds: 0 })
  await ends(reply.id, UNKNOWN)
  const ref = { hostId: bench.hostId, messageId: reply.id }
  await bench.inHost((tx) => confirmSent(tx, { ...ref, by, now: new Date() }))
  expect(await row(id)).toMatchObject(TAKEN)
})

test('what a refused reply took stays taken where another answer stands', async () => {
  const { id, chatId } = await emergency()
  const first = await bench.host.reply(chatId, { undoSeconds: 0 })
  const second = await bench.host.reply(chatId, { undoSeconds: 0 })
  await ends(first.id, REFUSED)
  expect(await row(id)).toMatchObject({ ...TAKEN, takenById: second.id })
  await ends(second.id, REFUSED)
  expect(await row(id)).toMatchObject(CALLED)
})

test('a yes to a draft takes the emergency too: no text follows the host’s own words, until the yes is taken back', async () => {
  const guest = await emergency()
  const draft = await bench.draft(guest, 'pending', { text: '', confidence: null })
  await bench.host.approve(draft, { text: 'I am on my way, call 112', undoSeconds: 3600 })
  expect(await row(guest.id)).toMatchObject({ ...TAKEN, takenById: draft })
  const due = { hostId: bench.hostId, emergencyId: guest.id, chatId: guest.chatId, newId: randomUUID }
  expect(await bench.inHost((tx) => writeEmergencyText(tx, { ...due, now: after(61_000) }))).toBeNull()
  await bench.host.undo(draft)
  expect(await row(guest.id)).toMatchObject(CALLED)
})

test('a yes to what was asked before takes nothing that the guest told of later', async () => {
  const guest = await bench.guestWrites()
  const draft = await bench.draft(guest, 'pending')
  await tell(guest.chatId, await bench.writesAgain(guest), ['fire'])
  await bench.host.approve(draft, { undoSeconds: 0 })
  expect(await of(guest.chatId)).toMatchObject([CALLED])
})

test('another kind, soon after one was taken, is an emergency of its own; the same kind is that one', async () => {
  const { chatId } = await emergency('locked_out')
  await bench.inHost((tx) => takeEmergencies(tx, { hostId: bench.hostId, chatId, by, now: new Date() }))
  await tell(chatId, await bench.writesAgain({ chatId }), ['locked_out'], after(10 * 60_000))
  expect(await of(chatId)).toMatchObject([TAKEN])
  await tell(chatId, await bench.writesAgain({ chatId }), ['fire'], after(20 * 60_000))
  const [, fire] = await of(chatId)
  expect(fire).toMatchObject({ kinds: ['fire'], ...CALLED, textDueAt: expect.any(Date) })
})

test('while the host is called, what tells of it again has them called at once, with its words', async () => {
  const { id, chatId, guestMessageId } = await emergency('locked_out')
  await bench.deps.engineDb.emergency.updateMany({ where: { id }, data: { nextCallAt: after(HOUR) } })
  const newest = await bench.writesAgain({ chatId })
  await tell(chatId, newest, ['fire'])
  expect(await of(chatId)).toMatchObject([{ messageId: guestMessageId, kinds: ['locked_out', 'fire'] }])
  const calls = await claimEmergencyCalls(bench.deps.engineDb, { now: after(1_000), atMost: 1_000 })
  expect(calls.find((call) => call.id === id)).toMatchObject({ messageId: newest })
})

test('what comes when a day of calls went by is another one: called on and on, with its own words and text', async () => {
  const { id, chatId } = await emergency()
  const longAgo = { createdAt: after(-25 * HOUR), nextCallAt: null, textDueAt: null, calls: 57 }
  await bench.deps.engineDb.emergency.updateMany({ where: { id }, data: longAgo })
  const messageId = await bench.writesAgain({ chatId })
  await tell(chatId, messageId, ['illness'])
  expect(await row(id)).toMatchObject({ endedAs: 'by_itself', nextCallAt: null })
  const calls = await claimEmergencyCalls(bench.deps.engineDb, { now: after(1_000), atMost: 1_000 })
  for (const call of calls) await planNextCall(bench.deps.db, call, new Date())
  expect(calls.filter((call) => call.chatId === chatId)).toMatchObject([{ messageId, calls: 1 }])
  expect((await of(chatId)).at(-1)).toMatchObject({ ...CALLED, textDueAt: expect.any(Date) })
})
