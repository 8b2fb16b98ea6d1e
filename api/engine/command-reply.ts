import type { Client } from '@temporalio/client'
import type { Workflow } from '@temporalio/common'
import {
  type ApproveInput,
  type CommandOutcome,
  type DiscardInput,
  REPLY_WORKFLOW,
  type ReplyInput,
  replyWorkflowId,
  TASK_QUEUE,
} from '#workflows/domain/workflow-names.ts'

type Command = { name: string; command: ApproveInput | DiscardInput }

/**
 * Settles a draft through the update of its workflow and waits for the answer. A workflow that Temporal lost, or that
 * failed, is started anew in the same request: it finds the draft that is already there.
 */
export async function commandReply(
  client: Client,
  reply: ReplyInput,
  { name, command }: Command,
): Promise<CommandOutcome> {
  const { WithStartWorkflowOperation } = await import('@temporalio/client')
  return client.workflow.executeUpdateWithStart<Workflow, CommandOutcome, [ApproveInput | DiscardInput]>(name, {
    args: [command],
    startWorkflowOperation: new WithStartWorkflowOperation(REPLY_WORKFLOW, {
      workflowId: replyWorkflowId(reply.guestMessageId),
      taskQueue: TASK_QUEUE,
      workflowIdReusePolicy: 'ALLOW_DUPLICATE_FAILED_ONLY',
      workflowIdConflictPolicy: 'USE_EXISTING',
      args: [reply],
    }),
  })
}
