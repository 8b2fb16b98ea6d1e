import { Client } from '@temporalio/client'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { messageRows } from '#prisma/messages/message-rows.ts'
import { refusingTemporal } from '#tests/reply/refusing-temporal.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { forgetEverybody } from '#tests/setup/forget-everybody.ts'
import { findRunning } from '#workflows/client/find-running.ts'
import { deliverWorkflowId, replyWorkflowId } from '#workflows/domain/workflow-names.ts'
import { ASKED_AT_ONCE, createResumeLost } from './resume-lost.ts'

let bench: SendBench
beforeAll(async () => {
  await forgetEverybody()
  bench = await openSendBench(inject('parts'))
})
afterAll(() => bench.close())

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)
const age = (id: string, data: object) =>
  bench.inHost((tx) => messageRows(tx).update({ where: { id }, data: { storedAt: ago(60), ...data } }))
const handleOf = (workflowId: string) => bench.deps.temporal.workflow.getHandle(workflowId)
const stateOf = async (workflowId: string) => (await handleOf(workflowId).describe()).status.name
const resumeLost = () => createResumeLost(bench.deps)()

/** A draft that is overdue, and the id of the run that should tend it. */
async function overdue(): Promise<string> {
  const guest = await bench.guestWrites()
  await age(await bench.draft(guest, 'pending'), { deadlineAt: ago(10) })
  return replyWorkflowId(guest.guestMessageId)
}

test('overdue drafts and sends get a run again, what is not overdue does not', async () => {
  const [waiting, stuck, approved, scheduled] = await Promise.all(Array.from({ length: 4 }, () => bench.guestWrites()))
  if (!waiting || !stuck || !approved || !scheduled) throw new Error('Four chats are needed')
  const due = await overdue()
  await age(await bench.draft(waiting, 'pending'), { deadlineAt: ago(-10) })
  await age(await bench.draft(stuck, 'sending'), {})
  await age(await bench.draft(approved, 'approved'), { undoUntil: ago(5) })
  await age(await bench.draft(scheduled, 'scheduled'), { undoUntil: ago(0) })
  await resumeLost()
  await resumeLost()
  for (const id of [due, ...[stuck, approved].map((chat) => replyWorkflowId(chat.guestMessageId))])
    expect(await stateOf(id)).toBe('RUNNING')
  for (const chat of [waiting, scheduled])
    await expect(stateOf(replyWorkflowId(chat.guestMessageId))).rejects.toThrow('not found')
})

test('rows that Temporal refuses whatever is done hide none behind them', async () => {
  const refused = new Set(await Promise.all(Array.from({ length: 25 }, overdue)))
  const last = await overdue()
  const temporal = refusingTemporal(bench.deps.temporal, (id) => refused.has(id))
  await createResumeLost({ ...bench.deps, temporal })()
  expect(await stateOf(last)).toBe('RUNNING')
  await createResumeLost(bench.deps)()
  for (const id of refused) expect(await stateOf(id)).toBe('RUNNING')
})

test('a draft that a model was writing when its run was lost is decided, also without a deadline', async () => {
  const guest = await bench.guestWrites()
  await age(await bench.draft(guest, 'pending'), { deadlineAt: null, modelDueAt: ago(1) })
  await resumeLost()
  expect(await stateOf(replyWorkflowId(guest.guestMessageId))).toBe('RUNNING')
})

test('what the host wrote, and never left, gets a run of its own', async () => {
  const guest = await bench.guestWrites()
  const replyId = await bench.draft(guest, 'approved', { kind: 'host_reply' })
  await age(replyId, { answersId: null })
  await resumeLost()
  expect(await stateOf(deliverWorkflowId(replyId))).toBe('RUNNING')
})

