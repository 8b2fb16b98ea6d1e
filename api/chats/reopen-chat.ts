import type { ChatView } from '#api/contract/chats.ts'
import { answerOnce } from '#api/http/answer-once.ts'
import { auditEntry } from '#api/http/audit-entry.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { recordAudit } from '#prisma/audit.ts'
import { getChatOfHost } from './get-chat.ts'

/** Takes back that a chat needs no answer, or none yet: it waits as before. Nothing changes where nobody said so. @throws AppError not_found */
export function reopenChat(context: HostContext, { params: { id } }: { params: { id: string } }): Promise<ChatView> {
  const { deps, host } = context
  return answerOnce(context, async (tx) => {
    const { count } = await tx.chat.updateMany({
      where: { id, hostId: host.id, OR: [{ dismissedAt: { not: null } }, { snoozedUntil: { not: null } }] },
      data: { dismissedAt: null, snoozedUntil: null },
    })
    if (count > 0) await recordAudit(tx, auditEntry(context, { action: 'chat.reopen', subject: id }))
    return getChatOfHost(tx, { hostId: host.id, id, now: deps.now() })
  })
}
