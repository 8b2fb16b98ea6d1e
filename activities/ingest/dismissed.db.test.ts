import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { blankMessage } from '#activities/channels/blank-message.ts'
import type { IncomingMessage } from '#activities/channels/incoming-message.ts'
import { ingestBatch } from '#activities/ingest/ingest-batch.ts'
import { claimSend } from '#activities/sending/claim-send.ts'
import { recordOutcome } from '#activities/sending/record-outcome.ts'
import { reopenByHost, settleByHost } from '#prisma/deferrals/end-deferral.ts'
import { markOwed } from '#prisma/deferrals/mark-owed.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'

let bench: SendBench
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
})
afterAll(() => bench.close())

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

const ingest = (message: Partial<IncomingMessage>) =>
  ingestBatch(bench.deps, {
    hostId: bench.hostId,
    sourceId: bench.sourceId,
    messages: [
      {
        ...blankMessage(randomUUID(), 'email', new Date()),
        isAutomatic: false,
        peer: 'guest@test.test',
        text: 'Ciao',
        ...message,
      },
    ],
    progress: { kind: 'none' },
    historyBefore: minutesAgo(1440),
  })

/** A chat whose draft was refused, and of which the host then said that it needs no answer. */
async function dismissed() {
  const threadKey = randomUUID()
  const [guest] = (await ingest({ threadKey, writtenAt: minutesAgo(60) })).toStart
  if (guest === undefined) throw new Error('nothing to start')
  const { chatId } = guest
  await bench.host.discard(await bench.draft({ chatId, guestMessageId: guest.id }, 'pending'))
  await bench.inHost((tx) => tx.chat.update({ where: { id: chatId }, data: { dismissedAt: new Date() } }))
  expect((await bench.chat(chatId)).queue).toBeNull()
  const shown = async () => {
    const { queue, dismissedAt } = await bench.chat(chatId)
    return { queue, isDismissed: dismissedAt !== null }
  }
  return { threadKey, chatId, shown }
}

test("the guest's next message that wants an answer ends it, also where nobody answers that one", async () => {
  const { threadKey, chatId, shown } = await dismissed()
  const [again] = (await ingest({ threadKey, text: 'Anzi, una domanda' })).toStart
  expect(await shown()).toEqual({ queue: null, isDismissed: false })
  const guest = { chatId, guestMessageId: again?.id ?? '' }
  await bench.host.discard(await bench.draft(guest, 'pending', { seq: 2 }))
  expect(await shown()).toEqual({ queue: 'answer', isDismissed: false })
})

test.each([
  ["a machine's mail", { isAutomatic: true, text: 'Fuori sede' }],
  ['a message of before', { writtenAt: minutesAgo(3000), arrivedAt: minutesAgo(3000), text: 'Di un anno fa' }],
])('%s leaves it', async (_, message) => {
  const { threadKey, shown } = await dismissed()
  await ingest({ threadKey, ...message })
  expect(await shown()).toEqual({ queue: null, isDismissed: true })
})

test('what nobody could read may want an answer: it ends it', async () => {
  const { threadKey, shown } = await dismissed()
  await ingest({ threadKey, raw: new Uint8Array([1]), text: '' })
  expect(await shown()).toEqual({ queue: 'answer', isDismissed: false })
})

test('a reply that the host writes later and that fails is in the list again', async () => {
  const { chatId, shown } = await dismissed()
  const { id: messageId } = await bench.host.reply(chatId, { undoSeconds: 0 })
  const claim = await claimSend(bench.deps, { hostId: bench.hostId, messageId })
  if (claim.outcome !== 'send') throw new Error(`The send was not granted: ${claim.outcome}`)
  const failed = { state: 'failed', reason: say({ code: 'gave_up' }) } as const
  await recordOutcome(bench.deps, { hostId: bench.hostId, messageId, sendKey: claim.sendKey }, failed)
  expect(await shown()).toEqual({ queue: 'answer', isDismissed: false })
})

test('a promise that falls due later ends it, another being owed before, and so does one that is taken up again', async () => {
  const { hostId } = bench
  const { chatId, shown } = await dismissed()
  const scope = { hostId, chatId }
  const guestMessageId = (
    await bench.inHost((tx) => tx.message.findFirstOrThrow({ where: { ...scope, kind: 'guest' } }))
  ).id
  const promise = async (dueAt: Date) => {
    const messageId = await bench.draft({ chatId, guestMessageId }, 'sent')
    const row = { ...scope, messageId, sentence: 'Chiedo.', promisedAt: minutesAgo(90), dueAt }
    return (await bench.inHost((tx) => tx.deferral.create({ data: row }))).id
  }
  const markAt = (now: Date) => bench.inHost((tx) => markOwed(tx, { ...scope, now }))
  const dismiss = () =>
    bench.inHost((tx) => tx.chat.update({ where: { id: chatId }, data: { dismissedAt: new Date() } }))
  await promise(minutesAgo(30))
  const later = await promise(minutesAgo(5))
  await markAt(minutesAgo(20))
  await dismiss()
  await markAt(minutesAgo(10))
  expect((await shown()).isDismissed).toBe(true)
  await markAt(new Date())
  expect(await shown()).toEqual({ queue: 'answer', isDismissed: false })
  const by = { ...scope, id: later, actor: 'anna', requestId: 'r' }
  await bench.inHost((tx) => settleByHost(tx, { ...by, now: new Date() }))
  await dismiss()
  await bench.inHost((tx) => reopenByHost(tx, by))
  expect(await shown()).toEqual({ queue: 'answer', isDismissed: false })
})
