import type { Transaction } from '#prisma/client.ts'
import { AppError, notFound } from '#workflows/domain/errors.ts'
import { isReplyWindowOpen } from '#workflows/domain/reply-window.ts'

type ChatToLock = { hostId: string; chatId: string; now: Date }
export type LockedChat = { sourceId: string; headSeq: number }

/**
 * Locks the chat's row, under which every number and every claim of the chat is given.
 * @throws AppError not_found; rule_refused when its source is gone, or WhatsApp takes no free text any more (24 hours).
 */
export async function lockSendableChat(tx: Transaction, { hostId, chatId, now }: ChatToLock): Promise<LockedChat> {
  const [chat] = await tx.$queryRaw<(LockedChat & { type: string; isGone: boolean; lastGuestAt: Date | null })[]>`
    select c.source_id::text as "sourceId", c.head_seq as "headSeq", s.type::text as type, s.deleted_at is not null as "isGone",
      (select max(m.created_at) from message m where m.chat_id = c.id and m.host_id = c.host_id and m.kind = 'guest') as "lastGuestAt"
    from chat c join message_source s on s.id = c.source_id and s.host_id = c.host_id
    where c.id = ${chatId}::uuid and c.host_id = ${hostId}::uuid for update of c`
  if (chat === undefined) throw notFound('Chat')
  if (chat.isGone) throw new AppError('rule_refused', { userMessage: 'The message source of this chat was deleted' })
  if (chat.type === 'whatsapp' && !isReplyWindowOpen(chat.lastGuestAt, now)) {
    throw new AppError('rule_refused', {
      userMessage: "WhatsApp takes a free reply only within 24 hours of the guest's last message",
    })
  }
  return { sourceId: chat.sourceId, headSeq: chat.headSeq }
}
