import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { claimSend } from '#activities/sending/claim-send.ts'
import type { DeliveryState } from '#prisma/generated/enums.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import type { DeliveryReport } from '#workflows/domain/delivery-report.ts'
import type { MessageStatus } from '#workflows/domain/message-status.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'
import { messageRows } from './message-rows.ts'
import { recordOutcome } from './record-outcome.ts'
import { releaseTransmission } from './release-transmission.ts'
import { reportDelivery } from './report-delivery.ts'

let bench: SendBench
let other: SendBench
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
  other = await openSendBench(inject('parts'))
})
afterAll(async () => {
  await bench.close()
  await other.close()
})

type State = 'unknown' | 'sent' | 'transmitting' | 'claimed'
const STATUS = { unknown: 'outcome_unknown', sent: 'sent', transmitting: 'sending', claimed: 'sending' } as const
const FAULT = say({ code: 'legacy', params: { text: '131047: Re-engagement message' } })

/** A message of which a channel may still tell something. */
async function sentBefore(state: State, providerId: string | null = null) {
  const guest = await bench.guestWrites()
  const draftId = await bench.draft(guest, 'scheduled')
  const claim = await claimSend(bench.deps, { hostId: bench.hostId, messageId: draftId })
  if (claim.outcome !== 'send') throw new Error('The send was not granted')
  await bench.inHost(async (tx) => {
    await tx.delivery.updateMany({ where: { sendKey: claim.sendKey }, data: { state, providerId } })
    const reasons = [say({ code: 'nothing_asked' })]
    await messageRows(tx).updateMany({ where: { id: draftId }, data: { status: STATUS[state], reasons } })
    await tx.chat.updateMany({ where: { id: guest.chatId }, data: { lastMessageStatus: STATUS[state] } })
  })
  return { ...guest, draftId, sendKey: claim.sendKey }
}

const report = (told: DeliveryReport['told'], of: DeliveryReport['of'], at = bench) =>
  at.inHost((tx) =>
    reportDelivery(tx, {
      hostId: at.hostId,
      of,
      told,
      fault: told === 'failed' ? FAULT : null,
      sourceFault: null,
      now: new Date(),
    }),
  )

test('a failure that names only the id of the channel counts; why it failed is the delivery’s', async () => {
  const { draftId, chatId } = await sentBefore('sent', 'wamid.only')
  await report('failed', { sendKey: null, providerId: 'wamid.only' })
  const row = await bench.row(draftId)
  expect(row).toMatchObject({ status: 'failed', reasons: [{ code: 'nothing_asked', params: {} }] })
  expect(await bench.deliveries(draftId)).toMatchObject([{ state: 'failed', fault: FAULT }])
  expect((await bench.chat(chatId)).lastMessageStatus).toBe('failed')
  expect((await bench.audit(draftId)).at(-1)).toEqual({ action: 'reply.reported_failed', actor: 'system' })
})

test('a send whose answer was lost arrived after all', async () => {
  const { draftId, sendKey } = await sentBefore('unknown')
  await report('arrived', { sendKey, providerId: 'wamid.late' })
  expect((await bench.row(draftId)).status).toBe('sent')
  expect(await bench.deliveries(draftId)).toMatchObject([{ state: 'sent', providerId: 'wamid.late' }])
})

test('a failure told before the send had its own answer stands', async () => {
  const { draftId, sendKey } = await sentBefore('transmitting')
  await report('failed', { sendKey, providerId: 'wamid.early' })
  expect((await bench.row(draftId)).status).toBe('failed')
})

const TOLD = ['accepted', 'arrived'] as const
const BEGUN = ['claimed', 'transmitting', 'unknown'] as const

test.each(TOLD.flatMap((told) => BEGUN.map((state) => [told, state] as const)))(
  'what the channel calls %s has left, also where our own try is %s, and leaves no second time',
  async (told, state) => {
    const { draftId, sendKey } = await sentBefore(state)
    await report(told, { sendKey, providerId: 'wamid.known' })
    expect((await bench.row(draftId)).status).toBe('sent')
    expect(await bench.deliveries(draftId)).toMatchObject([{ state: 'sent', providerId: 'wamid.known' }])
    const again = await claimSend(bench.deps, { hostId: bench.hostId, messageId: draftId })
    expect(again).toMatchObject({ outcome: 'over', state: { status: 'sent' } })
  },
)

test('a try that runs while its arrival is told takes back neither that nor its id, whatever it is answered', async () => {
  const { draftId, sendKey } = await sentBefore('transmitting')
  await report('arrived', { sendKey, providerId: 'wamid.first' })
  const send = { hostId: bench.hostId, messageId: draftId, sendKey }
  await bench.inHost((tx) => releaseTransmission(tx, { ...send, reason: FAULT, hadBegun: true }))
  await bench.inHost((tx, now) => recordOutcome(tx, { ...send, now }, { state: 'failed', reason: FAULT }))
  expect((await bench.row(draftId)).status).toBe('sent')
  expect(await bench.deliveries(draftId)).toMatchObject([{ state: 'sent', providerId: 'wamid.first' }])
})

