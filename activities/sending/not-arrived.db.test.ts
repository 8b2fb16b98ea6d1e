import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { claimSend } from '#activities/sending/claim-send.ts'
import { recordOutcome } from '#activities/sending/record-outcome.ts'
import { Prisma } from '#prisma/client.ts'
import { messageRows } from '#prisma/messages/message-rows.ts'
import type { Outcome } from '#prisma/messages/record-outcome.ts'
import { reportDelivery } from '#prisma/messages/report-delivery.ts'
import { resendMessage } from '#prisma/messages/resend-message.ts'
import { writeHostReply } from '#prisma/messages/write-host-reply.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'

let bench: SendBench
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
})
afterAll(() => bench.close())
beforeEach(() =>
  bench.inHost((tx) =>
    tx.messageSource.updateMany({ where: { id: bench.sourceId }, data: { sendFault: Prisma.DbNull } }),
  ),
)

const REFUSED = say({ code: 'mail_perhaps_bounced', params: { answer: '550 no such user' } })
const OUTCOMES: Record<string, Outcome> = {
  refused: { state: 'failed', reason: REFUSED },
  lost: { state: 'unknown', reason: REFUSED },
  'kept back': { state: 'stopped', reason: say({ code: 'whatsapp_spam_limit' }) },
}

const QUESTION = { text: 'Possiamo portare il cane?', kind: 'question', topics: ['pets'], state: 'answered' }
const OTHER = { text: 'A che ora è il check-in?', kind: 'question', topics: ['checkin'], state: 'answered' }

const asks = (id: string, question: object) =>
  bench.inHost((tx) =>
    messageRows(tx).updateMany({ where: { id }, data: { evidence: { topics: [], questions: [question] } } }),
  )

async function approved() {
  const guest = await bench.guestWrites()
  const messageId = await bench.draft(guest, 'approved')
  await asks(messageId, QUESTION)
  return { ...guest, messageId }
}

async function claimed(messageId: string) {
  const claim = await claimSend(bench.deps, { hostId: bench.hostId, messageId })
  if (claim.outcome !== 'send') throw new Error(`The send was not granted: ${claim.outcome}`)
  return { hostId: bench.hostId, messageId, sendKey: claim.sendKey }
}
const send = async (messageId: string, outcome: Outcome) => recordOutcome(bench.deps, await claimed(messageId), outcome)

const owedIn = async (chatId: string) => {
  const { answerOwedAt, queue } = await bench.chat(chatId)
  const open = await bench.inHost((tx) => tx.deferral.findMany({ where: { chatId, settledAt: null } }))
  return { isOwed: answerOwedAt !== null, queue, asked: open.map(({ questions }) => questions) }
}
const ASKED = [{ text: QUESTION.text, topics: QUESTION.topics }]

/** The answer to what the guest wrote since, which is another matter. */
async function answerToNext(chatId: string, guestMessageId: string) {
  const { headSeq } = await bench.chat(chatId)
  const next = await bench.draft({ chatId, guestMessageId }, 'approved', { seq: headSeq, text: 'Dalle 15.' })
  await asks(next, OTHER)
  return next
}

test.each(Object.entries(OUTCOMES))(
  'what a reply answered is owed where it was %s after its guest had written again, and stays so with the next',
  async (_how, outcome) => {
    const { chatId, messageId } = await approved()
    const again = await bench.writesAgain({ chatId })
    await send(messageId, outcome)
    expect(await owedIn(chatId)).toMatchObject({ isOwed: true, asked: [ASKED] })
    await bench.inHost((tx) =>
      tx.messageSource.updateMany({ where: { id: bench.sourceId }, data: { sendFault: Prisma.DbNull } }),
    )
    await send(await answerToNext(chatId, again), { state: 'sent' })
    expect(await owedIn(chatId)).toEqual({ isOwed: true, queue: 'answer', asked: [ASKED] })
  },
)

test('a reply that comes back after its guest has written again is owed, also where it promised something itself', async () => {
  const { chatId, messageId } = await approved()
  await bench.inHost((tx) =>
    messageRows(tx).updateMany({
      where: { id: messageId },
      data: { text: 'Chiedo e vi faccio sapere.', language: 'it' },
    }),
  )
  const { sendKey } = await claimed(messageId)
  await recordOutcome(bench.deps, { hostId: bench.hostId, messageId, sendKey }, { state: 'sent' })
  await bench.writesAgain({ chatId })
  const report = { of: { sendKey, providerId: null }, told: 'failed', fault: REFUSED, sourceFault: null } as const
  await bench.inHost((tx, now) => reportDelivery(tx, { hostId: bench.hostId, ...report, now }))
  expect(await owedIn(chatId)).toMatchObject({ isOwed: true, asked: [ASKED] })
})

test('where the guest has not written again the reply itself stands in the list, and nothing is owed beside it', async () => {
  const { chatId, messageId } = await approved()
  await bench.writesAgain({ chatId }, { isAutomatic: true })
  await send(messageId, { state: 'failed', reason: REFUSED })
  expect(await owedIn(chatId)).toEqual({ isOwed: false, queue: 'answer', asked: [] })
})

test('sent again and arrived, it is owed no more', async () => {
  const { chatId, messageId } = await approved()
  await bench.writesAgain({ chatId })
  await send(messageId, { state: 'failed', reason: REFUSED })
  await bench.inHost((tx, now) => resendMessage(tx, { hostId: bench.hostId, messageId, by: { actor: 'anna' }, now }))
  expect(await owedIn(chatId)).toMatchObject({ isOwed: true })
  await send(messageId, { state: 'sent' })
  expect(await owedIn(chatId)).toMatchObject({ isOwed: false, asked: [] })
})

test("the host's own words answer it; a reply of theirs that does not arrive is owed by what its guest had said", async () => {
  const { chatId, messageId } = await approved()
  await bench.writesAgain({ chatId })
  await send(messageId, { state: 'failed', reason: REFUSED })
  const reply = async () => {
    const id = randomUUID()
    const by = { actor: 'anna' }
    await bench.inHost((tx, now) =>
      writeHostReply(tx, { hostId: bench.hostId, chatId, id, text: 'Sì, certo.', undoSeconds: 0, by, now }),
    )
    return id
  }
  await send(await reply(), { state: 'sent' })
  expect(await owedIn(chatId)).toMatchObject({ isOwed: false })
  const second = await reply()
  await bench.writesAgain({ chatId })
  await send(second, { state: 'failed', reason: REFUSED })
  expect(await owedIn(chatId)).toMatchObject({ isOwed: true, asked: [[{ text: 'Anzi, due auto', topics: [] }]] })
})
