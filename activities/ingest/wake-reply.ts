import {
  type Client,
  WorkflowExecutionAlreadyStartedError,
  WorkflowIdConflictPolicy,
  WorkflowIdReusePolicy,
  WorkflowNotFoundError,
} from '@temporalio/client'
import type { SourceDeps } from '#activities/deps.ts'
import type { StoredMessage } from '#activities/ingest/ingest-result.ts'
import { inHost } from '#prisma/host-scope.ts'
import { isTemporalAway } from '#workflows/client/temporal-away.ts'
import {
  REPLY_WORKFLOW,
  type ReplyInput,
  replyWorkflowId,
  SUPERSEDED_SIGNAL,
  TASK_QUEUE,
} from '#workflows/domain/workflow-names.ts'

export type WakeDeps = Pick<SourceDeps, 'db' | 'temporal' | 'settleSeconds' | 'undoSeconds' | 'now'>
export type Wake = { hostId: string; toStart: readonly StoredMessage[]; superseded: readonly string[] }

const AT_ONCE = 20
const ANSWER_MS = 5_000

/**
 * Starts the reply workflows of stored guest messages and tells overtaken ones. May be called again with the same messages.
 * Temporal being away is no failure: what was not started keeps `workflow_at` null, and the sweep finds it.
 */
export async function wakeReplies(deps: WakeDeps, { hostId, toStart, superseded }: Wake): Promise<void> {
  try {
    for (const chunk of chunksOf(toStart, AT_ONCE)) {
      await Promise.all(chunk.map((message) => startReply(deps, hostId, message)))
      const ids = chunk.map((message) => message.id)
      await inHost(deps.db, hostId, (tx) =>
        tx.message.updateMany({
          where: { id: { in: ids }, hostId, workflowAt: null },
          data: { workflowAt: deps.now() },
        }),
      )
    }
    for (const chunk of chunksOf(superseded, AT_ONCE)) {
      await Promise.all(chunk.map((guestMessageId) => tellSuperseded(deps.temporal, guestMessageId)))
    }
  } catch (error) {
    if (!isTemporalAway(error)) throw error
  }
}

async function startReply(deps: WakeDeps, hostId: string, message: StoredMessage): Promise<void> {
  const input: ReplyInput = {
    hostId,
    chatId: message.chatId,
    guestMessageId: message.id,
    settleSeconds: deps.settleSeconds,
    undoSeconds: deps.undoSeconds,
  }
  try {
    await deps.temporal.withDeadline(Date.now() + ANSWER_MS, () =>
      deps.temporal.workflow.start(REPLY_WORKFLOW, {
        taskQueue: TASK_QUEUE,
        workflowId: replyWorkflowId(message.id),
        args: [input],
        workflowIdReusePolicy: WorkflowIdReusePolicy.REJECT_DUPLICATE,
        workflowIdConflictPolicy: WorkflowIdConflictPolicy.USE_EXISTING,
        staticSummary: `Reply · ${message.channel}`,
      }),
    )
  } catch (error) {
    if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error
  }
}

async function tellSuperseded(temporal: Client, guestMessageId: string): Promise<void> {
  try {
    await temporal.withDeadline(Date.now() + ANSWER_MS, () =>
      temporal.workflow.getHandle(replyWorkflowId(guestMessageId)).signal(SUPERSEDED_SIGNAL),
    )
  } catch (error) {
    if (!(error instanceof WorkflowNotFoundError)) throw error
  }
}

function* chunksOf<T>(items: readonly T[], size: number): Generator<T[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size)
}
