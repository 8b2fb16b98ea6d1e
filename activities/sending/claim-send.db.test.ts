import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { claimSend } from '#activities/sending/claim-send.ts'
import { deliver } from '#activities/sending/deliver.ts'
import { recordOutcome } from '#activities/sending/record-outcome.ts'
import { messageRows } from '#prisma/messages/message-rows.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { RACE_LIMITS } from '#tests/rounds.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'

let bench: SendBench
let other: SendBench
beforeAll(async () => {
  bench = await openSendBench(inject('parts'), { limits: RACE_LIMITS })
  other = await openSendBench(inject('parts'))
})
afterAll(async () => {
  await bench.close()
  await other.close()
})

const claim = (messageId: string, hostId = bench.hostId) => claimSend(bench.deps, { hostId, messageId })
const windowEnds = (id: string) =>
  bench.inHost((tx) => messageRows(tx).update({ where: { id }, data: { undoUntil: new Date(Date.now() - 1) } }))
const scheduled = async () => bench.draft(await bench.guestWrites(), 'scheduled')

test('of twenty claims at once all are given the one key, and there is one delivery', async () => {
  const draftId = await scheduled()
  const claims = await Promise.all(Array.from({ length: 20 }, () => claim(draftId)))
  for (const one of claims) expect(one).toMatchObject({ outcome: 'send', sendKey: `${draftId}:1` })
  expect(await bench.deliveries(draftId)).toHaveLength(1)
  expect((await bench.row(draftId)).status).toBe('sending')
})

test('whoever claims once the content is leaving has to look up what became of it', async () => {
  const draftId = await scheduled()
  await claim(draftId)
  await bench.inHost((tx) => tx.delivery.updateMany({ where: { messageId: draftId }, data: { state: 'transmitting' } }))
  expect(await claim(draftId)).toMatchObject({
    outcome: 'conclude',
    sendKey: `${draftId}:1`,
    state: { status: 'sending' },
  })
})

test('what is sent again gets a key of its own', async () => {
  const draftId = await scheduled()
  const first = await claim(draftId)
  if (first.outcome !== 'send') throw new Error('not granted')
  const ref = { hostId: bench.hostId, messageId: draftId, sendKey: first.sendKey }
  await recordOutcome(bench.deps, ref, { state: 'failed', reason: say({ code: 'gave_up' }) })
  await bench.host.resend(draftId)
  expect(await claim(draftId)).toMatchObject({ outcome: 'send', sendKey: `${draftId}:2` })
})

test.each(['approved', 'scheduled'] as const)('what is %s is not sent before its undo window ends', async (status) => {
  const undoUntil = new Date(Date.now() + 60_000)
  const draftId = await bench.draft(await bench.guestWrites(), status, { undoUntil })
  expect(await claim(draftId)).toMatchObject({ outcome: 'wait', state: { status, undoUntil: undoUntil.toISOString() } })
  expect(await bench.deliveries(draftId)).toEqual([])
  await windowEnds(draftId)
  expect(await claim(draftId)).toMatchObject({ outcome: 'send' })
})

test("a worker's clock that runs ahead sends nothing early", async () => {
  const undoUntil = new Date(Date.now() + 5000)
  const draftId = await bench.draft(await bench.guestWrites(), 'approved', { undoUntil })
  const ahead = { ...bench.deps, now: () => new Date(Date.now() + 6000) }
  expect(await claimSend(ahead, { hostId: bench.hostId, messageId: draftId })).toMatchObject({ outcome: 'wait' })
})

test.each(['pending', 'discarded', 'superseded', 'sent', 'outcome_unknown', 'failed', 'held', 'drafting'] as const)(
  'a message that is %s is not claimed',
  async (status) => {
    const draftId = await bench.draft(await bench.guestWrites(), status)
    expect(await claim(draftId)).toMatchObject({ outcome: 'over', state: { status } })
    expect(await bench.deliveries(draftId)).toEqual([])
  },
)

test.each([
  ['a machine wrote', { isAutomatic: true }, 'send'],
  ['could not be read', { status: 'unreadable' as const }, 'send'],
  ['is history', { workflowAt: new Date(0) }, 'send'],
  ['the guest wrote', {}, 'over'],
])('what %s before a reply leaves by itself: %j, so that the claim says %s', async (_, data, outcome) => {
  const guest = await bench.guestWrites()
  const draftId = await bench.draft(guest, 'scheduled')
  const id = await bench.writesAgain(guest)
  await bench.inHost((tx) => messageRows(tx).update({ where: { id }, data }))
  expect(await claim(draftId)).toMatchObject({ outcome })
})

test('another host cannot claim', async () => {
  const draftId = await scheduled()
  await expect(claim(draftId, other.hostId)).rejects.toMatchObject({ kind: 'not_found' })
  expect((await bench.row(draftId)).status).toBe('scheduled')
})

test('with sending switched off a message is held, and nothing is claimed', async () => {
  const draftId = await scheduled()
  const answer = await bench.withSwitches({ sendEmail: false }, () => claim(draftId))
  expect(answer).toMatchObject({ outcome: 'over', state: { status: 'held' } })
  expect(await bench.deliveries(draftId)).toEqual([])
})

test('what was never claimed is not delivered', async () => {
  const draftId = await scheduled()
  const ref = { hostId: bench.hostId, messageId: draftId, sendKey: `${draftId}-unclaimed` }
  await expect(deliver(bench.deps, ref)).rejects.toMatchObject({ kind: 'conflict' })
})
