import type { Transaction } from '#prisma/client.ts'
import { storedFault } from '#prisma/sentence-columns.ts'
import { judge } from '#workflows/domain/message-transitions.ts'
import type { By } from './by.ts'
import { type Changed, changeMessage } from './change-message.ts'
import { lockMessage } from './lock-message.ts'
import type { MessageRef } from './message-row.ts'
import { refuseClosedChat } from './refuse-closed-chat.ts'
import { refuseOtherRecipient } from './refuse-other-recipient.ts'

/**
 * Has what certainly or possibly did not arrive sent again, at once: the host's own decision, without an undo window.
 * `shownRecipient`: where the host was told that it goes; from then on it goes there and nowhere else.
 * @throws AppError not_found; rule_refused where the chat can no longer be written to; conflict where it goes elsewhere than was shown.
 */
export async function resendMessage(
  tx: Transaction,
  { by, now, shownRecipient, ...ref }: MessageRef & { by: By; now: Date; shownRecipient?: string | null | undefined },
): Promise<Changed> {
  const message = await lockMessage(tx, ref)
  await refuseClosedChat(tx, { ...message, now })
  const recipient = message.recipient ?? message.replyAddress
  if (judge(message, 'resend').accepted) refuseOtherRecipient({ shown: shownRecipient, now: recipient })
  const detail = { was: message.status }
  return changeMessage(tx, message, {
    command: 'resend',
    set: { approvedAt: now, recipient, undoUntil: null, deliveryNotice: storedFault(null) },
    by,
    detail,
    now,
  })
}
