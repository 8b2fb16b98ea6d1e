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

/** As after an outage: it was approved or written so long ago, and could not leave since. */
async function saidAgo(hours: number, kind: 'draft' | 'host_reply') {
  const guest = await bench.guestWrites()
  const messageId = await bench.draft(guest, 'approved', { kind, undoUntil: hoursAgo(hours) })
  const data = kind === 'draft' ? { approvedAt: hoursAgo(hours) } : { createdAt: hoursAgo(hours) }
  await bench.inHost((tx) => messageRows(tx).updateMany({ where: { id: messageId }, data }))
  return { hostId: bench.hostId, messageId, chatId: guest.chatId }
}

test.each(['draft', 'host_reply'] as const)(
  'what the host said yes to six hours ago and could not leave since (%s) is held, and goes when they send it again',
  async (kind) => {
    const { chatId, ...ref } = await saidAgo(6.1, kind)
    expect(await claimSend(bench.deps, ref)).toMatchObject({ outcome: 'over', state: { status: 'held' } })
    expect(await bench.deliveries(ref.messageId)).toEqual([])
    expect((await bench.row(ref.messageId)).heldBecause).toEqual({ code: 'left_too_late', params: { hours: 6 } })
    expect(await bench.chat(chatId)).toMatchObject({ queue: 'answer' })
    await bench.host.resend(ref.messageId)
    expect(await claimSend(bench.deps, ref)).toMatchObject({ outcome: 'send' })
  },
)

test.each(['draft', 'host_reply'] as const)('what they said yes to later than that leaves (%s)', async (kind) => {
  const { hostId, messageId } = await saidAgo(5.9, kind)
  expect(await claimSend(bench.deps, { hostId, messageId })).toMatchObject({ outcome: 'send' })
})

test('a send that was granted and taken up so long afterwards is held, too', async () => {
  const { hostId, messageId } = await saidAgo(5.9, 'draft')
  await claimSend(bench.deps, { hostId, messageId })
  await bench.inHost((tx) =>
    messageRows(tx).updateMany({ where: { id: messageId }, data: { approvedAt: hoursAgo(50) } }),
  )
  expect(await claimSend(bench.deps, { hostId, messageId })).toMatchObject({ state: { status: 'held' } })
  expect(await bench.deliveries(messageId)).toMatchObject([{ state: 'failed', fault: { code: 'left_too_late' } }])
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
