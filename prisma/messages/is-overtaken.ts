import type { Transaction } from '#prisma/client.ts'
import type { MessageRow } from './message-row.ts'

/** `headSeq`: the number of the chat's newest message, where the chat is locked. */
type Place = Pick<MessageRow, 'hostId' | 'chatId' | 'seq'> & { headSeq?: number }

/**
 * Whether a guest's own later message or a later reply of the host stands in the chat. Automatic mail, what could not
 * be read, and a reply that was taken back overtake nothing.
 */
export async function isOvertaken(tx: Transaction, { hostId, chatId, seq, headSeq }: Place): Promise<boolean> {
  if (headSeq === seq) return false
  const newer = await tx.message.findFirst({
    where: {
      hostId,
      chatId,
      seq: { gt: seq },
      OR: [
        { kind: 'guest', status: 'received', isAutomatic: false },
        { kind: 'host_reply', status: { not: 'discarded' } },
      ],
    },
    select: { id: true },
  })
  return newer !== null
}
