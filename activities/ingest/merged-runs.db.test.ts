import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { blankMessage } from '#activities/channels/blank-message.ts'
import { ingestBatch } from '#activities/ingest/ingest-batch.ts'
import { runReplyWorker } from '#tests/api/reply-worker.ts'
import { until } from '#tests/mailbox/mail-bench.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'

let bench: SendBench
let stopWorker: () => Promise<void>
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
  stopWorker = await runReplyWorker({ UNDO_SECONDS: '0', SETTLE_SECONDS: '0' })
})
afterAll(async () => {
  await stopWorker()
  await bench.close()
})

const peer = `g${randomUUID().slice(0, 8)}@guest.test`
const ingest = (text: string, rfcMessageId: string, references: string[] = [], historyBefore = new Date(0)) =>
  ingestBatch(bench.deps, {
    ...{ hostId: bench.hostId, sourceId: bench.sourceId, historyBefore, progress: { kind: 'none' } as const },
    messages: [
      {
        ...blankMessage(randomUUID(), 'email', new Date()),
        ...{ isAutomatic: false, peer, replyTo: peer, name: 'Marco', subject: text, text, rfcMessageId, references },
      },
    ],
  })
const messages = () =>
  bench.inHost((tx) => tx.message.findMany({ where: { hostId: bench.hostId }, orderBy: { storedAt: 'asc' } }))
const drafts = async () => (await messages()).filter(({ kind }) => kind === 'draft')

test('the runs of two chats that become one go on: the newest draft is written again, and answers both', async () => {
  await ingest('Is there a parking space near the house?', '<one>')
  await ingest('Can we bring our dog with us?', '<two>')
  const waiting = await until(drafts, (all) => all.filter(({ status }) => status === 'pending').length === 2)
  expect(new Set(waiting.map(({ chatId }) => chatId)).size).toBe(2)
  // Older than the mailbox is connected: it asks nothing now.
  await ingest('Both of my questions are about May.', '<three>', ['<one>', '<two>'], new Date(Date.now() + 60_000))
  const after = await until(drafts, (all) => all.some(({ status, text }) => status === 'pending' && text !== ''))
  expect(new Set((await messages()).map(({ chatId }) => chatId)).size).toBe(1)
  expect(after.map(({ status }) => status).toSorted()).toEqual(['pending', 'superseded'])
  const again = after.find(({ status }) => status === 'pending')
  const guests = (await messages()).filter(({ kind }) => kind === 'guest')
  expect(again?.answersId).toBe(guests[1]?.id)
  const asked = JSON.stringify(again?.evidence)
  expect([asked.includes('parking'), asked.includes('dog')]).toEqual([true, true])
})
