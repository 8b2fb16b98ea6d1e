import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { resumeLost } from '#activities/sending/resume-lost.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { deliverWorkflowId, replyWorkflowId } from '#workflows/domain/workflow-names.ts'

let bench: SendBench
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
})
afterAll(() => bench.close())

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)
const age = (id: string, data: object) =>
  bench.inHost((tx) => tx.message.update({ where: { id }, data: { storedAt: ago(60), ...data } }))
const stateOf = async (workflowId: string) => {
  const described = await bench.deps.temporal.workflow.getHandle(workflowId).describe()
  return described.status.name
}

test('overdue drafts and sends get a workflow again, what is not overdue does not', async () => {
  const [overdue, waiting, stuck, scheduled] = await Promise.all(Array.from({ length: 4 }, () => bench.guestWrites()))
  if (!overdue || !waiting || !stuck || !scheduled) throw new Error('Four chats are needed')
  await age(await bench.draft(overdue, 'pending'), { deadlineAt: ago(10) })
  await age(await bench.draft(waiting, 'pending'), { deadlineAt: ago(-10) })
  await age(await bench.draft(stuck, 'sending'), {})
  await age(await bench.draft(scheduled, 'scheduled'), { undoUntil: ago(1) })
  await resumeLost(bench.deps)
  await resumeLost(bench.deps)
  expect(await stateOf(replyWorkflowId(overdue.guestMessageId))).toBe('RUNNING')
  expect(await stateOf(replyWorkflowId(stuck.guestMessageId))).toBe('RUNNING')
  await expect(stateOf(replyWorkflowId(waiting.guestMessageId))).rejects.toThrow('not found')
  await expect(stateOf(replyWorkflowId(scheduled.guestMessageId))).rejects.toThrow('not found')
})

test('a send of the host’s own is resumed under the name that its key tells', async () => {
  const guest = await bench.guestWrites()
  const replyId = await bench.draft(guest, 'sending', { kind: 'host_reply' })
  await age(replyId, { answersId: null })
  const { hostId } = bench
  const sendKey = `${deliverWorkflowId(replyId, 7)}:send`
  await bench.inHost((tx) =>
    tx.delivery.create({ data: { hostId, messageId: replyId, chatId: guest.chatId, sendKey, state: 'transmitting' } }),
  )
  await resumeLost(bench.deps)
  expect(await stateOf(deliverWorkflowId(replyId, 7))).toBe('RUNNING')
})
