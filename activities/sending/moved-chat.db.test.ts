import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { loadSource } from '#activities/channels/account/load-source.ts'
import { recordLateReports } from '#activities/ingest/record-reports.ts'
import { claimSend } from '#activities/sending/claim-send.ts'
import { readOutgoing } from '#activities/sending/outgoing.ts'
import { recordOutcome } from '#activities/sending/record-outcome.ts'
import { Prisma } from '#prisma/client.ts'
import { reportDelivery } from '#prisma/messages/report-delivery.ts'
import { reportReturnedMail } from '#prisma/messages/report-returned-mail.ts'
import { resendMessage } from '#prisma/messages/resend-message.ts'
import { until } from '#tests/mailbox/mail-bench.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'

let bench: SendBench
/** Where the guest wrote first, and where they write now. */
let first: string
let second: string

beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
})
afterAll(() => bench.close())
beforeEach(async () => {
  first = bench.sourceId
  second = (await bench.addMailbox()).sourceId
  await change(second, { identifier: `${randomUUID()}@locanda.test` })
  await change(first, { deletedAt: null, sendFault: Prisma.DbNull })
})

const FAULT = say({ code: 'whatsapp_spam_limit' })
const change = (id: string, data: Prisma.MessageSourceUpdateManyMutationInput) =>
  bench.inHost((tx) => tx.messageSource.updateMany({ where: { id, hostId: bench.hostId }, data }))
const moveTo = (chatId: string, sourceId: string) =>
  bench.inHost((tx) => tx.chat.updateMany({ where: { id: chatId, hostId: bench.hostId }, data: { sourceId } }))
const faultOf = async (sourceId: string) => (await bench.source(sourceId)).sendFault
const faults = async () => [await faultOf(first), await faultOf(second)]

/** A message of a chat that goes on by the second mailbox, written while it was at the first. */
async function moved(status: 'approved' | 'scheduled' = 'approved') {
  const guest = await bench.guestWrites()
  const messageId = await bench.draft(guest, status)
  await moveTo(guest.chatId, second)
  return { ...guest, messageId }
}

async function granted(messageId: string) {
  const claim = await claimSend(bench.deps, { hostId: bench.hostId, messageId })
  if (claim.outcome !== 'send') throw new Error(`The send was not granted: ${claim.outcome}`)
  return { hostId: bench.hostId, messageId, sendKey: claim.sendKey }
}

test('what keeps a reply back is written at the mailbox that it leaves by', async () => {
  const { messageId } = await moved()
  const send = await granted(messageId)
  expect((await readOutgoing(bench.deps, send)).sourceId).toBe(second)
  await recordOutcome(bench.deps, send, { state: 'stopped', reason: FAULT })
  expect(await faults()).toEqual([null, FAULT])
})

test('a reply that leaves by one mailbox says nothing of the fault of another', async () => {
  const { messageId } = await moved('scheduled')
  await change(first, { sendFault: FAULT })
  await recordOutcome(bench.deps, await granted(messageId), { state: 'sent' })
  expect(await faults()).toEqual([FAULT, null])
})

test('a reply that would leave by a mailbox that has stopped is held, whichever it was written for', async () => {
  const { messageId } = await moved('scheduled')
  await change(second, { sendFault: FAULT })
  await expect(granted(messageId)).rejects.toThrow('over')
  expect(await bench.row(messageId)).toMatchObject({ status: 'held', heldBecause: FAULT })
})

test('what was held while its mailbox was gone leaves by the one that its guest writes to now', async () => {
  const { messageId, chatId } = await moved()
  await moveTo(chatId, first)
  await change(first, { deletedAt: new Date() })
  await expect(granted(messageId)).rejects.toThrow('over')
  await moveTo(chatId, second)
  await bench.inHost((tx, now) => resendMessage(tx, { hostId: bench.hostId, messageId, by: { actor: 'anna' }, now }))
  expect((await readOutgoing(bench.deps, await granted(messageId))).sourceId).toBe(second)
})

test('a further try goes by where the chat is by then, and one that has begun stays where it is', async () => {
  const { messageId, chatId } = await moved()
  const send = await granted(messageId)
  await moveTo(chatId, first)
  await granted(messageId)
  expect((await readOutgoing(bench.deps, send)).sourceId).toBe(first)
  await bench.inHost((tx) =>
    tx.delivery.updateMany({ where: { sendKey: send.sendKey }, data: { state: 'transmitting' } }),
  )
  await moveTo(chatId, second)
  expect(await claimSend(bench.deps, send)).toMatchObject({ outcome: 'conclude' })
  expect((await readOutgoing(bench.deps, send)).sourceId).toBe(first)
})

test('what a channel tells later of its source is told of the one that the message left by', async () => {
  const { messageId } = await moved()
  const { sendKey } = await granted(messageId)
  const report = { of: { sendKey, providerId: null }, told: 'failed', fault: FAULT, sourceFault: FAULT } as const
  await bench.inHost((tx, now) => reportDelivery(tx, { hostId: bench.hostId, ...report, now }))
  expect(await faults()).toEqual([null, FAULT])
})

test('a report that is faster than its answer is looked for again where its reply leaves by', async () => {
  const { messageId } = await moved()
  const { sendKey } = await granted(messageId)
  const set = (data: Prisma.DeliveryUpdateManyMutationInput) =>
    bench.inHost((tx) => tx.delivery.updateMany({ where: { sendKey }, data }))
  await set({ state: 'transmitting' })
  const providerId = `wamid.${randomUUID()}`
  const report = { of: { sendKey: null, providerId }, told: 'arrived', fault: null, sourceFault: null } as const
  const source = await bench.inHost((tx) =>
    loadSource(tx, bench.deps.vault, { hostId: bench.hostId, sourceId: second }),
  )
  let looks = 0
  const now = () => new Date(Date.now() + looks++)
  const looking = recordLateReports({ ...bench.deps, now }, source, [report])
  // The second look at the clock follows the answer that a send still waits for its id.
  const hasWaited = until(
    async () => looks,
    (many) => many > 1,
  )
  await Promise.race([looking, hasWaited])
  await set({ providerId })
  await looking
  expect((await bench.row(messageId)).status).toBe('sent')
})

test.each([true, false])(
  'a mail that comes back to where it was sent from is believed; it names ours: %s',
  async (isNamed) => {
    const { messageId, guest } = await moved()
    const send = await granted(messageId)
    const rfcMessageId = `<${randomUUID()}@locanda.test>`
    await bench.inHost((tx) =>
      tx.delivery.updateMany({ where: { sendKey: send.sendKey }, data: { rfcMessageId, recipient: guest } }),
    )
    await recordOutcome(bench.deps, send, { state: 'sent' })
    const recipients = [{ addresses: [guest], says: 'failed' as const, answer: '550 no such user' }]
    const mail = { rfcMessageId: isNamed ? rfcMessageId : null, recipients, copyFor: [], isOfMailSystem: true }
    const isOurs = await bench.inHost((tx, now) =>
      reportReturnedMail(tx, { ...mail, saidAt: now, sourceId: second }, { hostId: bench.hostId, now }),
    )
    expect([isOurs, (await bench.row(messageId)).status]).toEqual([true, 'failed'])
  },
)
