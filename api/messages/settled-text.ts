import { AppError } from '#workflows/domain/errors.ts'
import type { MessageStatus } from '#workflows/domain/message-status.ts'

const WHAT_HAPPENED: Partial<Record<MessageStatus, string>> = {
  received: 'This is a message of the guest',
  unreadable: 'This is a message of the guest',
  drafting: 'The reply is still being written',
  pending: 'This message still waits for your approval',
  scheduled: 'This message goes out by itself in a moment',
  approved: 'This message was already approved',
  sending: 'This message is being sent right now',
  sent: 'This message was already sent',
  outcome_unknown: 'This message may have been sent: check before you decide',
  failed: 'This message could not be sent',
  held: 'This message is kept back because sending is switched off',
  discarded: 'This message was already discarded',
  superseded: 'There is a newer message in this chat',
  fallback_sent: 'The deadline passed and the fallback message went out instead',
  no_reply_needed: 'This message needs no reply',
}

/** The 409 of a command that came too late, with what happened instead. */
export const settledBefore = (status: MessageStatus) =>
  new AppError('conflict', { userMessage: WHAT_HAPPENED[status] ?? 'This message can no longer be changed' })
