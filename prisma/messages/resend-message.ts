import type { Transaction } from '#prisma/client.ts'
import { storedFault } from '#prisma/sentence-columns.ts'
import type { By } from './by.ts'
import { type Changed, changeMessage } from './change-message.ts'
import { lockMessage } from './lock-message.ts'
import type { MessageRef } from './message-row.ts'
import { refuseClosedChat } from './refuse-closed-chat.ts'

/**
 * Has what certainly or possibly did not arrive sent again, at once: the host's own decision, without an undo window.
 * @throws AppError not_found; rule_refused where the chat can no longer be written to.
 */
export async function resendMessage(
  tx: Transaction,
  { by, now, ...ref }: MessageRef & { by: By; now: Date },
): Promise<Changed> {
  const message = await lockMessage(tx, ref)
  await refuseClosedChat(tx, { ...message, now })
  const detail = { was: message.status }
  return changeMessage(tx, message, {
    command: 'resend',
    set: { approvedAt: now, undoUntil: null, deliveryNotice: storedFault(null) },
    by,
    detail,
    now,
  })
}
