import type { Transaction } from '#prisma/client.ts'
import { AppError, notFound } from '#workflows/domain/errors.ts'
import { isReplyWindowOpen } from '#workflows/domain/reply-window.ts'

type ChatAt = { hostId: string; chatId: string; now: Date }

/**
 * Lets only a chat pass that can be written to, and gives its source.
 * @throws AppError not_found; rule_refused when its source is gone, or WhatsApp takes no free text any more (24 hours).
 */
export async function refuseClosedChat(tx: Transaction, { hostId, chatId, now }: ChatAt): Promise<string> {
  const chat = await tx.chat.findFirst({
    where: { id: chatId, hostId },
    select: { sourceId: true, source: { select: { type: true, deletedAt: true } } },
  })
  if (chat === null) throw notFound('Chat')
  if (chat.source.deletedAt !== null) {
    throw new AppError('rule_refused', { code: 'source_deleted' })
  }
  if (chat.source.type === 'whatsapp' && !(await isWindowOpen(tx, { hostId, chatId, now }))) {
    throw new AppError('rule_refused', {
      code: 'whatsapp_window_shut',
    })
  }
  return chat.sourceId
}

async function isWindowOpen(tx: Transaction, { hostId, chatId, now }: ChatAt): Promise<boolean> {
  const { _max: newest } = await tx.message.aggregate({
    where: { hostId, chatId, kind: 'guest' },
    _max: { createdAt: true },
  })
  return isReplyWindowOpen(newest.createdAt, now)
}
