import { condition } from '@temporalio/workflow'
import { isOpen, type MessageState } from '#workflows/domain/message-state.ts'
import type { MessageStatus } from '#workflows/domain/message-status.ts'
import type { ReplyState } from '#workflows/domain/reply-state.ts'
import type { AnswerInput } from '#workflows/domain/workflow-names.ts'
import { composeUnlessOvertaken } from './compose-unless-overtaken.ts'
import { WakeSignal } from './message-changed.ts'
import { Notifications } from './notifications.ts'
import { announceNewMessage, askForConfirmation, recordsOf } from './reply-activities.ts'
import { sendOnce } from './send-once.ts'
import { StateDisplay } from './state-display.ts'

export type Ending = { messageId: string | null; status: MessageStatus }

/** As long as a draft waits for n8n to have heard of the guest message: it is nice to have, and may be away. */
const NEWS_MS = 5_000

/**
 * One guest message, from its arrival to its answer: draft, decide, send once; the start delay has let it settle.
 * PostgreSQL decides every step and is read at every wake; this keeps the timers, tells the story and survives
 * whatever dies. Started again it goes on from what holds, and ends at once where nothing is owed.
 */
export async function answerGuest({ localRecords, ...guestMessage }: AnswerInput): Promise<Ending> {
  const { hostId } = guestMessage
  const records = recordsOf(localRecords)
  const wakeSignal = new WakeSignal()
  const notifications = new Notifications()
  const display = new StateDisplay()

  let reply = await composeUnlessOvertaken(guestMessage, wakeSignal)
  if (reply.isNews) reply = await announce(reply)
  for (;;) {
    while (reply.message !== null && isOpen(reply.message)) reply = await nextStep(reply, reply.message)
    const { property, message } = reply
    const status = endOf(reply)
    display.showOnce({ status, deadlineAt: null, property }, message?.version ?? 0)
    await notifications.ended()
    if (!wakeSignal.isWoken) return { messageId: message?.messageId ?? null, status }
    // What was over is taken back, or sent again, while this run was about to end.
    wakeSignal.acknowledge()
    reply = await records.readReply(guestMessage)
  }

  /** The guest message is told of before its draft is begun. */
  async function announce(before: ReplyState): Promise<ReplyState> {
    const announcing = notifications.run(announceNewMessage(guestMessage))
    // A worker of before drafted first.
    if (before.message !== null || before.isOvertaken) return before
    let isAnnounced = false
    void announcing.then(() => (isAnnounced = true))
    await condition(() => isAnnounced, NEWS_MS, { summary: 'n8n' })
    return composeAgain()
  }

  function composeAgain(): Promise<ReplyState> {
    return composeUnlessOvertaken({ ...guestMessage, isAnnounced: true }, wakeSignal)
  }

  function tellThatItWaits({ asksHost, property }: ReplyState, message: MessageState): void {
    const { status, deadlineAt } = message
    const isTold = display.showOnce({ status, deadlineAt, property }, message.version)
    if (isTold && asksHost) void notifications.run(askForConfirmation({ hostId, draftId: message.messageId }))
  }

  async function nextStep(now: ReplyState, message: MessageState): Promise<ReplyState> {
    if (message.status === 'drafting') return composeAgain()
    if (message.status === 'pending') {
      tellThatItWaits(now, message)
      if (message.deadlineAt === null) await wakeSignal.received()
      else if (!(await wakeSignal.receivedBefore(message, message.deadlineAt, 'fallback deadline')))
        return records.openFallback({ ...guestMessage, draftId: message.messageId })
      return records.readReply(guestMessage)
    }
    if (await wakeSignal.receivedBefore(message, message.undoUntil, 'undo window'))
      return records.readReply(guestMessage)
    const { asksHost = now.asksHost, ...sent } = await sendOnce({ hostId, messageId: message.messageId })
    return { ...now, message: sent, asksHost }
  }
}

/** For the operator a reply whose fallback was sent is no reply that was sent. */
function endOf({ message, isFallback }: ReplyState): MessageStatus {
  if (message === null) return 'superseded'
  return isFallback && message.status === 'sent' ? 'fallback_sent' : message.status
}
