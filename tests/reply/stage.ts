import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { WorkflowHandleWithFirstExecutionRunId } from '@temporalio/client'
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js'
import { TestWorkflowEnvironment } from '@temporalio/testing'
import {
  bundleWorkflowCode,
  DefaultLogger,
  makeTelemetryFilterString,
  Runtime,
  Worker,
  type WorkflowBundleWithSourceMap,
} from '@temporalio/worker'
import { tellFailures } from '#activities/activity-errors.ts'
import { SEARCH_ATTRIBUTE_TYPES } from '#activities/process/register-search-attributes.ts'
import { type DeliverInput, type ReplyInput, TASK_QUEUE } from '#workflows/domain/workflow-names.ts'
import { ReplyWorld, type WorldOptions } from './reply-world.ts'

type Handle = WorkflowHandleWithFirstExecutionRunId
export type Scene = { world: ReplyWorld; handle: Handle; env: TestWorkflowEnvironment }
/** What is left when a scene has ended. */
export type Played = { world: ReplyWorld; result: unknown }
export type Play = {
  name: string
  workflow: 'replyToGuest' | 'deliverReply'
  world?: WorldOptions
  /** `now`: the server's time, which is not ours. */
  prepare?: (world: ReplyWorld, now: number) => void
  /** What happens between the start and the end of the workflow. */
  act?: (scene: Scene) => Promise<void>
}

const silent = { debug() {}, info() {}, warn() {}, error() {} }
const histories = new URL('../histories/', import.meta.url)

/** Runs the real workflows, each scene on a test server of its own: what one leaves behind moves the time of the next. */
export class Stage {
  readonly #path: string
  readonly #bundle: WorkflowBundleWithSourceMap

  private constructor(path: string, bundle: WorkflowBundleWithSourceMap) {
    this.#path = path
    this.#bundle = bundle
  }

  /** `path`: the program of the time-skipping server. */
  static async open(path: string): Promise<Stage> {
    quietRuntime()
    return new Stage(path, await bundleReplies())
  }

  /** Plays one scene to its end and gives back its world and what the workflow answered. */
  async play(play: Play): Promise<Played> {
    const server = { executable: { type: 'existing-path', path: this.#path } } as const
    const env = await TestWorkflowEnvironment.createTimeSkipping({ server })
    try {
      // The test server knows how to add them, not how to list them.
      await env.connection.operatorService.addSearchAttributes({ searchAttributes: { ...SEARCH_ATTRIBUTE_TYPES } })
      return await this.#playOn(env, play)
    } finally {
      await env.teardown()
    }
  }

  async #playOn(env: TestWorkflowEnvironment, { name, workflow, world: options, prepare, act }: Play): Promise<Played> {
    const world = new ReplyWorld(name, () => env.currentTimeMs(), options)
    prepare?.(world, await env.currentTimeMs())
    const worker = await Worker.create({
      connection: env.nativeConnection,
      taskQueue: TASK_QUEUE,
      workflowBundle: this.#bundle,
      activities: tellFailures(world.activities, silent),
    })
    return worker.runUntil(async () => {
      const args = [workflow === 'replyToGuest' ? replyInput(name) : deliverInput(world.draftId)]
      const handle = await env.client.workflow.start(workflow, {
        taskQueue: TASK_QUEUE,
        workflowId: `reply-${name}`,
        args,
      })
      await act?.({ world, handle, env })
      const result: unknown = await handle.result()
      if (process.env.RECORD_HISTORIES !== undefined && BRANCHES.includes(name)) await record(name, handle)
      return { world, result }
    })
  }
}

/** Once a process, before any connection: what a test says is its result. */
export const quietRuntime = () =>
  Runtime.install({
    logger: new DefaultLogger('ERROR', () => undefined),
    telemetryOptions: { logging: { forward: {}, filter: makeTelemetryFilterString({ core: 'ERROR' }) } },
  })

export const bundleReplies = () =>
  bundleWorkflowCode({
    workflowsPath: fileURLToPath(new URL('../../workflows/index.ts', import.meta.url)),
    logger: new DefaultLogger('WARN'),
  })

/** The scenes whose histories are kept: one a branch. */
export const BRANCHES = [
  ...['automatic', 'approved', 'edited', 'discarded', 'undone', 'no-reply-needed', 'drafting-failed'],
  ...['superseded-settling', 'superseded-drafting', 'superseded-waiting'],
  ...['fallback', 'approved-at-deadline', 'deadline-before-approval'],
  ...['outcome-unknown', 'failed', 'held', 'host-reply', 'host-reply-undone'],
]

/** Keeps what the server recorded of a scene, to be replayed against later versions of the workflow. */
async function record(name: string, handle: Handle): Promise<void> {
  const history: unknown = JSON.parse(historyToJSON(await handle.fetchHistory()))
  await writeFile(new URL(`${name}.json`, histories), `${JSON.stringify(history, withoutMachine)}\n`)
}

/** Leaves out what only says where it was recorded. */
const withoutMachine = (key: string, value: unknown) => (key === 'stackTrace' || key === 'identity' ? undefined : value)

const replyInput = (id: string): ReplyInput => ({
  hostId: 'host',
  chatId: 'chat',
  guestMessageId: `guest-${id}`,
  settleSeconds: 0.2,
  undoSeconds: 5,
})

const deliverInput = (messageId: string): DeliverInput => ({
  hostId: 'host',
  chatId: 'chat',
  messageId,
  attempt: 1,
  undoSeconds: 5,
})
