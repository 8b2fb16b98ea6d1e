import type { MessageView } from '#api/contract/messages.ts'
import { auditEntry } from '#api/http/audit-entry.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { recordAudit } from '#prisma/audit.ts'
import { inHost } from '#prisma/host-scope.ts'
import type { MessageStatus } from '#workflows/domain/message-status.ts'
import { getMessageOfHost, readMessage } from './get-message.ts'
import { lockSendableChat } from './lock-sendable-chat.ts'
import { settledBefore } from './settled-text.ts'
import { showInList } from './show-in-list.ts'
import { startDelivery } from './start-delivery.ts'

const RESENDABLE = ['failed', 'held', 'outcome_unknown'] as const satisfies MessageStatus[]

/**
 * Sends again what certainly or possibly did not arrive: the host's own decision, after the undo window.
 * @throws AppError conflict when it is on its way, or settled otherwise.
 */
export async function resendMessage(
  context: HostContext,
  { params: { id } }: { params: { id: string } },
): Promise<MessageView> {
  const { deps, host } = context
  const { chatId, attempt } = await inHost(deps.db, host.id, async (tx) => {
    const before = await getMessageOfHost(tx, { hostId: host.id, id })
    const now = deps.now()
    await lockSendableChat(tx, { hostId: host.id, chatId: before.chatId, now })
    const { count } = await tx.message.updateMany({
      where: { id, hostId: host.id, status: { in: [...RESENDABLE] } },
      data: {
        status: 'approved',
        undoUntil: new Date(now.getTime() + deps.config.undoSeconds * 1000),
        settledAt: null,
        workflowAt: null,
        version: { increment: 1 },
      },
    })
    const after = await getMessageOfHost(tx, { hostId: host.id, id })
    if (count === 0) throw settledBefore(after.status)
    await showInList(tx, { hostId: host.id, chatId: after.chatId, from: before.status, to: 'approved' })
    await recordAudit(
      tx,
      auditEntry(context, { action: 'message.resend', subject: id, detail: { was: before.status } }),
    )
    return { chatId: after.chatId, attempt: after.version }
  })
  await startDelivery(context, { messageId: id, chatId, attempt })
  return readMessage(context, id)
}
