import type { ChatView, SnoozeChatInput } from '#api/contract/chats.ts'
import { answerOnce } from '#api/http/answer-once.ts'
import { auditEntry } from '#api/http/audit-entry.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { recordAudit } from '#prisma/audit.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { getChatOfHost } from './get-chat.ts'

type SnoozeChat = { params: { id: string }; body: SnoozeChatInput }

/**
 * Puts a chat that waits off until a moment: until then it stands among no others that wait. Nothing else waits for it: a fallback goes
 * when it would have gone, and whatever comes to the chat brings it back at once, as it ends a dismissal.
 * @throws AppError not_found; conflict where the chat waits for nobody, or went on since it was shown.
 */
export function snoozeChat(context: HostContext, { params: { id }, body }: SnoozeChat): Promise<ChatView> {
  const { deps, host } = context
  const { until, lastMessageAt = null } = body
  return answerOnce(context, async (tx) => {
    // One conditional write, as of a dismissal: a message that comes meanwhile holds the row.
    const snoozed = await tx.$executeRaw`
      update chat set snoozed_until = ${until}::timestamptz
      where id = ${id}::uuid and host_id = ${host.id}::uuid and queue in ('approve', 'answer')
        and (${lastMessageAt}::timestamptz is null or last_message_at = ${lastMessageAt}::timestamptz)`
    const chat = await getChatOfHost(tx, { hostId: host.id, id, now: deps.now() })
    if (snoozed === 0) throw new AppError('conflict', { code: 'chat_went_on' })
    await recordAudit(tx, auditEntry(context, { action: 'chat.snooze', subject: id, detail: { until } }))
    return chat
  })
}
