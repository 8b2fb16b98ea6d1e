import type { Transaction } from '#prisma/client.ts'
import { isOvertaken } from './is-overtaken.ts'
import type { LockedMessage } from './lock-message.ts'

/**
 * Brings the chat's columns of the list up to date after a change of state, under the chat's lock. A reply that went
 * out is the newest message; the state of an answer that a newer message has overtaken no longer counts for the chat.
 */
export async function showInList(tx: Transaction, message: LockedMessage, now: Date): Promise<void> {
  const counts = !(await isOvertaken(tx, message))
  const wentOut = message.status === 'sent'
  if (!counts && !wentOut) return
  await tx.chat.updateMany({
    where: { id: message.chatId, hostId: message.hostId },
    data: {
      ...(counts ? { lastMessageStatus: message.status } : {}),
      ...(counts && message.kind === 'draft' ? { aiConfidence: message.confidence } : {}),
      ...(wentOut ? { lastMessageText: message.text, lastMessageAt: now } : {}),
    },
  })
}
