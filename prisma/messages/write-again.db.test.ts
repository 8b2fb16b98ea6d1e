import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { inHost } from '#prisma/host-scope.ts'
import { AMPLE_CAPS } from '#tests/reply/ample-caps.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { OTHER_RACE_ROUNDS, RACE_LIMITS, ROUNDS_TIMEOUT_MS, raceRounds } from '#tests/rounds.ts'
import { claimFallback } from './claim-fallback.ts'
import { messageRows } from './message-rows.ts'
import { type WritingAgain, writeAgain } from './write-again.ts'

let bench: SendBench
beforeAll(async () => {
  bench = await openSendBench(inject('parts'), { limits: RACE_LIMITS })
})
afterAll(() => bench.close())

type More = Partial<Pick<WritingAgain, 'hostId' | 'shownVersion' | 'now' | 'wish' | 'asked'>>
const ask = (messageId: string, more: More = {}) => {
  const { hostId = bench.hostId, ...rest } = more
  const request = { hostId, messageId, wish: { kind: 'shorter', text: '' } as const, by: { actor: 'kc-anna' } }
  return inHost(bench.deps.db, hostId, (tx) => writeAgain(tx, { ...request, now: new Date(), ...rest }))
}
const due = { deadlineAt: new Date(0) }

test('a draft that waits is written again: it keeps what it said, and its workflow has to hear of it', async () => {
  const draftId = await bench.draft(await bench.guestWrites(), 'pending')
  expect(await ask(draftId, { shownVersion: 1 })).toMatchObject({ outcome: 'changed', row: { status: 'drafting' } })
  const row = await bench.row(draftId)
  expect(row).toMatchObject({ version: 2, wakeOwedAt: expect.any(Date), modelDueAt: null })
  expect(row.wish).toEqual({ kind: 'shorter', text: '', before: 'Sì, c’è un posto auto.', answers: [] })
  expect(await bench.audit(draftId)).toEqual([{ action: 'draft.write_again', actor: 'kc-anna' }])
  expect(await ask(draftId)).toMatchObject({ outcome: 'already', row: { version: 2 } })
})

test('so is one that the host refused, whose no counts for nothing then', async () => {
  const { chatId, ...guest } = await bench.guestWrites()
  const draftId = await bench.draft({ chatId, ...guest }, 'pending')
  await bench.host.discard(draftId)
  expect(await ask(draftId)).toMatchObject({ outcome: 'changed', row: { status: 'drafting', undoUntil: null } })
  expect((await bench.chat(chatId)).lastMessageStatus).toBe('drafting')
  const decision = await bench.inHost((tx) => tx.draftDecision.findUnique({ where: { messageId: draftId } }))
  expect(decision?.outcome).toBe('taken_back')
})

test.each(['approved', 'sending', 'sent', 'scheduled', 'superseded', 'fallback_sent'] as const)(
  'one that is %s is not',
  async (status) => {
    const draftId = await bench.draft(await bench.guestWrites(), status)
    expect(await ask(draftId)).toMatchObject({ outcome: 'refused', refusal: { code: 'settled_before' } })
    expect((await bench.row(draftId)).wish).toBeNull()
  },
)

test('nor is another than was shown, one that the guest has overtaken, what answers no message, or another host’s', async () => {
  const guest = await bench.guestWrites()
  const draftId = await bench.draft(guest, 'discarded')
  const pending = await bench.draft(await bench.guestWrites(), 'pending')
  expect(await ask(pending, { shownVersion: 7 })).toMatchObject({ refusal: { code: 'draft_changed' } })
  await bench.writesAgain(guest)
  expect(await ask(draftId)).toMatchObject({ refusal: { params: { status: 'superseded' } } })
  const owed = await bench.draft(await bench.guestWrites(), 'pending')
  await bench.inHost((tx) => messageRows(tx).update({ where: { id: owed }, data: { answersId: null } }))
  expect(await ask(owed)).toMatchObject({ refusal: { code: 'no_longer_changeable' } })
  await expect(ask(pending, { hostId: randomUUID() })).rejects.toMatchObject({ kind: 'not_found' })
})

test('what the host answers is kept with every wish after it, and one that comes while it is written is not swallowed', async () => {
  const draftId = await bench.draft(await bench.guestWrites(), 'pending')
  const answer = (asked: string, text: string) => ask(draftId, { wish: { kind: 'answer', text }, asked })
  const answersOf = async () => ((await bench.row(draftId)).wish as { answers: unknown }).answers
  const waits = () =>
    bench.inHost((tx) => messageRows(tx).update({ where: { id: draftId }, data: { status: 'pending' } }))
  await answer('Sconto?', 'No.')
  expect(await answer('Sconto?', 'No.')).toMatchObject({ outcome: 'already' })
  expect(await answer('Cane?', 'Sì.')).toMatchObject({ outcome: 'refused', refusal: { code: 'draft_changed' } })
  await waits()
  await answer('Cane?', 'Sì.')
  await waits()
  await answer('Sconto?', 'Il 5 %.')
  await waits()
  await ask(draftId)
  expect(await answersOf()).toEqual([
    { asked: 'Cane?', text: 'Sì.' },
    { asked: 'Sconto?', text: 'Il 5 %.' },
  ])
})

test(
  'of a wish, a yes, a no and the deadline exactly one takes the draft, whoever comes first',
  async () =>
    raceRounds(async () => {
      const draftId = await bench.draft(await bench.guestWrites(), 'pending', due)
      const { hostId, deps, host } = bench
      const now = new Date()
      const fallBack = { hostId, messageId: draftId, undoSeconds: 0, caps: AMPLE_CAPS, newId: randomUUID, now }
      const [wish, approved, discarded, fallback] = await Promise.all([
        ask(draftId, { shownVersion: 1 }),
        host.approve(draftId, { shownVersion: 1 }),
        host.discard(draftId, { shownVersion: 1 }),
        inHost(deps.db, hostId, (tx) => claimFallback(tx, fallBack)),
      ])
      const took = {
        drafting: wish.outcome === 'changed',
        approved: approved.outcome === 'changed',
        discarded: discarded.outcome === 'changed',
        fallback_sent: fallback.fallbackId !== null,
      }
      const { status } = await bench.row(draftId)
      const winners = Object.entries(took).flatMap(([name, won]) => (won ? [name] : []))
      // A wish may come after a no: that is what it is for.
      expect([['drafting'], ['approved'], ['discarded'], ['fallback_sent'], ['drafting', 'discarded']]).toContainEqual(
        winners,
      )
      expect(status).toBe(winners[0])
    }, OTHER_RACE_ROUNDS),
  ROUNDS_TIMEOUT_MS,
)
