import type { Transaction } from '#prisma/client.ts'

/** An answer is owed that was not when the host said that the chat needs none, or put it off: it waits again. The caller holds the chat's lock. */
export const endDismissal = (tx: Transaction, { hostId, chatId }: { hostId: string; chatId: string }) =>
  tx.chat.updateMany({
    where: { id: chatId, hostId, OR: [{ dismissedAt: { not: null } }, { snoozedUntil: { not: null } }] },
    data: { dismissedAt: null, snoozedUntil: null },
  })
