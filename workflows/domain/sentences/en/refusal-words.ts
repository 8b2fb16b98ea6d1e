import type { MessageStatus } from '#workflows/domain/message-status.ts'
import type { REFUSALS } from '#workflows/domain/sentences/refusals.ts'
import type { Words } from '#workflows/domain/sentences/words.ts'

const WHAT_HAPPENED: Record<MessageStatus, string> = {
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

export const refusalWordsEn: Words<keyof typeof REFUSALS> = {
  unexpected: 'Unexpected error',
  unauthorized: 'Unauthorized',
  forbidden: 'Forbidden',
  not_found: ({ what }) => `${what} not found`,
  invalid_field: ({ field, problem }) => `${field}: ${problem}`,
  settled_before: ({ status }) => WHAT_HAPPENED[status],
  no_longer_changeable: 'This message can no longer be changed',
  not_a_draft: 'Only a draft of the AI can be approved or discarded',
  reply_empty: 'Write the reply first: this draft is empty',
  draft_changed: 'The draft has changed since it was shown',
  undo_over: 'The time to take this message back is over',
  send_not_claimed: 'This message was not claimed for sending',
  send_overtaken: 'Another try of this send was first',
  not_sent_yet: 'The message could not be sent yet',
  confirmation_not_sent_yet: 'The confirmation mail could not be sent yet',
  host_asked_before: 'The host was asked already, or has decided',
  engine_away: 'The reply engine does not answer right now: try again in a moment',
  database_away: 'The database is not available right now',
  too_many_requests: 'Too many requests: try again shortly',
  too_many_windows: 'Too many open windows: close one of them',
  live_away: 'Live updates are not available right now',
}
