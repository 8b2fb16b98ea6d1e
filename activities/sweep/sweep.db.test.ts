import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { messageRows } from '#prisma/messages/message-rows.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { forgetEverybody } from '#tests/setup/forget-everybody.ts'
import { replyWorkflowId, sourceWorkflowId } from '#workflows/domain/workflow-names.ts'
import { startUnstarted } from './start-unstarted.ts'
import { watchSources } from './watch-sources.ts'

let bench: SendBench
beforeAll(async () => {
  await forgetEverybody()
  bench = await openSendBench(inject('parts'))
})
afterAll(() => bench.close())

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000)
const statusOf = async (workflowId: string) =>
  (await bench.deps.temporal.workflow.getHandle(workflowId).describe()).status.name
const isKnown = (workflowId: string) =>
  statusOf(workflowId).then(
    () => true,
    () => false,
  )

/** A guest message that was stored, and whose reply nobody started. */
async function unstarted(storedAt: Date): Promise<string> {
  const { guestMessageId } = await bench.guestWrites()
  await bench.inHost((tx) =>
    messageRows(tx).update({ where: { id: guestMessageId }, data: { storedAt, workflowAt: null } }),
  )
  return guestMessageId
}

test('a stored message whose reply was never started gets one, however many sweep', async () => {
  const id = await unstarted(ago(60))
  await Promise.all([startUnstarted(bench.deps), startUnstarted(bench.deps)])
  expect(await statusOf(replyWorkflowId(id))).toBe('RUNNING')
  expect((await bench.row(id)).workflowAt).not.toBeNull()
})

test('a message that has just been stored is left to who stored it', async () => {
  const id = await unstarted(new Date())
  await startUnstarted(bench.deps)
  expect(await isKnown(replyWorkflowId(id))).toBe(false)
})

test('an overtaken message is only marked', async () => {
  const id = await unstarted(ago(60))
  const { hostId, chatId, sourceId } = await bench.row(id)
  const newer = { hostId, chatId, sourceId, kind: 'guest', status: 'received', seq: 2, text: 'Anzi' } as const
  await bench.inHost((tx) => messageRows(tx).create({ data: { ...newer, id: randomUUID(), workflowAt: new Date() } }))
  await startUnstarted(bench.deps)
  expect(await isKnown(replyWorkflowId(id))).toBe(false)
  expect((await bench.row(id)).workflowAt).not.toBeNull()
})

test('a history of messages is started in one sweep, whatever its length', async () => {
  const ids = await Promise.all(Array.from({ length: 25 }, (_, turn) => unstarted(ago(60 + turn))))
  await startUnstarted(bench.deps)
  for (const id of ids) expect((await bench.row(id)).workflowAt).not.toBeNull()
})

test('every source is watched, once', async () => {
  await watchSources(bench.deps)
  await watchSources(bench.deps)
  expect(await statusOf(sourceWorkflowId(bench.sourceId))).toBe('RUNNING')
})
