import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { AMPLE_CAPS } from '#tests/reply/ample-caps.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { OTHER_RACE_ROUNDS, RACE_LIMITS, ROUNDS_TIMEOUT_MS } from '#tests/rounds.ts'
import { claimFallback } from './claim-fallback.ts'

let bench: SendBench
beforeAll(async () => {
  bench = await openSendBench(inject('parts'), { limits: RACE_LIMITS })
})
afterAll(() => bench.close())

/** Long enough that everything of this file is inside its window. */
const LONG = { undoSeconds: 3600 }
const STEPS = ['approve', 'discard', 'fallback', 'reply', 'undo draft', 'undo reply'] as const
type Step = (typeof STEPS)[number]

async function waitingDraft(status: 'pending' | 'scheduled') {
  const guest = await bench.guestWrites()
  const deadlineAt = new Date(Date.now() - 1000)
  return { chatId: guest.chatId, draftId: await bench.draft(guest, status, { deadlineAt, confidence: 7 }) }
}
type Waiting = Awaited<ReturnType<typeof waitingDraft>>

const take: Record<Step, (waiting: Waiting) => Promise<unknown>> = {
  approve: ({ draftId }) => bench.host.approve(draftId, LONG),
  discard: ({ draftId }) => bench.host.discard(draftId, LONG),
  reply: ({ chatId }) => bench.host.reply(chatId, LONG),
  'undo draft': ({ draftId }) => bench.host.undo(draftId),
  'undo reply': async (waiting) => {
    const [reply] = await idsOf(waiting, 'host_reply')
    if (reply !== undefined) await bench.host.undo(reply)
  },
  fallback: async ({ draftId }) => {
    const now = (await bench.row(draftId)).deadlineAt ?? new Date()
    const input = { hostId: bench.hostId, messageId: draftId, ...LONG, caps: AMPLE_CAPS, newId: randomUUID, now }
    await bench.inHost((tx) => claimFallback(tx, input))
  },
}

async function idsOf({ chatId }: Waiting, kind?: 'host_reply'): Promise<string[]> {
  const where = { hostId: bench.hostId, chatId, ...(kind === undefined ? {} : { kind }) }
  return (await bench.inHost((tx) => tx.message.findMany({ where, select: { id: true } }))).map(({ id }) => id)
}

/** Exactly one draft waits, with a deadline to come and a wake owed, and nothing else is about to leave. */
async function expectItWaits({ chatId, draftId }: Waiting) {
  const open = await bench.inHost((tx) =>
    tx.message.findMany({ where: { chatId, status: { in: ['pending', 'scheduled', 'approved', 'drafting'] } } }),
  )
  const cleared = { approvedAt: null, settledAt: null, undoUntil: null, supersededById: null }
  expect(open).toMatchObject([{ id: draftId, status: 'pending', ...cleared, wakeOwedAt: expect.any(Date) }])
  expect(open[0]?.deadlineAt?.getTime()).toBeGreaterThan(Date.now())
  expect((await bench.chat(chatId)).lastMessageStatus).toBe('pending')
}

test.each<[string, Step[], boolean]>([
  ['two replies, the older one first', ['reply', 'reply'], true],
  ['two replies, the newer one first', ['reply', 'reply'], false],
  ['a yes and then a reply', ['approve', 'reply'], true],
  ['a no and then a reply', ['discard', 'reply'], true],
  ['a fallback and two replies', ['fallback', 'reply', 'reply'], true],
  ['a fallback and two replies, the newer one first', ['fallback', 'reply', 'reply'], false],
])('%s, all taken back: the draft waits again', async (_name, steps, oldestFirst) => {
  const waiting = await waitingDraft('pending')
  for (const step of steps) await take[step](waiting)
  await bench.host.undo(waiting.draftId)
  const replies = await idsOf(waiting, 'host_reply')
  const bySeq = (await Promise.all(replies.map(bench.row))).toSorted((a, b) => a.seq - b.seq)
  for (const { id } of oldestFirst ? bySeq : bySeq.toReversed()) await bench.host.undo(id)
  await expectItWaits(waiting)
})

test('a reply that gives way to another one leaves what it superseded to that', async () => {
  const waiting = await waitingDraft('pending')
  const first = await bench.host.reply(waiting.chatId, LONG)
  const second = await bench.host.reply(waiting.chatId, LONG)
  await bench.host.undo(first.id)
  expect(await bench.row(waiting.draftId)).toMatchObject({ status: 'superseded', supersededById: second.id })
})

test("what a guest's newer message superseded is not given back by the undo of a reply", async () => {
  const waiting = await waitingDraft('pending')
  await bench.host.approve(waiting.draftId, LONG)
  const reply = await bench.host.reply(waiting.chatId, LONG)
  await bench.writesAgain(waiting)
  await bench.host.undo(waiting.draftId)
  await bench.host.undo(reply.id)
  expect((await bench.row(waiting.draftId)).status).toBe('superseded')
})

test('whatever the host did, taken back in whatever order: the one draft waits again', {
  timeout: ROUNDS_TIMEOUT_MS,
}, async () => {
  const first = fc.constantFrom<Step>('approve', 'discard', 'reply')
  const rest = fc.array(fc.constantFrom(...STEPS), { maxLength: 8 })
  const keys = fc.infiniteStream(fc.nat())
  const from = fc.constantFrom('pending', 'scheduled')
  const everythingUndone = fc.asyncProperty(from, first, rest, keys, async (status, one, more, order) => {
    const waiting = await waitingDraft(status)
    for (const step of [one, ...more]) await take[step](waiting)
    const shuffled = (await idsOf(waiting))
      .map((id) => ({ id, key: order.next().value }))
      .toSorted((a, b) => a.key - b.key)
    for (const { id } of shuffled) await bench.host.undo(id)
    await expectItWaits(waiting)
  })
  await fc.assert(everythingUndone, { numRuns: OTHER_RACE_ROUNDS })
})
