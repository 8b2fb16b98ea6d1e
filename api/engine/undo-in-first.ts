import type { Client } from '@temporalio/client'
import { AppError } from '#workflows/domain/errors.ts'
import { type CommandOutcome, UNDO_UPDATE, type UndoInput } from '#workflows/domain/workflow-names.ts'

/** A draft is sent by its reply workflow, or by a delivery where the host had it sent again: only one of them runs. */
export async function undoInFirst(client: Client, workflowIds: string[], command: UndoInput): Promise<CommandOutcome> {
  const { WorkflowNotFoundError } = await import('@temporalio/client')
  for (const workflowId of workflowIds) {
    try {
      return await client.workflow
        .getHandle(workflowId)
        .executeUpdate<CommandOutcome, [UndoInput]>(UNDO_UPDATE, { args: [command] })
    } catch (error) {
      if (!(error instanceof WorkflowNotFoundError)) throw error
    }
  }
  throw new AppError('conflict', { userMessage: 'This message can no longer be taken back' })
}
