import { isOpen, type MessageState } from '#workflows/domain/message-state.ts'
import type { MessageStatus } from '#workflows/domain/message-status.ts'
import type { ReplyStanding } from '#workflows/domain/reply-standing.ts'
import type { AnswerInput } from '#workflows/domain/workflow-names.ts'
import { Asides } from './asides.ts'
import { composeUnlessOvertaken } from './compose-unless-overtaken.ts'
import { Wakes } from './message-changed.ts'
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
  const wakes = new Wakes()
  const asides = new Asides()

  let reply = await composeUnlessOvertaken(guestMessage, wakes)
  if (reply.isNews) asides.run(announceNewMessage(guestMessage))
  while (reply.message !== null && isOpen(reply.message)) reply = await tend(reply, reply.message)

  const status = endOf(reply)
  showState({ status, deadlineAt: null })
  await asides.ended()
  return { messageId: reply.message?.messageId ?? null, status }

  async function tend(now: ReplyStanding, message: MessageState): Promise<ReplyStanding> {
    if (message.status === 'drafting') return composeUnlessOvertaken(guestMessage, wakes)
    if (message.status === 'pending') {
      showState(message)
      if (now.asksHost) asides.run(askForConfirmation({ hostId, draftId: message.messageId }))
      if (message.deadlineAt === null) {
        await wakes.come()
        return readReply(guestMessage)
      }
      if (message.deadlineAt === null) await wakes.next()
      else if (!(await wakes.before(message, message.deadlineAt, 'fallback deadline')))
        return openFallback({ ...guestMessage, draftId: message.messageId })
      return readReply(guestMessage)
    }
    if (await wakes.before(message, message.undoUntil, 'undo window')) return readReply(guestMessage)
    return { ...now, message: await sendOnce({ hostId, messageId: message.messageId }) }
  }
}

/** For the operator a reply whose fallback was sent is no reply that was sent. */
function endOf({ message, isFallback }: ReplyStanding): MessageStatus {
  if (message === null) return 'superseded'
  return isFallback && message.status === 'sent' ? 'fallback_sent' : message.status
}
