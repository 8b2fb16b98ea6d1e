import {
  type Client,
  WorkflowExecutionAlreadyStartedError,
  WorkflowIdConflictPolicy,
  WorkflowIdReusePolicy,
} from '@temporalio/client'
import type { SearchAttributePair } from '@temporalio/common'
import { TASK_QUEUE } from '#workflows/domain/workflow-names.ts'

/** One run of a workflow: what it is given, and how an operator finds it. */
export type Run = {
  workflow: string
  workflowId: string
  input: object
  summary: string
  labels?: SearchAttributePair[]
}

const ANSWER_MS = 10_000

/** `answerMs`: how long Temporal is waited for. */
type Patience = { answerMs?: number | undefined }

/**
 * Starts a run, or leaves the one that runs alone; one that has ended, however, is followed by a new one. Answers
 * whether it started one.
 * @throws what `isTemporalUnavailable` knows while Temporal is away.
 */
export async function startRun(
  client: Client,
  run: Run,
  { delayMs = 0, answerMs = ANSWER_MS }: Patience & { delayMs?: number | undefined } = {},
): Promise<boolean> {
  const { workflow, options } = optionsOf(run)
  try {
    await client.withDeadline(Date.now() + answerMs, () =>
      client.workflow.start(workflow, {
        ...options,
        ...(delayMs > 0 ? { startDelay: delayMs } : {}),
        workflowIdConflictPolicy: WorkflowIdConflictPolicy.FAIL,
      }),
    )
    return true
  } catch (error) {
    if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error
    return false
  }
}

/**
 * Tells the run a fact; where none runs, a new one begins with it.
 * @throws what `isTemporalUnavailable` knows while Temporal is away.
 */
export async function wakeRun(
  client: Client,
  run: Run,
  { signal, answerMs = ANSWER_MS }: Patience & { signal: string },
): Promise<void> {
  const { workflow, options } = optionsOf(run)
  await client.withDeadline(Date.now() + answerMs, () =>
    client.workflow.signalWithStart(workflow, { ...options, signal, signalArgs: [] }),
  )
}

const optionsOf = ({ workflow, workflowId, input, summary, labels = [] }: Run) => ({
  workflow,
  options: {
    taskQueue: TASK_QUEUE,
    workflowId,
    args: [input],
    workflowIdReusePolicy: WorkflowIdReusePolicy.ALLOW_DUPLICATE,
    staticSummary: summary,
    typedSearchAttributes: labels,
  },
})
