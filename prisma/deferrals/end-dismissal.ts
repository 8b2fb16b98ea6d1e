import type { Transaction } from '#prisma/client.ts'

/** An answer is owed that was not when the host said that the chat needs none: it waits again. The caller holds the chat's lock. */
export const endDismissal = (tx: Transaction, { hostId, chatId }: { hostId: string; chatId: string }) =>
  tx.chat.updateMany({ where: { id: chatId, hostId, dismissedAt: { not: null } }, data: { dismissedAt: null } })
