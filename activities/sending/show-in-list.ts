import type { Transaction } from '#prisma/client.ts'
import type { MessageRow } from './message-row.ts'

/**
 * Brings the chat's columns of the list up to date after a change of state, under the chat's lock. A reply that went
 * out is the newest message; the state of an answer that a newer message has overtaken no longer counts for the chat.
 */
export async function showInList(
  tx: Transaction,
  { hostId, row, headSeq, now }: { hostId: string; row: MessageRow; headSeq: number; now: Date },
): Promise<void> {
  const isNewest = row.seq === headSeq
  const wentOut = row.status === 'sent'
  if (!isNewest && !wentOut) return
  await tx.chat.updateMany({
    where: { id: row.chatId, hostId },
    data: {
      ...(isNewest ? { lastMessageStatus: row.status } : {}),
      ...(wentOut ? { lastMessageText: row.text, lastMessageAt: now } : {}),
    },
  })
}
