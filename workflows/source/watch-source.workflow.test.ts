import { fileURLToPath } from 'node:url'
import { Context } from '@temporalio/activity'
import type { WorkflowHandle } from '@temporalio/client'
import { TestWorkflowEnvironment } from '@temporalio/testing'
import {
  bundleWorkflowCode,
  DefaultLogger,
  Runtime,
  Worker,
  type WorkflowBundleWithSourceMap,
} from '@temporalio/worker'
import { afterEach, beforeAll, expect, inject, test } from 'vitest'
import { recordHistory } from '#tests/reply/record-history.ts'
import { startRun } from '#workflows/client/run.ts'
import type { SourceActivities, WatchOutcome } from '#workflows/domain/source-activities.ts'
import { MAILBOX_TASK_QUEUE, SOURCE_WORKFLOW, TASK_QUEUE } from '#workflows/domain/workflow-names.ts'
import { sourceChanged, sourceDeleted, sourcePoked } from '#workflows/source/watch-source-workflow.ts'

const SOURCE = { hostId: 'host', sourceId: 'source' }

let bundle: WorkflowBundleWithSourceMap
let env: TestWorkflowEnvironment | undefined

const quiet = new DefaultLogger('ERROR', () => undefined)

beforeAll(async () => {
  Runtime.install({ logger: quiet })
  const workflowsPath = fileURLToPath(new URL('./watch-source-workflow.ts', import.meta.url))
  bundle = await bundleWorkflowCode({ workflowsPath, logger: quiet })
})
afterEach(async () => {
  await env?.teardown()
  env = undefined
})

/** What the mailbox does each time it is watched; `wait` holds until it is cancelled. */
type Step = WatchOutcome | 'wait'

type Act = (handle: WorkflowHandle, log: string[]) => Promise<void>
/** A look that hangs ends when it is cancelled. */
type Looks = { doHang: boolean }

/** `name`: what the history of it is kept as, where histories are recorded. */
async function run(
  name: string,
  steps: Step[],
  act: Act = async () => undefined,
  looks: Looks = { doHang: false },
): Promise<string[]> {
  env = await TestWorkflowEnvironment.createTimeSkipping({
    server: { executable: { type: 'existing-path', path: inject('timeSkippingServer') } },
  })
  const log: string[] = []
  const untilCancelled = async (entry: string) => {
    const beat = setInterval(() => Context.current().heartbeat(), 50)
    await Context.current().cancelled.catch(() => log.push(entry))
    clearInterval(beat)
  }
  const activities: SourceActivities = {
    async watchSource() {
      const step = steps.shift() ?? 'gone'
      log.push(`watch:${step}`)
      if (step === 'wait') await untilCancelled('cancelled')
      return step === 'wait' ? 'again' : step
    },
    async pollSource() {
      log.push('poll')
      if (looks.doHang) await untilCancelled('poll cancelled')
      return 'again'
    },
  }
  const { nativeConnection: connection, client } = env
  const workflows = await Worker.create({ connection, taskQueue: TASK_QUEUE, workflowBundle: bundle })
  const mailboxes = await Worker.create({
    connection,
    taskQueue: MAILBOX_TASK_QUEUE,
    activities,
    maxHeartbeatThrottleInterval: 50,
  })
  await mailboxes.runUntil(
    workflows.runUntil(async () => {
      const run = { workflow: SOURCE_WORKFLOW, workflowId: 'source-1', input: SOURCE, summary: 'Source' }
      await startRun(client, run)
      const handle = client.workflow.getHandle(run.workflowId)
      await act(handle, log)
      await handle.result()
      await recordHistory(new URL(`histories/${name}.json`, import.meta.url), handle)
    }),
  )
  return log
}

const seen = async (log: string[], entry: string, times = 1) => {
  while (log.filter((one) => one === entry).length < times) await new Promise((resolve) => setTimeout(resolve, 20))
}

test('it watches again and again until the source is gone', async () => {
  expect(await run('watched-again', ['again', 'again', 'gone'])).toEqual(['watch:again', 'watch:again', 'watch:gone'])
})

test('an unreachable server is tried again after a pause', async () => {
  const log = await run('unreachable', ['unreachable', 'unreachable', 'unreachable', 'gone'])
  expect(log.filter((entry) => entry === 'watch:unreachable')).toHaveLength(3)
})

test('refused credentials are not tried again until the host edits the source', async () => {
  const log = await run('refused', ['auth_error', 'gone'], async (handle, entries) => {
    await seen(entries, 'watch:auth_error')
    await env?.sleep('3 days')
    expect(entries).toEqual(['watch:auth_error'])
    await handle.signal(sourceChanged)
  })
  expect(log).toEqual(['watch:auth_error', 'watch:gone'])
})

/** The look is over and known to be: a change that meets it on its way ends it, which is another story. */
const looked = (handle: WorkflowHandle) =>
  expect
    .poll(async () => (await handle.fetchHistory()).events?.some((event) => event.activityTaskCompletedEventAttributes))
    .toBe(true)

test('a poke looks at once, beside the watch', async () => {
  const log = await run('poked', ['wait', 'gone'], async (handle, entries) => {
    await seen(entries, 'watch:wait')
    await handle.signal(sourcePoked)
    await seen(entries, 'poll')
    await looked(handle)
    await handle.signal(sourceChanged)
  })
  expect(log.filter((entry) => entry !== 'cancelled')).toEqual(['watch:wait', 'poll', 'watch:gone'])
})

test.each([
  ['changed', sourceChanged, ['watch:wait', 'poll', 'watch:gone']],
  ['deleted', sourceDeleted, ['watch:wait', 'poll']],
] as const)('a source that is %s does not wait for a look that hangs', async (what, signal, expected) => {
  const hangs = async (handle: WorkflowHandle, entries: string[]) => {
    await seen(entries, 'watch:wait')
    await handle.signal(sourcePoked)
    await seen(entries, 'poll')
    await handle.signal(signal)
  }
  const log = await run(`${what}-while-a-look-hangs`, ['wait', 'gone'], hangs, { doHang: true })
  expect(log.filter((entry) => !entry.endsWith('cancelled'))).toEqual(expected)
})

test('a deletion ends the watch and the workflow', async () => {
  const log = await run('deleted', ['wait'], async (handle, entries) => {
    await seen(entries, 'watch:wait')
    await handle.signal(sourceDeleted)
  })
  expect(log[0]).toBe('watch:wait')
})

test('a watch whose worker died is begun anew within seconds, after the sixth death as after the first', async () => {
  const histories: Awaited<ReturnType<WorkflowHandle['fetchHistory']>>[] = []
  await run('watched-once', ['gone'], async (handle) => {
    await handle.result()
    histories.push(await handle.fetchHistory())
  })
  const scheduled = histories[0]?.events?.find((event) => event.activityTaskScheduledEventAttributes)
  const { heartbeatTimeout, retryPolicy } = scheduled?.activityTaskScheduledEventAttributes ?? {}
  expect(Number(heartbeatTimeout?.seconds)).toBeLessThanOrEqual(8)
  expect(Number(retryPolicy?.initialInterval?.seconds)).toBeLessThanOrEqual(2)
  expect(retryPolicy).toMatchObject({ backoffCoefficient: 1, maximumAttempts: 0 })
})
