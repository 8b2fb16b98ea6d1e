import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { openSmtpSink, type SmtpSink } from '#tests/reply/smtp-sink.ts'
import { findProcess } from '#tests/setup/find-process.ts'
import { eachMessage } from '#workflows/client/each-message.ts'
import { startRun } from '#workflows/client/run.ts'
import { replyWorkflowId } from '#workflows/domain/workflow-names.ts'

const parts = inject('parts')
let bench: SendBench
let sink: SmtpSink
beforeAll(async () => {
  bench = await openSendBench(parts)
  sink = await openSmtpSink()
  await bench.sendThrough(sink.port)
})
beforeEach(() => {
  sink.mails.length = 0
  sink.on = {}
})
afterAll(async () => {
  await sink.close()
  await bench.close()
})

/** SIGKILL at the first such moment only: the worker that is started in its place lives. */
function killWorkerAt(moment: 'connection' | 'content') {
  const killed = Promise.withResolvers<void>()
  sink.on[moment] = () => {
    delete sink.on[moment]
    process.kill(findProcess(parts, 'Worker'), 'SIGKILL')
    killed.resolve()
  }
  return killed.promise
}

async function replyGoesOut() {
  const guest = await bench.guestWrites()
  const draftId = await bench.draft(guest, 'scheduled', { undoUntil: new Date() })
  const message = { hostId: bench.hostId, messageId: draftId, answersId: guest.guestMessageId }
  await eachMessage(bench.deps, { hostId: bench.hostId, messages: [message] }, ({ run }) =>
    startRun(bench.deps.temporal, run),
  )
  const handle = bench.deps.temporal.workflow.getHandle(replyWorkflowId(guest.guestMessageId))
  return { draftId, handle }
}

test('a worker killed after the content left and before the answer: one mail, and the host sees that it may have been sent', async () => {
  const killed = killWorkerAt('content')
  const { draftId, handle } = await replyGoesOut()
  await killed
  expect(await handle.result()).toMatchObject({ status: 'outcome_unknown' })
  expect((await bench.row(draftId)).status).toBe('outcome_unknown')
  expect(sink.mails).toHaveLength(1)
})

test('a worker killed between the claim and the content: the reply still goes out, once', async () => {
  const killed = killWorkerAt('connection')
  const { draftId, handle } = await replyGoesOut()
  await killed
  expect(await handle.result()).toMatchObject({ status: 'sent' })
  expect((await bench.row(draftId)).status).toBe('sent')
  expect(sink.mails).toHaveLength(1)
  expect(await bench.deliveries(draftId)).toHaveLength(1)
})
