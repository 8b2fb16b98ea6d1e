import type { Transaction } from '#prisma/client.ts'
import type { By } from './by.ts'
import { type Changed, changeMessage } from './change-message.ts'
import { lockMessage } from './lock-message.ts'
import type { MessageRef } from './message-row.ts'

/** The host has looked and says that it arrived; said again it is the same answer. @throws AppError not_found */
export async function confirmSent(
  tx: Transaction,
  { by, now, ...ref }: MessageRef & { by: By; now: Date },
): Promise<Changed> {
  const message = await lockMessage(tx, ref)
  if (message.status === 'sent') return { outcome: 'already', row: message }
  const changed = await changeMessage(tx, message, { command: 'confirm_sent', set: { settledAt: now }, by, now })
  if (changed.outcome === 'changed') {
    await tx.delivery.updateMany({
      where: { ...ref, state: 'unknown' },
      data: { state: 'sent', settledAt: now },
    })
  }
  return changed
}
