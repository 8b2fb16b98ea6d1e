import { Context } from '@temporalio/activity'
import { tellFailures } from '#activities/activity-errors.ts'
import type { ActivityDeps } from '#activities/deps.ts'
import type { SourceActivities } from '#workflows/domain/source-activities.ts'
import type { SourceInput } from '#workflows/domain/workflow-names.ts'
import { pollSource, watchSource } from './watch-source.ts'

const HEARTBEAT_MS = 2_000

/** The activities of MAILBOX_TASK_QUEUE. */
export const createSourceActivities = (deps: ActivityDeps): SourceActivities =>
  tellFailures(
    {
      watchSource: (input: SourceInput) => alive((signal) => watchSource(deps, input, signal)),
      pollSource: (input: SourceInput) => alive((signal) => pollSource(deps, input, signal)),
    },
    deps.log,
  )

/** Says that it lives, and hears of cancellation and of the worker's end. */
async function alive<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const context = Context.current()
  const beat = setInterval(() => context.heartbeat(), HEARTBEAT_MS)
  try {
    return await work(context.cancellationSignal)
  } finally {
    clearInterval(beat)
  }
}
