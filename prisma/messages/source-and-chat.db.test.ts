import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { claimSend } from '#activities/sending/claim-send.ts'
import { recordOutcome } from '#activities/sending/record-outcome.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'
import { lockChat } from './lock-chat.ts'
import { reportDelivery } from './report-delivery.ts'
import { lockSource } from './source-sending.ts'

let bench: SendBench
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
})
afterAll(() => bench.close())

const FAULT = say({ code: 'whatsapp_spam_limit' })
type Send = { messageId: string; sendKey: string }

const record = (send: Send, outcome: Parameters<typeof recordOutcome>[2]) =>
  recordOutcome(bench.deps, { hostId: bench.hostId, ...send }, outcome)
const report = ({ sendKey }: Send) =>
  bench.inHost((tx) =>
    reportDelivery(tx, {
      hostId: bench.hostId,
      of: { sendKey, providerId: sendKey },
      told: 'failed',
      fault: FAULT,
      sourceFault: FAULT,
      now: new Date(),
    }),
  )

/** Two who lock a source and a chat in different orders would wait for each other until PostgreSQL kills one. */
test.each([
  ['that stops its source', 'held', (send: Send) => record(send, { state: 'stopped', reason: FAULT })],
  ['that ends the fault of its source', 'sent', (send: Send) => record(send, { state: 'sent' })],
  ['that is told later and stops its source', 'failed', report],
] as const)('an outcome %s and a batch that comes in meanwhile both get through', async (_, status, conclude) => {
  const { hostId, sourceId } = bench
  const guest = await bench.guestWrites()
  const messageId = await bench.draft(guest, 'approved')
  const claim = await claimSend(bench.deps, { hostId, messageId })
  if (claim.outcome !== 'send') throw new Error('The send was not granted')
  const setFault = (sendFault: typeof FAULT) =>
    bench.inHost((tx) => tx.messageSource.updateMany({ where: { id: sourceId, hostId }, data: { sendFault } }))
  await setFault(FAULT)
  let concluding: Promise<unknown> | undefined
  await bench.inHost(async (tx) => {
    await lockSource(tx, { hostId, sourceId })
    concluding = conclude({ messageId, sendKey: claim.sendKey })
    concluding.catch(() => undefined)
    await pause(300)
    await lockChat(tx, { hostId, chatId: guest.chatId })
  })
  await concluding
  expect((await bench.row(messageId)).status).toBe(status)
  const source = await bench.inHost((tx) => tx.messageSource.findUniqueOrThrow({ where: { id: sourceId, hostId } }))
  expect(source.sendFault).toEqual(status === 'sent' ? null : FAULT)
})