describe('a guest message whose run was lost before its draft', () => {
  /** Owed its draft, or not, as ingest stores it; its run was known to Temporal. */
  async function guestWrote({ isOwed = true, startedAt = ago(10) } = {}) {
    const guest = await bench.guestWrites()
    const { hostId, inHost } = bench
    const messageId = guest.guestMessageId
    await inHost((tx) => messageRows(tx).update({ where: { id: messageId }, data: { workflowAt: startedAt } }))
    if (isOwed) await inHost((tx) => tx.unansweredMessage.create({ data: { hostId, messageId } }))
    return { ...guest, runId: replyWorkflowId(messageId) }
  }
  const isOwed = async ({ guestMessageId: messageId }: { guestMessageId: string }) =>
    (await bench.inHost((tx) => tx.unansweredMessage.count({ where: { hostId: bench.hostId, messageId } }))) > 0

  test.each([
    ['ten minutes', 10],
    ['a month', 60 * 24 * 30],
  ])('is found %s later', async (_, minutes) => {
    const lost = await guestWrote({ startedAt: ago(minutes) })
    await resumeLost()
    expect(await stateOf(lost.runId)).toBe('RUNNING')
    expect(await isOwed(lost)).toBe(true)
  })

  test('is owed none once it has one, or where none was wanted', async () => {
    const [answered, history] = await Promise.all([guestWrote(), guestWrote({ isOwed: false })])
    await bench.draft(answered, 'sent')
    await resumeLost()
    for (const { runId } of [history, answered]) await expect(stateOf(runId)).rejects.toThrow('not found')
    expect(await isOwed(answered)).toBe(false)
  })

  test('is owed none once it was overtaken, unless that can still be taken back', async () => {
    const [byGuest, byHost] = await Promise.all([guestWrote(), guestWrote()])
    await bench.writesAgain(byGuest)
    const reply = await bench.host.reply(byHost.chatId)
    await resumeLost()
    for (const { runId } of [byGuest, byHost]) await expect(stateOf(runId)).rejects.toThrow('not found')
    expect([await isOwed(byGuest), await isOwed(byHost)]).toEqual([false, true])
    await bench.host.undo(reply.id)
    await resumeLost()
    expect(await stateOf(byHost.runId)).toBe('RUNNING')
  })
})

test('a run that was terminated while its draft was owed is followed by another', async () => {
  const id = await overdue()
  await resumeLost()
  await handleOf(id).terminate('an operator')
  expect(await stateOf(id)).toBe('TERMINATED')
  // Temporal refuses the same id again within a second.
  await new Promise((later) => setTimeout(later, 1_100))
  await resumeLost()
  expect(await stateOf(id)).toBe('RUNNING')
})

test('a run that is terminated again and again is followed each time, also after it was seen alive', async () => {
  const id = await overdue()
  const resume = createResumeLost(bench.deps)
  for (const _ of [1, 2, 3]) {
    await resume()
    await resume()
    expect(await stateOf(id)).toBe('RUNNING')
    await handleOf(id).terminate('an operator')
    await new Promise((later) => setTimeout(later, 1_100))
  }
  await resume()
  expect(await stateOf(id)).toBe('RUNNING')
})

test('what has been due for less than a minute gets a run', async () => {
  const [pending, drafting] = await Promise.all(Array.from({ length: 2 }, () => bench.guestWrites()))
  if (!pending || !drafting) throw new Error('Two chats are needed')
  await age(await bench.draft(pending, 'pending'), { deadlineAt: ago(0.5) })
  await age(await bench.draft(drafting, 'drafting'), { storedAt: ago(0.5) })
  await resumeLost()
  for (const { guestMessageId } of [pending, drafting])
    expect(await stateOf(replyWorkflowId(guestMessageId))).toBe('RUNNING')
})

test('a run that lives is left alone', async () => {
  const id = await overdue()
  await resumeLost()
  const { runId } = await handleOf(id).describe()
  await resumeLost()
  const { historyLength, ...later } = await handleOf(id).describe()
  expect(later.runId).toBe(runId)
  expect(historyLength).toBeLessThan(4)
})

test('runs that live are asked for together, and their starts are not tried one by one', async () => {
  const ids = await Promise.all(Array.from({ length: 5 }, overdue))
  const { connection, options } = bench.deps.temporal
  const tried: string[] = []
  const counting = new Client({
    ...{ connection, namespace: options.namespace },
    interceptors: {
      workflow: [{ startWithDetails: (input, next) => (tried.push(input.options.workflowId), next(input)) }],
    },
  })
  const resume = createResumeLost({ ...bench.deps, temporal: counting })
  const triedOf = (all: readonly string[]) => all.filter((id) => ids.includes(id)).toSorted()
  await resume()
  expect(triedOf(tried)).toEqual(ids.toSorted())
  // The index hears of a run a moment after it has begun.
  await expect.poll(async () => (await findRunning(bench.deps.temporal, ids)).size).toBe(ids.length)
  tried.length = 0
  await resume()
  expect(triedOf(tried)).toEqual([])
})

test('more than a page of rows that stay stuck hides nothing behind it', { timeout: 120_000 }, async () => {
  const { hostId, sourceId } = bench
  const { chatId } = await bench.guestWrites()
  await bench.inHost(
    (tx) => tx.$executeRaw`
      insert into message (id, host_id, chat_id, source_id, kind, status, seq, text, stored_at, deadline_at)
      select gen_random_uuid(), ${hostId}::uuid, ${chatId}::uuid, ${sourceId}::uuid, 'host_reply', 'approved', 1, '',
        now() - interval '2 hours', null from generate_series(1, ${ASKED_AT_ONCE + 50}::int)`,
  )
  const behind = await overdue()
  await resumeLost()
  expect(await stateOf(behind)).toBe('RUNNING')
})
