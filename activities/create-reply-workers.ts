import { type NativeConnection, Worker, type WorkflowBundleOption } from '@temporalio/worker'
import type { ActivityDeps } from '#activities/deps.ts'
import type { DraftingModels } from '#activities/drafting/drafting-deps.ts'
import { createActivities } from '#activities/index.ts'
import { createReplyActivities } from '#activities/reply/create-reply-activities.ts'
import { RECORDS_TASK_QUEUE, SENDING_TASK_QUEUE, TASK_QUEUE } from '#workflows/domain/workflow-names.ts'

/** Drafts that are written, or wait a little for their host's slot: a place costs little more than a promise. */
const DRAFTS = 1_000
/** Short transactions: more at once would only wait for a connection to PostgreSQL. */
const RECORDS = 20
/** Sends that run, or wait a little for their host's slot. */
const SENDS = 500
/** Replies that wait for a deadline are played again from their short histories; what is in hand fits in here. */
const CACHED_WORKFLOWS = 400

type Temporal = { connection: NativeConnection; namespace: string }
export type ReplyWorkers = Temporal & {
  deps: ActivityDeps
  workflowBundle: WorkflowBundleOption
  models: DraftingModels
}

/** One worker a task queue, so that none waits behind another's work. */
export function createReplyWorkers({ deps, workflowBundle, models, ...temporal }: ReplyWorkers): Promise<Worker[]> {
  const { composing, records, sending } = createReplyActivities(deps, models)
  const shared = { ...temporal, shutdownGraceTime: '5 seconds', shutdownForceTime: '8 seconds' } as const
  return Promise.all([
    Worker.create({
      ...shared,
      taskQueue: TASK_QUEUE,
      workflowBundle,
      // The runs of the older types ask for all of their activities here.
      activities: { ...createActivities(deps, models), ...composing, ...records },
      maxConcurrentActivityTaskExecutions: DRAFTS,
      maxConcurrentLocalActivityExecutions: RECORDS,
      maxCachedWorkflows: CACHED_WORKFLOWS,
    }),
    Worker.create({
      ...shared,
      taskQueue: RECORDS_TASK_QUEUE,
      activities: records,
      maxConcurrentActivityTaskExecutions: RECORDS,
    }),
    Worker.create({
      ...shared,
      taskQueue: SENDING_TASK_QUEUE,
      activities: sending,
      maxConcurrentActivityTaskExecutions: SENDS,
    }),
  ])
}
