import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { claimSend } from '#activities/sending/claim-send.ts'
import { recordOutcome } from '#activities/sending/record-outcome.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'

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
