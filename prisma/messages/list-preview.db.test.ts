import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { claimSend } from '#activities/sending/claim-send.ts'
import { recordOutcome } from '#activities/sending/record-outcome.ts'
import { claimFallback } from '#tests/reply/claim-fallback.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { messageRows } from './message-rows.ts'
import { openEmergencies } from './open-emergencies.ts'
import { openOwedDraft } from './open-owed-draft.ts'
import { reportDelivery } from './report-delivery.ts'
import { writeEmergencyText } from './write-emergency-text.ts'

let bench: SendBench
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
})
afterAll(() => bench.close())

async function sendAgain(messageId: string) {
  await bench.host.resend(messageId)
  const claim = await claimSend(bench.deps, { hostId: bench.hostId, messageId })
  if (claim.outcome !== 'send') throw new Error('The send was not granted')
  await recordOutcome(bench.deps, { hostId: bench.hostId, messageId, sendKey: claim.sendKey }, { state: 'sent' })
}

test('of two failed messages the older sent again leaves the chat failed; only the newer makes it sent', async () => {
  const guest = await bench.guestWrites()
  const older = await bench.draft(guest, 'failed', { text: 'Prima risposta' })
  const newerGuest = { ...guest, guestMessageId: await bench.writesAgain(guest) }
  const newer = await bench.draft(newerGuest, 'failed', { text: 'Seconda risposta', seq: 2 })
  await bench.inHost((tx) => tx.chat.update({ where: { id: guest.chatId }, data: { lastMessageStatus: 'failed' } }))
  await sendAgain(older)
  expect(await bench.chat(guest.chatId)).toMatchObject({
    lastMessageStatus: 'failed',
    lastMessageText: 'Prima risposta',
  })
  await sendAgain(newer)
  expect(await bench.chat(guest.chatId)).toMatchObject({
    lastMessageStatus: 'sent',
    lastMessageText: 'Seconda risposta',
  })
})

test('a draft that waits is shown so although a machine has written after the guest', async () => {
  const guest = await bench.guestWrites()
  const draftId = await bench.draft(guest, 'approved', { undoUntil: new Date(Date.now() + 60_000) })
  await bench.writesAgain(guest, { isAutomatic: true })
  await bench.host.undo(draftId)
  expect((await bench.chat(guest.chatId)).lastMessageStatus).toBe('pending')
})

const shown = async (chatId: string) => (await bench.chat(chatId)).lastMessageStatus
const LONG = { undoSeconds: 3600 }

test('an emergency text leaves the draft that waits on the list, written and sent', async () => {
  const { hostId } = bench
  const guest = await bench.guestWrites()
  const { chatId, guestMessageId: messageId } = guest
  const now = new Date()
  await bench.inHost((tx) => openEmergencies(tx, hostId, { found: [{ messageId, chatId, kinds: ['illness'] }], now }))
  await bench.draft(guest, 'pending', { deadlineAt: null })
  const { id: emergencyId } = await bench.deps.engineDb.emergency.findFirstOrThrow({ where: { chatId } })
  const due = { hostId, emergencyId, chatId, newId: randomUUID, now: new Date(now.getTime() + 61_000) }
  const textId = await bench.inHost((tx) => writeEmergencyText(tx, due))
  if (textId === null) throw new Error('No text was written')
  expect(await shown(chatId)).toBe('pending')
  await bench.inHost((tx) => messageRows(tx).update({ where: { id: textId }, data: { undoUntil: now } }))
  const claim = await claimSend(bench.deps, { hostId, messageId: textId })
  if (claim.outcome !== 'send') throw new Error('The send was not granted')
  expect(await shown(chatId)).toBe('pending')
  await recordOutcome(bench.deps, { hostId, messageId: textId, sendKey: claim.sendKey }, { state: 'sent' })
  expect(await shown(chatId)).toBe('pending')
})

test('that an earlier reply was not delivered leaves the owed draft that waits on the list', async () => {
  const { hostId } = bench
  const guest = await bench.guestWrites()
  const { chatId } = guest
  const messageId = await bench.draft(guest, 'scheduled')
  const claim = await claimSend(bench.deps, { hostId, messageId })
  if (claim.outcome !== 'send') throw new Error('The send was not granted')
  const { sendKey } = claim
  await recordOutcome(bench.deps, { hostId, messageId, sendKey }, { state: 'sent' })
  const owed = { hostId, chatId, names: [], language: 'it', id: randomUUID(), now: new Date() }
  await bench.inHost((tx) => openOwedDraft(tx, owed))
  const told = { told: 'failed', fault: null, sourceFault: null, now: new Date() } as const
  await bench.inHost((tx) => reportDelivery(tx, { hostId, of: { sendKey, providerId: null }, ...told }))
  expect((await bench.row(messageId)).status).toBe('failed')
  expect(await shown(chatId)).toBe('pending')
  await bench.host.discard(owed.id)
  expect(await shown(chatId)).toBe('discarded')
})

test.each(['failed', 'sent', 'outcome_unknown', 'held'] as const)(
  'a reply that is taken back shows the %s draft that stood before it',
  async (status) => {
    const guest = await bench.guestWrites()
    await bench.draft(guest, status)
    const reply = await bench.host.reply(guest.chatId, LONG)
    expect(await shown(guest.chatId)).toBe('approved')
    await bench.host.undo(reply.id)
    expect(await shown(guest.chatId)).toBe(status)
  },
)

test('of two replies the newer taken back shows the older, and both taken back the guest’s message', async () => {
  const { chatId } = await bench.guestWrites()
  const older = await bench.host.reply(chatId, LONG)
  const newer = await bench.host.reply(chatId, LONG)
  await bench.host.undo(newer.id)
  expect(await shown(chatId)).toBe('approved')
  await bench.host.undo(older.id)
  expect(await shown(chatId)).toBe('received')
})

test('a fallback that is opened is what the list shows at once, and taken back the draft that waits again', async () => {
  const { hostId } = bench
  const guest = await bench.guestWrites()
  const draftId = await bench.draft(guest, 'pending', { deadlineAt: new Date(Date.now() - 1) })
  const { fallbackId } = await claimFallback(bench.deps, { hostId, messageId: draftId })
  expect((await bench.row(fallbackId ?? '')).status).toBe('approved')
  expect(await shown(guest.chatId)).toBe('approved')
  await bench.host.undo(draftId)
  expect(await shown(guest.chatId)).toBe('pending')
})

test('a reply that is taken back shows that the one before it failed', async () => {
  const { chatId } = await bench.guestWrites()
  const older = await bench.host.reply(chatId, LONG)
  const newer = await bench.host.reply(chatId, LONG)
  const fails = { status: 'failed', undoUntil: null } as const
  await bench.inHost((tx) => messageRows(tx).update({ where: { id: older.id }, data: fails }))
  await bench.host.undo(newer.id)
  expect(await shown(chatId)).toBe('failed')
})
