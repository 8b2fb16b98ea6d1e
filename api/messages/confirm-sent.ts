import type { MessageView } from '#api/contract/messages.ts'
import { auditEntry } from '#api/http/audit-entry.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { recordAudit } from '#prisma/audit.ts'
import { inHost } from '#prisma/host-scope.ts'
import { getMessageOfHost } from './get-message.ts'
import { settledBefore } from './settled-text.ts'
import { showInList } from './show-in-list.ts'

/** The host has looked and says that it arrived. Saying so again is the same answer. @throws AppError conflict */
export function confirmSent(
  context: HostContext,
  { params: { id } }: { params: { id: string } },
): Promise<MessageView> {
  const { deps, host } = context
  return inHost(deps.db, host.id, async (tx) => {
    const now = deps.now()
    const { count } = await tx.message.updateMany({
      where: { id, hostId: host.id, status: 'outcome_unknown' },
      data: { status: 'sent', settledAt: now, version: { increment: 1 } },
    })
    const message = await getMessageOfHost(tx, { hostId: host.id, id })
    if (count === 0 && message.status !== 'sent') throw settledBefore(message.status)
    if (count === 0) return message
    await tx.delivery.updateMany({
      where: { messageId: id, hostId: host.id, state: 'unknown' },
      data: { state: 'sent', settledAt: now },
    })
    await showInList(tx, { hostId: host.id, chatId: message.chatId, from: 'outcome_unknown', to: 'sent' })
    await recordAudit(tx, auditEntry(context, { action: 'message.confirm_sent', subject: id }))
    return message
  })
}
