import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { inHost } from '#prisma/host-scope.ts'
import { approveDraft } from '#prisma/messages/approve-draft.ts'
import { messageRows } from '#prisma/messages/message-rows.ts'
import { refusingTemporal } from '#tests/reply/refusing-temporal.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { forgetEverybody } from '#tests/setup/forget-everybody.ts'
import { clearOwedWakes } from '#workflows/client/clear-owed-wakes.ts'
import { wakeMessages } from '#workflows/client/wake-messages.ts'
import { deliverWorkflowId, replyWorkflowId } from '#workflows/domain/workflow-names.ts'
import { wakeOwed } from './wake-owed.ts'

let bench: SendBench
beforeAll(async () => {
  await forgetEverybody()
  bench = await openSendBench(inject('parts'))
})
afterAll(() => bench.close())

const LATER = new Date(Date.now() - 60_000)
const owe = (id: string) => bench.inHost((tx) => messageRows(tx).update({ where: { id }, data: { wakeOwedAt: LATER } }))
const owedOf = async (id: string) => (await bench.row(id)).wakeOwedAt
const handleOf = (workflowId: string) => bench.deps.temporal.workflow.getHandle(workflowId)

/** How often the run was told. */
async function signalsOf(workflowId: string): Promise<number> {
  const { events } = await handleOf(workflowId).fetchHistory()
  return (events ?? []).filter((event) => event.workflowExecutionSignaledEventAttributes).length
}

async function approved() {
  const guest = await bench.guestWrites()
  const messageId = await bench.draft(guest, 'pending')
  const decision = { hostId: bench.hostId, messageId, undoSeconds: 5, by: { actor: 'kc-anna' }, now: LATER }
  await inHost(bench.deps.db, bench.hostId, (tx) => approveDraft(tx, decision))
  return { messageId, workflowId: replyWorkflowId(guest.guestMessageId), answersId: guest.guestMessageId }
}

test('a decision that nobody was told of wakes its run, and is paid', async () => {
  const { messageId, workflowId } = await approved()
  expect(await owedOf(messageId)).toBeInstanceOf(Date)
  await wakeOwed(bench.deps)
  expect(await signalsOf(workflowId)).toBe(1)
  expect(await owedOf(messageId)).toBeNull()
  await wakeOwed(bench.deps)
  expect(await signalsOf(workflowId)).toBe(1)
})

test('a guest message that is owed its draft, and a reply of the host, are woken by their own names', async () => {
  const guest = await bench.guestWrites()
  const reply = await bench.draft(guest, 'approved', { kind: 'host_reply' })
  await bench.inHost((tx) => messageRows(tx).update({ where: { id: reply }, data: { answersId: null } }))
  await Promise.all([owe(guest.guestMessageId), owe(reply)])
  await wakeOwed(bench.deps)
  expect(await signalsOf(replyWorkflowId(guest.guestMessageId))).toBe(1)
  expect(await signalsOf(deliverWorkflowId(reply))).toBe(1)
})

test('what changed while it was told stays owed', async () => {
  const { messageId } = await approved()
  const { version } = await bench.row(messageId)
  await clearOwedWakes(bench.deps.db, bench.hostId, [{ id: messageId, version: version - 1 }])
  expect(await owedOf(messageId)).toBeInstanceOf(Date)
})

test('a debt of one host is not paid by another', async () => {
  const { messageId } = await approved()
  const { version } = await bench.row(messageId)
  await clearOwedWakes(bench.deps.db, '00000000-0000-4000-8000-000000000000', [{ id: messageId, version }])
  expect(await owedOf(messageId)).toBeInstanceOf(Date)
})

test('runs that Temporal refuses whatever is done stay owed, and hide none behind them', async () => {
  const refused = await Promise.all(Array.from({ length: 15 }, approved))
  for (const { messageId } of refused) await owe(messageId)
  const last = await approved()
  const ids = new Set(refused.map(({ workflowId }) => workflowId))
  await wakeOwed({ ...bench.deps, temporal: refusingTemporal(bench.deps.temporal, (id) => ids.has(id)) })
  expect(await signalsOf(last.workflowId)).toBe(1)
  for (const { messageId } of refused) expect(await owedOf(messageId)).toBeInstanceOf(Date)
})

test('while Temporal is away everything stays owed, and nothing else fails', async () => {
  const { messageId, answersId } = await approved()
  const { Client, Connection } = await import('@temporalio/client')
  const connection = Connection.lazy({ address: '127.0.0.1:9', connectTimeout: 300 })
  const deps = { ...bench.deps, temporal: new Client({ connection }) }
  await expect(wakeMessages(deps, [{ hostId: bench.hostId, messageId, answersId }])).rejects.toThrow()
  expect(await owedOf(messageId)).toBeInstanceOf(Date)
  await connection.close()
})
