import { Context } from '@temporalio/activity'
import { tellFailures } from '#activities/activity-errors.ts'
import type { ActivityDeps } from '#activities/deps.ts'
import { withHeartbeat } from '#activities/with-heartbeat.ts'
import type { SourceActivities } from '#workflows/domain/source-activities.ts'
import type { SourceInput } from '#workflows/domain/workflow-names.ts'
import { pollSource, watchSource } from './watch-source.ts'

const HEARTBEAT_MS = 2_000

/** The activities of MAILBOX_TASK_QUEUE. */
export const createSourceActivities = (deps: ActivityDeps): SourceActivities =>
  tellFailures(
    {
      watchSource: (input: SourceInput) => untilCancelled((signal) => watchSource(deps, input, signal)),
      pollSource: (input: SourceInput) => untilCancelled((signal) => pollSource(deps, input, signal)),
    },
    deps.log,
  )

/** Hears of cancellation and of the worker's end. */
const untilCancelled = <T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> =>
  withHeartbeat(() => work(Context.current().cancellationSignal), HEARTBEAT_MS)
