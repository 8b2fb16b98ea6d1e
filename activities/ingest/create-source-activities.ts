import { Context } from '@temporalio/activity'
import { tellFailures } from '#activities/activity-errors.ts'
import type { ActivityDeps } from '#activities/deps.ts'
import { withHeartbeat } from '#activities/with-heartbeat.ts'
import type { SourceActivities } from '#workflows/domain/source-activities.ts'
import type { SourceInput } from '#workflows/domain/workflow-names.ts'
import type { WatchPlaces } from './watch-places.ts'
import { pollSource, watchSource } from './watch-source.ts'

const HEARTBEAT_MS = 2_000

/** The activities of MAILBOX_TASK_QUEUE. */
export const createSourceActivities = (deps: ActivityDeps, places: WatchPlaces): SourceActivities =>
  tellFailures(
    {
      watchSource: (input: SourceInput) =>
        places.watch((turn) => untilCancelled((signal) => watchSource(deps, input, AbortSignal.any([signal, turn])))),
      pollSource: (input: SourceInput) =>
        places.look(() => untilCancelled((signal) => pollSource(deps, input, signal))),
    },
    deps.log,
  )

/** Hears of cancellation and of the worker's end. */
const untilCancelled = <T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> =>
  withHeartbeat(() => work(Context.current().cancellationSignal), HEARTBEAT_MS)
