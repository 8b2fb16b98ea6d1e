import type { MessageView } from '#api/contract/messages.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { inHost } from '#prisma/host-scope.ts'
import { notFound } from '#workflows/domain/errors.ts'
import { type MessageStatus, SENDABLE } from '#workflows/domain/message-status.ts'
import { deliverWorkflowId, replyWorkflowId } from '#workflows/domain/workflow-names.ts'
import { readMessage } from './get-message.ts'
import { settledBefore } from './settled-text.ts'

/** Takes back a message whose undo window is open. @throws AppError conflict once it is over. */
export async function undoSend(
  context: HostContext,
  { params: { id } }: { params: { id: string } },
): Promise<MessageView> {
  const { deps, host } = context
  const row = await inHost(deps.db, host.id, (tx) =>
    tx.message.findFirst({
      where: { id, hostId: host.id },
      select: { status: true, answersId: true, version: true },
    }),
  )
  if (row === null) throw notFound('Message')
  if (!isUndoable(row.status)) throw settledBefore(row.status)
  const owners = [
    deliverWorkflowId(id, row.version),
    ...(row.answersId === null ? [] : [replyWorkflowId(row.answersId)]),
  ]
  await deps.engine.undoSend(owners, { messageId: id, actor: host.kcSub })
  return readMessage(context, id)
}

const isUndoable = (status: MessageStatus) => (SENDABLE as readonly MessageStatus[]).includes(status)
