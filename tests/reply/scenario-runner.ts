import type { WorkflowHandle } from '@temporalio/client'
import { TestWorkflowEnvironment } from '@temporalio/testing'
import { Worker, type WorkflowBundle } from '@temporalio/worker'
import { tellFailures } from '#activities/activity-errors.ts'
import { SEARCH_ATTRIBUTE_TYPES } from '#activities/process/register-search-attributes.ts'
import { type MessageToProcess, messageRun } from '#workflows/client/message-run.ts'
import { startRun } from '#workflows/client/run.ts'
import { RECORDS_TASK_QUEUE, SENDING_TASK_QUEUE, TASK_QUEUE } from '#workflows/domain/workflow-names.ts'
import { bundleWorkflows, quietRuntime } from './bundle.ts'
import { recordHistory } from './record-history.ts'
import { ReplyWorld, type WorldOptions } from './reply-world.ts'

export type RunningScenario = {
  world: ReplyWorld
  message: MessageToProcess
  handle: WorkflowHandle
  env: TestWorkflowEnvironment
}
/** What is left when a scenario has ended. */
export type ScenarioResult = { world: ReplyWorld; result: unknown; events: string[] }
export type Scenario = {
  name: string
  /** What is processed: the reply to a guest message, or the host's own. */
  of?: 'guest message' | 'host reply'
  world?: WorldOptions
  settleMs?: number
  /** `now`: the server's time, which is not ours. */
  prepare?: (world: ReplyWorld, now: number) => void
  /** What happens between the start and the end of the workflow. */
  act?: (scenario: RunningScenario) => Promise<void>
}

type Marker = { details?: Record<string, { payloads?: { data?: Uint8Array | null }[] | null }> | null }

const silent = { debug() {}, info() {}, warn() {}, error() {} }
const histories = new URL('../../workflows/reply/histories/', import.meta.url)

/** Runs the real workflows, each scenario on a test server of its own: what one leaves moves the time of the next. */
export class ScenarioRunner {
  readonly #path: string
  readonly #bundle: WorkflowBundle

  private constructor(path: string, bundle: WorkflowBundle) {
    this.#path = path
    this.#bundle = bundle
  }

  /** `path`: the program of the time-skipping server. */
  static async open(path: string): Promise<ScenarioRunner> {
    quietRuntime()
    return new ScenarioRunner(path, await bundleWorkflows())
  }

  /** Runs one scenario to its end and gives back its world, and what the workflow answered and did. */
  async run(scenario: Scenario): Promise<ScenarioResult> {
    const server = { executable: { type: 'existing-path', path: this.#path } } as const
    const env = await TestWorkflowEnvironment.createTimeSkipping({ server })
    try {
      // The test server knows how to add them, not how to list them.
      await env.connection.operatorService.addSearchAttributes({ searchAttributes: { ...SEARCH_ATTRIBUTE_TYPES } })
      return await this.#runOn(env, scenario)
    } finally {
      await env.teardown()
    }
  }

  async #runOn(
    env: TestWorkflowEnvironment,
    { name, of, settleMs, prepare, act, ...options }: Scenario,
  ): Promise<ScenarioResult> {
    const world = new ReplyWorld(name, () => env.currentTimeMs(), options.world)
    prepare?.(world, await env.currentTimeMs())
    const workers = await this.#workers(env, world)
    const answersId = of === 'host reply' ? null : `guest-${name}`
    const message = { hostId: 'host', messageId: world.draftId, answersId }
    const run = messageRun(message, { chatId: 'chat', channel: 'email', property: 'Casa Limone', status: 'received' })
    const running = workers.map((worker) => worker.run())
    try {
      await startRun(env.client, run, { delayMs: settleMs })
      // By its id alone: a later run under the same id is followed too.
      const handle = env.client.workflow.getHandle(run.workflowId)
      await act?.({ world, message, handle, env })
      const result: unknown = await handle.result()
      if (BRANCHES.includes(name)) await recordHistory(new URL(`${name}.json`, histories), handle)
      return { world, result, events: await eventsOf(handle) }
    } finally {
      for (const worker of workers) worker.shutdown()
      await Promise.all(running)
    }
  }

  #workers({ nativeConnection: connection }: TestWorkflowEnvironment, world: ReplyWorld): Promise<Worker[]> {
    const activities = tellFailures(world.activities, silent)
    return Promise.all([
      Worker.create({ connection, taskQueue: TASK_QUEUE, workflowBundle: this.#bundle, activities }),
      Worker.create({ connection, taskQueue: RECORDS_TASK_QUEUE, activities }),
      Worker.create({ connection, taskQueue: SENDING_TASK_QUEUE, activities }),
    ])
  }
}

/** The scenarios whose histories are kept: one a branch. */
export const BRANCHES = [
  ...['automatic', 'approved', 'edited', 'discarded', 'undone', 'discard-undone', 'no-reply-needed', 'drafting-failed'],
  ...['superseded-settling', 'superseded-drafting', 'superseded-waiting', 'woken-for-nothing', 'told'],
  ...['fallback', 'fallback-undone', 'approved-at-deadline', 'deadline-moved', 'undone-at-the-end'],
  ...['no-slot', 'no-slot-and-no-model', 'no-slot-superseded', 'shown-once', 'property-shown', 'told-by-hanging-n8n'],
  ...['read-by-queue', 'fallback-by-queue', 'delivery-by-queue'],
  ...[
    'outcome-unknown',
    'failed',
    'held',
    'waits-instead',
    'resumed',
    'host-reply',
    'host-reply-undone',
    'resent-at-the-end',
  ],
]

/** Names of the commands that the run gave, in order: what it cost. */
async function eventsOf(handle: WorkflowHandle): Promise<string[]> {
  const { events } = await handle.fetchHistory()
  return (events ?? []).flatMap((event) => {
    if (event.activityTaskScheduledEventAttributes)
      return [event.activityTaskScheduledEventAttributes.activityType?.name ?? '']
    if (event.markerRecordedEventAttributes) return [localActivityOf(event.markerRecordedEventAttributes)]
    if (event.timerStartedEventAttributes) return ['timer']
    if (event.upsertWorkflowSearchAttributesEventAttributes) return ['attributes']
    if (event.workflowExecutionSignaledEventAttributes) return ['signal']
    return event.workflowExecutionStartedEventAttributes ? ['start'] : []
  })
}

/** As Temporal's core writes what ran within a workflow task into the history. */
function localActivityOf({ details }: Marker): string {
  const told: unknown = JSON.parse(Buffer.from(details?.data?.payloads?.[0]?.data ?? []).toString())
  return `${(told as { activity_type: string }).activity_type}, local`
}
