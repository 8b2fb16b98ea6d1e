import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { claimSend } from '#activities/sending/claim-send.ts'
import { recordOutcome } from '#activities/sending/record-outcome.ts'
import { markOwed } from '#prisma/deferrals/mark-owed.ts'
import { claimFallback } from '#tests/reply/claim-fallback.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'
import { messageRows } from './message-rows.ts'

let bench: SendBench
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
})
afterAll(() => bench.close())

const queueOf = async (chatId: string) => (await bench.chat(chatId)).queue
const past = { undoUntil: new Date(0) }

async function sends(messageId: string, outcome: Parameters<typeof recordOutcome>[2] = { state: 'sent' }) {
  const claim = await claimSend(bench.deps, { hostId: bench.hostId, messageId })
  if (claim.outcome !== 'send') throw new Error(`The send was not granted: ${claim.outcome}`)
  await recordOutcome(bench.deps, { hostId: bench.hostId, messageId, sendKey: claim.sendKey }, outcome)
}

test('what the host approved is answered, and what left without them left by itself until they write', async () => {
  const asked = await bench.guestWrites()
  await sends(await bench.draft(asked, 'approved', past))
  expect(await queueOf(asked.chatId)).toBeNull()
  const other = await bench.guestWrites()
  await sends(await bench.draft(other, 'scheduled', past))
  expect(await queueOf(other.chatId)).toBe('automatic')
  const reply = await bench.host.reply(other.chatId, { undoSeconds: 0 })
  await sends(reply.id)
  expect(await queueOf(other.chatId)).toBeNull()
})

test('a refused draft leaves its guest without an answer until it is taken back, or the host writes', async () => {
  const { chatId, ...guest } = await bench.guestWrites()
  const draftId = await bench.draft({ chatId, ...guest }, 'pending')
  await bench.host.discard(draftId)
  expect(await queueOf(chatId)).toBe('answer')
  await bench.host.undo(draftId)
  expect(await queueOf(chatId)).toBe('approve')
  await bench.host.reply(chatId, { undoSeconds: 3600 })
  expect(await queueOf(chatId)).toBeNull()
})

test('a fallback is no answer of substance, however it left', async () => {
  const guest = await bench.guestWrites()
  const draftId = await bench.draft(guest, 'pending', { deadlineAt: new Date(Date.now() - 1) })
  const { fallbackId } = await claimFallback(bench.deps, { hostId: bench.hostId, messageId: draftId })
  if (fallbackId === null || fallbackId === undefined) throw new Error('No fallback was opened')
  await bench.inHost((tx) => messageRows(tx).update({ where: { id: fallbackId }, data: past }))
  await sends(fallbackId)
  expect((await bench.chat(guest.chatId)).lastMessageStatus).toBe('fallback_sent')
  expect(await queueOf(guest.chatId)).toBe('answer')
})

test.each(['failed', 'unknown'] as const)('a send that is %s is no answer', async (state) => {
  const guest = await bench.guestWrites()
  await sends(await bench.draft(guest, 'approved', past), { state, reason: say({ code: 'gave_up' }) })
  expect(await queueOf(guest.chatId)).toBe('answer')
})

test('a promise that is due is no answer, and while a reply is on its way nobody waits for the host', async () => {
  const { hostId } = bench
  const guest = await bench.guestWrites()
  const { chatId } = guest
  const messageId = await bench.draft(guest, 'approved', past)
  await sends(messageId)
  const promisedAt = new Date(Date.now() - 60_000)
  const promise = { hostId, chatId, messageId, sentence: 'Chiedo e torno da te.', promisedAt, dueAt: promisedAt }
  await bench.inHost((tx) => tx.deferral.create({ data: promise }))
  expect(await queueOf(chatId)).toBeNull()
  await bench.inHost((tx) => markOwed(tx, { hostId, chatId, now: new Date() }))
  expect(await queueOf(chatId)).toBe('answer')
  await bench.host.reply(chatId, { undoSeconds: 3600 })
  expect(await queueOf(chatId)).toBeNull()
})
