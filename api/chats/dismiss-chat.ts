import type { ChatView, DismissChatInput } from '#api/contract/chats.ts'
import { answerOnce } from '#api/http/answer-once.ts'
import { auditEntry } from '#api/http/audit-entry.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { recordAudit } from '#prisma/audit.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { getChatOfHost } from './get-chat.ts'

type DismissChat = { params: { id: string }; body: DismissChatInput }

/**
 * The host's word that a chat which waits for an answer needs none. It holds until something new comes to the chat: whatever writes
 * its list columns ends it. Said again it stays as it was said first.
 * @throws AppError not_found; conflict where the chat waits for no answer, or went on since it was shown.
 */
export function dismissChat(context: HostContext, { params: { id }, body }: DismissChat): Promise<ChatView> {
  const { deps, host } = context
  const { lastMessageAt = null } = body
  return answerOnce(context, async (tx, now) => {
    // One conditional write: a message that comes meanwhile holds the row, and what it made of it is judged.
    const dismissed = await tx.$executeRaw`
      update chat set dismissed_at = ${now}::timestamptz
      where id = ${id}::uuid and host_id = ${host.id}::uuid and queue = 'answer'
        and (${lastMessageAt}::timestamptz is null or last_message_at = ${lastMessageAt}::timestamptz)`
    const chat = await getChatOfHost(tx, { hostId: host.id, id, now: deps.now() })
    if (chat.dismissedAt === null) throw new AppError('conflict', { code: 'chat_went_on' })
    if (dismissed > 0) await recordAudit(tx, auditEntry(context, { action: 'chat.dismiss', subject: id }))
    return chat
  })
}
