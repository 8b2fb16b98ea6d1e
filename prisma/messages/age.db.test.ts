import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { claimSend } from '#activities/sending/claim-send.ts'
import { claimFallback } from '#tests/reply/claim-fallback.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { messageRows } from './message-rows.ts'

let bench: SendBench
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
})
afterAll(() => bench.close())

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)

async function answerTo(writtenAt: Date, status: 'scheduled' | 'approved' | 'pending') {
  const guest = await bench.guestWrites()
  await bench.inHost((tx) =>
    messageRows(tx).updateMany({ where: { id: guest.guestMessageId }, data: { createdAt: writtenAt } }),
  )
  const messageId = await bench.draft(guest, status, { deadlineAt: hoursAgo(0.1) })
  return { hostId: bench.hostId, messageId, chatId: guest.chatId }
}

test('an answer of its own accord to a message of six hours ago waits for the host, and says why', async () => {
  const { chatId, ...ref } = await answerTo(hoursAgo(6.1), 'scheduled')
  expect(await claimSend(bench.deps, ref)).toMatchObject({
    outcome: 'over',
    state: { status: 'pending', deadlineAt: null },
  })
  expect((await bench.row(ref.messageId)).reasons).toEqual([{ code: 'too_old', params: { hours: 6 } }])
  expect((await bench.chat(chatId)).lastMessageStatus).toBe('pending')
  expect(await bench.deliveries(ref.messageId)).toEqual([])
})

test('a fallback for a message of six hours ago stays away, and the draft waits without a deadline', async () => {
  const ref = await answerTo(hoursAgo(6.1), 'pending')
  const waits = { fallbackId: null, state: { status: 'pending', deadlineAt: null } }
  expect(await claimFallback(bench.deps, ref)).toMatchObject(waits)
  expect(await claimFallback(bench.deps, ref)).toMatchObject(waits)
  expect((await bench.host.approve(ref.messageId)).outcome).toBe('changed')
})

test('what the host approved leaves at any age', async () => {
  const { hostId, messageId } = await answerTo(hoursAgo(200), 'approved')
  expect(await claimSend(bench.deps, { hostId, messageId })).toMatchObject({ outcome: 'send' })
})

test('what is younger leaves by itself', async () => {
  const { hostId, messageId } = await answerTo(hoursAgo(5.9), 'scheduled')
  expect(await claimSend(bench.deps, { hostId, messageId })).toMatchObject({ outcome: 'send' })
  const draft = await answerTo(hoursAgo(5.9), 'pending')
  expect((await claimFallback(bench.deps, draft)).fallbackId).not.toBeNull()
})

test.each(['scheduled', 'pending'] as const)(
  'a burst is as old as its first question: what answers it (%s) does not leave for thanks of four hours ago',
  async (status) => {
    const ref = await answerTo(hoursAgo(4), status)
    await bench.inHost((tx) =>
      messageRows(tx).update({ where: { id: ref.messageId }, data: { askedSince: hoursAgo(9) } }),
    )
    if (status === 'scheduled') expect(await claimSend(bench.deps, ref)).toMatchObject({ outcome: 'over' })
    else expect((await claimFallback(bench.deps, ref)).fallbackId).toBeNull()
    expect((await bench.row(ref.messageId)).status).toBe('pending')
  },
)
