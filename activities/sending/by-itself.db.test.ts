import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { claimSend } from '#activities/sending/claim-send.ts'
import { readOutgoing } from '#activities/sending/outgoing.ts'
import { resendMessage } from '#prisma/messages/resend-message.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'

let bench: SendBench
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
})
afterAll(() => bench.close())

type Leaving = 'draft' | 'fallback' | 'host_reply' | 'emergency'

/** What PostgreSQL counts, and what the guest's mail says, of a message that is about to leave. */
async function claimed(messageId: string) {
  const ref = { hostId: bench.hostId, messageId }
  const claim = await claimSend(bench.deps, ref)
  if (claim.outcome !== 'send') throw new Error('The send was not granted')
  const deliveries = await bench.deliveries(messageId)
  const { message } = await readOutgoing(bench.deps, { ...ref, sendKey: claim.sendKey })
  const last = deliveries.find(({ sendKey }) => sendKey === claim.sendKey)
  return { counts: last?.isByItself, saysSo: message.isAutomatic }
}

test.each([
  ['a draft that nobody decided on', 'draft', 'scheduled', { counts: true, saysSo: true }],
  ['a draft that the host approved', 'draft', 'approved', { counts: false, saysSo: false }],
  ['a fallback', 'fallback', 'approved', { counts: true, saysSo: true }],
  ["a reply of the host's own", 'host_reply', 'approved', { counts: false, saysSo: false }],
] as const)('%s counts and says of itself what it is', async (_, kind, status, what) => {
  const id = await bench.draft(await bench.guestWrites(), status, { kind, undoUntil: new Date(0) })
  expect(await claimed(id)).toEqual(what)
})

test('what is told in an emergency says that it is automatic, and no cap counts it', async () => {
  const { chatId, guestMessageId } = await bench.guestWrites()
  const id = await bench.draft({ chatId, guestMessageId }, 'approved', { kind: 'emergency', undoUntil: new Date(0) })
  const { hostId } = bench
  const open = { id, hostId, chatId, messageId: guestMessageId, kinds: ['fire' as const], textMessageId: id }
  await bench.inHost((tx) => tx.emergency.create({ data: open }))
  expect(await claimed(id)).toEqual({ counts: false, saysSo: true })
})

const ENDED: [Leaving, 'failed' | 'held' | 'outcome_unknown'][] = (['draft', 'fallback', 'emergency'] as const).flatMap(
  (kind) => (['failed', 'held', 'outcome_unknown'] as const).map((status): [Leaving, typeof status] => [kind, status]),
)

test.each(ENDED)('a %s that ended as %s and that the host sends again has their word', async (kind, status) => {
  const messageId = await bench.draft(await bench.guestWrites(), status, { kind })
  const ref = { hostId: bench.hostId, messageId }
  const by = { actor: 'host' }
  await bench.inHost((tx) => resendMessage(tx, { ...ref, by, now: bench.deps.now() }))
  expect(await claimed(messageId)).toEqual({ counts: false, saysSo: false })
})
