import { isOpen, type MessageState } from '#workflows/domain/message-state.ts'
import type { MessageStatus } from '#workflows/domain/message-status.ts'
import type { ReplyState } from '#workflows/domain/reply-state.ts'
import type { AnswerInput } from '#workflows/domain/workflow-names.ts'
import { composeUnlessOvertaken } from './compose-unless-overtaken.ts'
import { WakeSignal } from './message-changed.ts'
import { Notifications } from './notifications.ts'
import { announceNewMessage, askForConfirmation, openFallback, readReply } from './reply-activities.ts'
import { sendOnce } from './send-once.ts'
import { showState } from './show-state.ts'

export type Ending = { messageId: string | null; status: MessageStatus }

/**
 * One guest message, from its arrival to its answer: draft, decide, send once; the start delay has let it settle.
 * PostgreSQL decides every step and is read at every wake; this keeps the timers, tells the story and survives
 * whatever dies. Started again it goes on from what holds, and ends at once where nothing is owed.
 */
export async function answerGuest({ hostId, guestMessageId }: AnswerInput): Promise<Ending> {
  const guestMessage = { hostId, guestMessageId }
  const wakeSignal = new WakeSignal()
  const notifications = new Notifications()
  let shownVersion: number | undefined

  let reply = await composeUnlessOvertaken(guestMessage, wakeSignal)
  if (reply.isNews) notifications.run(announceNewMessage(guestMessage))
  for (;;) {
    while (reply.message !== null && isOpen(reply.message)) reply = await nextStep(reply, reply.message)
    const status = endOf(reply)
    showState({ status, deadlineAt: null })
    await notifications.ended()
    if (!wakeSignal.isWoken) return { messageId: reply.message?.messageId ?? null, status }
    // What was over is taken back, or sent again, while this run was about to end.
    wakeSignal.acknowledge()
    reply = await readReply(guestMessage)
  }

  function tellThatItWaits({ asksHost }: ReplyState, message: MessageState): void {
    shownVersion = message.version
    showState(message)
    if (asksHost) notifications.run(askForConfirmation({ hostId, draftId: message.messageId }))
  }

  async function nextStep(now: ReplyState, message: MessageState): Promise<ReplyState> {
    if (message.status === 'drafting') return composeUnlessOvertaken(guestMessage, wakeSignal)
    if (message.status === 'pending') {
      if (message.version !== shownVersion) tellThatItWaits(now, message)
      if (message.deadlineAt === null) await wakeSignal.received()
      else if (!(await wakeSignal.receivedBefore(message, message.deadlineAt, 'fallback deadline')))
        return openFallback({ ...guestMessage, draftId: message.messageId })
      return readReply(guestMessage)
    }
    if (await wakeSignal.receivedBefore(message, message.undoUntil, 'undo window')) return readReply(guestMessage)
    return { ...now, message: await sendOnce({ hostId, messageId: message.messageId }) }
  }
}

/** For the operator a reply whose fallback was sent is no reply that was sent. */
function endOf({ message, isFallback }: ReplyState): MessageStatus {
  if (message === null) return 'superseded'
  return isFallback && message.status === 'sent' ? 'fallback_sent' : message.status
}
