import type { Transaction } from '#prisma/client.ts'
import type { LockedMessage } from './lock-message.ts'
import { getMessage } from './message-row.ts'

const partner =
  (kind: 'draft' | 'fallback') =>
  async (tx: Transaction, message: LockedMessage): Promise<LockedMessage | null> => {
    const { hostId, chatId, answersId, headSeq } = message
    const status = kind === 'draft' ? 'fallback_sent' : 'approved'
    const found = await tx.message.findFirst({
      where: { hostId, chatId, answersId, kind, status },
      select: { id: true },
    })
    return found === null ? null : { ...(await getMessage(tx, { hostId, messageId: found.id })), headSeq }
  }

/** The fallback of a draft, while it has not left. */
export const findFallback = partner('fallback')
/** The draft that a fallback stands for. */
export const findDraft = partner('draft')
