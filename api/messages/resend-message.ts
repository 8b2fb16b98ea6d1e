import type { MessageView } from '#api/contract/messages.ts'
import { auditEntry } from '#api/http/audit-entry.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { recordAudit } from '#prisma/audit.ts'
import { inHost } from '#prisma/host-scope.ts'
import { AppError } from '#workflows/domain/errors.ts'
import type { MessageStatus } from '#workflows/domain/message-status.ts'
import { getMessageOfHost, readMessage } from './get-message.ts'
import { lockSendableChat } from './lock-sendable-chat.ts'
import { settledBefore } from './settled-text.ts'
import { showInList } from './show-in-list.ts'
import { startDelivery } from './start-delivery.ts'

const RESENDABLE = ['failed', 'held', 'outcome_unknown'] as const satisfies MessageStatus[]

/**
 * Sends again, at once, what certainly or possibly did not arrive: the host's own decision.
 * @throws AppError conflict when it is on its way, or settled otherwise; upstream_unavailable, and nothing changed.
 */
export async function resendMessage(
  context: HostContext,
  { params: { id } }: { params: { id: string } },
): Promise<MessageView> {
  const approved = await approveAgain(context, id)
  try {
    await startDelivery(context, { messageId: id, chatId: approved.chatId, attempt: approved.attempt })
  } catch (error) {
    if (!(error instanceof AppError && error.kind === 'upstream_unavailable')) throw error
    await takeBack(context, id, approved)
    throw error
  }
  return readMessage(context, id)
}

type ApprovedAgain = { chatId: string; attempt: number; was: MessageStatus }

function approveAgain(context: HostContext, id: string): Promise<ApprovedAgain> {
  const { deps, host } = context
  return inHost(deps.db, host.id, async (tx) => {
    const { chatId } = await getMessageOfHost(tx, { hostId: host.id, id })
    await lockSendableChat(tx, { hostId: host.id, chatId, now: deps.now() })
    const before = await getMessageOfHost(tx, { hostId: host.id, id })
    const { count } = await tx.message.updateMany({
      where: { id, hostId: host.id, status: { in: [...RESENDABLE] } },
      data: { status: 'approved', undoUntil: null, workflowAt: null, version: { increment: 1 } },
    })
    if (count === 0) throw settledBefore(before.status)
    await showInList(tx, { hostId: host.id, chatId, from: before.status, to: 'approved' })
    await recordAudit(
      tx,
      auditEntry(context, { action: 'message.resend', subject: id, detail: { was: before.status } }),
    )
    return { chatId, attempt: before.version + 1, was: before.status }
  })
}

const takeBack = ({ deps, host }: HostContext, id: string, { chatId, attempt, was }: ApprovedAgain) =>
  inHost(deps.db, host.id, async (tx) => {
    const { count } = await tx.message.updateMany({
      where: { id, hostId: host.id, status: 'approved', version: attempt },
      data: { status: was, version: { increment: 1 } },
    })
    if (count === 1) await showInList(tx, { hostId: host.id, chatId, from: 'approved', to: was })
  })
