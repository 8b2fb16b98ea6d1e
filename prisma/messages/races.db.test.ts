import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { blankMessage } from '#activities/channels/blank-message.ts'
import { ingestBatch } from '#activities/ingest/ingest-batch.ts'
import { inHost } from '#prisma/host-scope.ts'
import { AMPLE_CAPS } from '#tests/reply/ample-caps.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { RACE_LIMITS, ROUNDS_TIMEOUT_MS, raceRounds } from '#tests/rounds.ts'
import { claimFallback } from './claim-fallback.ts'
import { claimSend } from './claim-send.ts'

let bench: SendBench
beforeAll(async () => {
  bench = await openSendBench(inject('parts'), { limits: RACE_LIMITS })
})
afterAll(() => bench.close())

type Waiting = Awaited<ReturnType<typeof waitingDraft>>

async function waitingDraft(status: 'scheduled' | 'pending') {
  const chat = await bench.guestWrites()
  const { hostId, sourceId } = bench
  const rfcMessageId = `<${chat.guestMessageId}@guest.test>`
  await bench.inHost((tx) => tx.threadRef.create({ data: { hostId, sourceId, chatId: chat.chatId, rfcMessageId } }))
  return { ...chat, draftId: await bench.draft(chat, status, { deadlineAt: new Date(0) }) }
}

/** The guest writes again in the same chat, through the real ingest. */
async function guestWritesAgain({ guest, guestMessageId }: Waiting): Promise<boolean> {
  const newer = blankMessage(randomUUID(), 'email', new Date())
  const inReplyTo = `<${guestMessageId}@guest.test>`
  const message = { ...newer, isAutomatic: false, peer: guest, replyTo: guest, text: 'Anzi, due auto', inReplyTo }
  const { hostId, sourceId } = bench
  const place = { hostId, sourceId, historyBefore: new Date(0), progress: { kind: 'none' } as const }
  const { stored } = await ingestBatch(bench.deps, { ...place, messages: [message] })
  return stored === 1
}

/** Everything that can happen to a draft that waits and is due, at once; what each was told. */
async function everythingAtOnce(waiting: Waiting) {
  const { hostId, deps, host } = bench
  const ref = { hostId, messageId: waiting.draftId }
  const now = new Date()
  const fallBack = { ...ref, undoSeconds: 0, caps: AMPLE_CAPS, newId: randomUUID, now }
  const [approved, discarded, fallback, claim, reply, ingested] = await Promise.all([
    host.approve(waiting.draftId, { now }),
    host.discard(waiting.draftId, { now }),
    inHost(deps.db, hostId, (tx) => claimFallback(tx, fallBack)),
    inHost(deps.db, hostId, (tx) => claimSend(tx, { ...ref, mailHeldBy: null, caps: AMPLE_CAPS, now })),
    host.reply(waiting.chatId, { now }),
    guestWritesAgain(waiting),
  ])
  expect([reply.status, ingested]).toEqual(['approved', true])
  return {
    approved: approved.outcome === 'changed',
    discarded: discarded.outcome === 'changed',
    fallback_sent: fallback.fallbackId !== null,
    sending: claim.outcome === 'send',
  }
}

test.each(['pending', 'scheduled'] as const)(
  'of all that can happen to a %s draft at once exactly one thing does, and everybody is told so',
  { timeout: ROUNDS_TIMEOUT_MS },
  async (status) => {
    const seen = new Set<string>()
    await raceRounds(async (round) => {
      const waiting = await waitingDraft(status)
      const told = await everythingAtOnce(waiting)
      const row = await bench.row(waiting.draftId)
      const winners = Object.entries(told).flatMap(([state, won]) => (won ? [state] : []))
      // The host's own reply came after the fallback was opened, and before it was claimed: it takes that back.
      const gaveWay = told.fallback_sent && row.status === 'superseded'
      const ended = winners.length === 0 ? ['superseded'] : winners
      expect(gaveWay ? ['fallback_sent'] : [row.status], `round ${round}`).toEqual(ended)
      expect(await bench.deliveries(waiting.draftId)).toHaveLength(row.status === 'sending' ? 1 : 0)
      const fallbacks = { kind: 'fallback', answersId: waiting.guestMessageId } as const
      const opened = await bench.inHost((tx) => tx.message.findMany({ where: fallbacks, select: { status: true } }))
      expect(opened).toEqual(told.fallback_sent ? [{ status: gaveWay ? 'discarded' : 'approved' }] : [])
      expect((await bench.chat(waiting.chatId)).headSeq).toBe(3)
      seen.add(row.status)
    })
    expect(seen.size, `won: ${[...seen].join(', ')}`).toBeGreaterThan(1)
  },
)

test('of an undo and the claim of a send at the end of the window exactly one wins', {
  timeout: ROUNDS_TIMEOUT_MS,
}, async () => {
  await raceRounds(async () => {
    const undoUntil = new Date()
    const draftId = await bench.draft(await bench.guestWrites(), 'approved', { undoUntil })
    const ref = { hostId: bench.hostId, messageId: draftId }
    const [undone, claim] = await Promise.all([
      bench.host.undo(draftId, { now: new Date(undoUntil.getTime() - 1) }),
      inHost(bench.deps.db, bench.hostId, (tx) =>
        claimSend(tx, { ...ref, mailHeldBy: null, caps: AMPLE_CAPS, now: undoUntil }),
      ),
    ])
    expect([undone.outcome === 'changed', claim.outcome === 'send'].filter(Boolean)).toHaveLength(1)
    expect((await bench.row(draftId)).status).toBe(claim.outcome === 'send' ? 'sending' : 'pending')
  })
})
