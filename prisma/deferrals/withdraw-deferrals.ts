import type { Transaction } from '#prisma/client.ts'
import { showOwed } from './show-owed.ts'

type Undelivered = { id: string; hostId: string; chatId: string }

/** After all a message did not arrive: what it put off was never said, and what it answered is owed as before. */
export async function withdrawDeferrals(
  tx: Transaction,
  { id, hostId, chatId }: Undelivered,
  now: Date,
): Promise<void> {
  const ended = { settledAt: now, settledAs: 'not_delivered' } as const
  await tx.deferral.updateMany({ where: { hostId, chatId, messageId: id, settledAt: null }, data: ended })
  await tx.deferral.updateMany({
    where: { hostId, chatId, settledById: id },
    data: { settledAt: null, settledAs: null, settledById: null },
  })
  await showOwed(tx, { hostId, chatId })
}
