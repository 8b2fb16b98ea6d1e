import type { MessageView } from '#api/contract/messages.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { inHost } from '#prisma/host-scope.ts'
import { notFound } from '#workflows/domain/errors.ts'
import { type MessageStatus, SENDABLE } from '#workflows/domain/message-status.ts'
import { deliverWorkflowId, replyWorkflowId } from '#workflows/domain/workflow-names.ts'
import { readMessage } from './get-message.ts'
import { settledBefore } from './settled-text.ts'
import { FIRST_ATTEMPT } from './start-delivery.ts'

/**
 * Takes back a message whose undo window is open: a draft waits again, the host's own reply is discarded.
 * @throws AppError conflict once it is over, or for what is being sent again, which has none.
 */
export async function undoSend(
  context: HostContext,
  { params: { id } }: { params: { id: string } },
): Promise<MessageView> {
  const { deps, host } = context
  const row = await inHost(deps.db, host.id, (tx) =>
    tx.message.findFirst({
      where: { id, hostId: host.id },
      select: { kind: true, status: true, answersId: true, undoUntil: true },
    }),
  )
  if (row === null) throw notFound('Message')
  if (!isUndoable(row.status) || row.undoUntil === null) throw settledBefore(row.status)
  const owner = row.kind === 'draft' ? replyWorkflowId(row.answersId ?? '') : deliverWorkflowId(id, FIRST_ATTEMPT)
  await deps.engine.undoSend(owner, { messageId: id, actor: host.kcSub })
  return readMessage(context, id)
}

const isUndoable = (status: MessageStatus) => (SENDABLE as readonly MessageStatus[]).includes(status)