test('what is with the guest fails no more, and what failed is there after all, in whatever order that is told', async () => {
  const { draftId, sendKey } = await sentBefore('sent', 'wamid.there')
  await report('arrived', { sendKey, providerId: 'wamid.there' })
  await report('failed', { sendKey, providerId: 'wamid.there' })
  expect(await statesOf(draftId)).toEqual(['sent', 'sent'])
  const late = await sentBefore('sent', 'wamid.late-there')
  await report('failed', { sendKey: late.sendKey, providerId: null })
  await report('accepted', { sendKey: late.sendKey, providerId: null })
  expect(await statesOf(late.draftId)).toEqual(['failed', 'failed'])
  await report('arrived', { sendKey: late.sendKey, providerId: null })
  expect(await statesOf(late.draftId)).toEqual(['sent', 'sent'])
})

test('a report of nothing of ours, or of another host’s, is nothing', async () => {
  const { draftId, sendKey } = await sentBefore('sent', 'wamid.mine')
  await report('failed', { sendKey: null, providerId: 'wamid.unknown' })
  await report('failed', { sendKey, providerId: 'wamid.mine' }, other)
  expect((await bench.row(draftId)).status).toBe('sent')
})

type Further = { message: MessageStatus; second: DeliveryState | null }

/** A message whose first send had no answer, sent again by the host: at `second` now, or still to be claimed. */
async function sentAgain({ message, second }: Further) {
  const first = await sentBefore('unknown')
  await bench.inHost(async (tx) => {
    const { hostId } = bench
    const { draftId: messageId, chatId } = first
    const claimedAt = new Date(Date.now() + 1_000)
    if (second !== null)
      await tx.delivery.create({
        data: { hostId, messageId, chatId, sendKey: `${messageId}:2`, state: second, claimedAt },
      })
    await messageRows(tx).updateMany({ where: { id: messageId }, data: { status: message } })
  })
  return first
}

const statesOf = async (draftId: string) => {
  const [{ status }, deliveries] = await Promise.all([bench.row(draftId), bench.deliveries(draftId)])
  return [
    status,
    ...deliveries.toSorted((one, other) => (one.sendKey < other.sendKey ? -1 : 1)).map(({ state }) => state),
  ]
}

test.each<[Further, unknown[]]>([
  [{ message: 'sending', second: 'transmitting' }, ['sending', 'failed', 'transmitting']],
  [{ message: 'sent', second: 'sent' }, ['sent', 'failed', 'sent']],
  [{ message: 'outcome_unknown', second: 'unknown' }, ['outcome_unknown', 'failed', 'unknown']],
  [{ message: 'approved', second: null }, ['approved', 'failed']],
])('that the first send failed leaves %j at what the further one is at', async (further, left) => {
  const { draftId, sendKey } = await sentAgain(further)
  await report('failed', { sendKey, providerId: null })
  expect(await statesOf(draftId)).toEqual(left)
})

test.each<[Further, unknown[]]>([
  [{ message: 'failed', second: 'failed' }, ['sent', 'sent', 'failed']],
  [{ message: 'outcome_unknown', second: 'unknown' }, ['sent', 'sent', 'unknown']],
  [{ message: 'sending', second: 'claimed' }, ['sent', 'sent', 'failed']],
  [{ message: 'approved', second: null }, ['sent', 'sent']],
  [{ message: 'held', second: null }, ['sent', 'sent']],
  [{ message: 'sending', second: 'transmitting' }, ['sending', 'sent', 'transmitting']],
])('that the first send arrived settles %j, and nothing more leaves', async (further, left) => {
  const { draftId, sendKey } = await sentAgain(further)
  await report('arrived', { sendKey, providerId: null })
  expect(await statesOf(draftId)).toEqual(left)
})

test('a further send that fails takes nothing from the first that arrived', async () => {
  const { draftId, sendKey } = await sentAgain({ message: 'sending', second: 'transmitting' })
  await report('arrived', { sendKey, providerId: null })
  const second = { hostId: bench.hostId, messageId: draftId, sendKey: `${draftId}:2`, now: new Date() }
  await bench.inHost((tx) => recordOutcome(tx, second, { state: 'failed', reason: FAULT }))
  expect(await statesOf(draftId)).toEqual(['sent', 'sent', 'failed'])
  await report('failed', { sendKey: second.sendKey, providerId: null })
  expect((await bench.row(draftId)).status).toBe('sent')
})
