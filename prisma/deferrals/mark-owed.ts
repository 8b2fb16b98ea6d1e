import { recordAudit } from '#prisma/audit.ts'
import type { Transaction } from '#prisma/client.ts'
import { endDismissal } from './end-dismissal.ts'
import { showOwed } from './show-owed.ts'

/** Marks what is due in a chat: its guest is owed an answer from now on. The caller holds the chat's lock. */
export async function markOwed(
  tx: Transaction,
  { hostId, chatId, now }: { hostId: string; chatId: string; now: Date },
): Promise<void> {
  const { count } = await tx.deferral.updateMany({
    where: { hostId, chatId, settledAt: null, owedAt: null, dueAt: { lte: now } },
    data: { owedAt: now },
  })
  if (count === 0) return
  await showOwed(tx, { hostId, chatId })
  await endDismissal(tx, { hostId, chatId })
  await recordAudit(tx, { hostId, actor: 'system', action: 'answer.owed', subject: chatId, detail: { many: count } })
}
