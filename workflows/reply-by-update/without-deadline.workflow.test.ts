import { TestWorkflowEnvironment } from '@temporalio/testing'
import { Worker } from '@temporalio/worker'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { SEARCH_ATTRIBUTE_TYPES } from '#activities/process/register-search-attributes.ts'
import { bundleWorkflows, quietRuntime } from '#tests/reply/bundle.ts'
import { recordHistory } from '#tests/reply/record-history.ts'
import type { MessageState } from '#workflows/domain/message-state.ts'
import { MESSAGE_CHANGED_SIGNAL } from '#workflows/domain/workflow-names.ts'

const QUEUE = 'old-runs'
const HISTORY = new URL('histories/without-deadline.json', import.meta.url)

let env: TestWorkflowEnvironment
beforeAll(async () => {
  quietRuntime()
  const path = inject('timeSkippingServer')
  env = await TestWorkflowEnvironment.createTimeSkipping({ server: { executable: { type: 'existing-path', path } } })
  await env.connection.operatorService.addSearchAttributes({ searchAttributes: { ...SEARCH_ATTRIBUTE_TYPES } })
})
afterAll(() => env.teardown())

test('a run of before waits for the host where a draft has no deadline, and asks nobody in between', async () => {
  const waiting: MessageState = { messageId: 'draft', status: 'pending', version: 2, deadlineAt: null, undoUntil: null }
  let state = waiting
  let fallbacksAsked = 0
  const activities = {
    openReply: async () => ({ channel: 'email', property: null, overtaken: false, announce: false }),
    composeDraft: async () => state,
    readMessage: async () => state,
    askForConfirmation: async () => undefined,
    claimFallback: async () => {
      fallbacksAsked += 1
      return { state, fallbackId: null }
    },
  }
  const worker = await Worker.create({
    connection: env.nativeConnection,
    taskQueue: QUEUE,
    workflowBundle: await bundleWorkflows(),
    activities,
  })
  const input = { hostId: 'host', chatId: 'chat', guestMessageId: 'guest', settleSeconds: 0, undoSeconds: 5 }
  const told = await worker.runUntil(async () => {
    const start = { taskQueue: QUEUE, workflowId: 'without-deadline', args: [input] }
    const handle = await env.client.workflow.start('replyToGuest', start)
    await env.sleep('1 hour')
    expect(fallbacksAsked).toBe(0)
    state = { ...waiting, status: 'discarded', version: 3 }
    await handle.signal(MESSAGE_CHANGED_SIGNAL)
    const result: unknown = await handle.result()
    await recordHistory(HISTORY, handle)
    return result
  })
  expect(told).toEqual({ draftId: 'draft', status: 'discarded' })
})
