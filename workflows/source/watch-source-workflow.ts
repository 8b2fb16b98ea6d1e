import {
  ActivityCancellationType,
  ActivityFailure,
  CancellationScope,
  condition,
  continueAsNew,
  defineSignal,
  isCancellation,
  patched,
  proxyActivities,
  setCurrentDetails,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow'
import type { SourceActivities, WatchOutcome } from '#workflows/domain/source-activities.ts'
import {
  MAILBOX_TASK_QUEUE,
  SOURCE_CHANGED_SIGNAL,
  SOURCE_DELETED_SIGNAL,
  SOURCE_POKED_SIGNAL,
  type SourceInput,
} from '#workflows/domain/workflow-names.ts'
import { pauseSeconds } from './pause.ts'

export const sourceChanged = defineSignal(SOURCE_CHANGED_SIGNAL)
export const sourcePoked = defineSignal(SOURCE_POKED_SIGNAL)
export const sourceDeleted = defineSignal(SOURCE_DELETED_SIGNAL)

// Only the death of a worker is tried again here, and a pause that grew over its crashes would keep a mailbox waiting:
// what the mail server does is an outcome.
const { watchSource: watch } = proxyActivities<SourceActivities>({
  summary: 'watch the mailbox',
  taskQueue: MAILBOX_TASK_QUEUE,
  startToCloseTimeout: '40m',
  heartbeatTimeout: '8s',
  retry: { initialInterval: '2s', backoffCoefficient: 1 },
  cancellationType: ActivityCancellationType.TRY_CANCEL,
})
const { pollSource: poll } = proxyActivities<SourceActivities>({
  summary: 'look once',
  taskQueue: MAILBOX_TASK_QUEUE,
  startToCloseTimeout: '10m',
  heartbeatTimeout: '1m',
  retry: { initialInterval: '1s', maximumAttempts: 3 },
  cancellationType: ActivityCancellationType.TRY_CANCEL,
})

/** Reads one source for as long as it exists. What goes wrong is shown at the source and never ends the workflow. */
export async function watchSource(input: SourceInput): Promise<void> {
  let isChanged = false
  let isPoked = false
  let isDeleted = false
  setHandler(sourceChanged, () => void (isChanged = true))
  setHandler(sourcePoked, () => void (isPoked = true))
  setHandler(sourceDeleted, () => void (isDeleted = true))

  let failures = 0
  while (!isDeleted) {
    isChanged = false
    const outcome = await watchUntilNews()
    if (outcome === 'gone') return
    failures = outcome === 'unreachable' ? failures + 1 : 0
    setCurrentDetails(detailsOf(outcome, failures))
    if (outcome === 'auth_error') await condition(() => isChanged || isPoked || isDeleted)
    if (outcome === 'unreachable')
      await condition(() => isChanged || isPoked || isDeleted, pauseSeconds(failures) * 1000, {
        summary: 'pause before the next try',
      })
    isPoked = false
    if (workflowInfo().continueAsNewSuggested && !isDeleted) await continueAsNew<typeof watchSource>(input)
  }

  /** Watches; a poke is served beside it, a change or a deletion ends both. */
  async function watchUntilNews(): Promise<WatchOutcome> {
    let outcome: WatchOutcome | undefined
    const scope = new CancellationScope()
    const watching = scope.run(async () => {
      outcome = await watch(input)
    })
    while (outcome === undefined && !isChanged && !isDeleted) {
      await Promise.race([watching, condition(() => isPoked || isChanged || isDeleted)])
      if (isPoked && outcome === undefined) {
        isPoked = false
        await lookBeside(watching)
      }
    }
    if (outcome !== undefined) return outcome
    scope.cancel()
    await watching.catch(expectCancellation)
    return 'again'
  }

  /** Looks once. One that hangs keeps nobody waiting: a change, a deletion or the end of the watch ends it. */
  async function lookBeside(watching: Promise<void>): Promise<void> {
    let isLooked = false
    const scope = new CancellationScope()
    const looking = scope.run(async () => {
      await poll(input).catch(showOnly)
      isLooked = true
    })
    await Promise.race([looking, watching, condition(() => isChanged || isDeleted)])
    // Runs of before waited for their look.
    if (isLooked || !patched('a-look-ends-with-its-source')) return looking
    scope.cancel()
    await looking.catch(expectCancellation)
  }
}

function expectCancellation(error: unknown) {
  if (!isCancellation(error)) throw error
}

/** A look that failed is shown by the next watch; only a cancellation is not its failure. */
function showOnly(error: unknown) {
  if (!(error instanceof ActivityFailure) || isCancellation(error)) throw error
}

const detailsOf = (outcome: WatchOutcome, failures: number) =>
  outcome === 'again' ? 'Watching' : outcome === 'unreachable' ? `Unreachable, try ${failures}` : 'Credentials refused'
