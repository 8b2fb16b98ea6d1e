/** Every state a message can be in. Its meaning is told in `prisma/schema.prisma`. */
export const MESSAGE_STATUSES = [
  'received',
  'unreadable',
  'drafting',
  'pending',
  'scheduled',
  'approved',
  'sending',
  'sent',
  'outcome_unknown',
  'failed',
  'held',
  'discarded',
  'superseded',
  'fallback_sent',
  'no_reply_needed',
] as const

export type MessageStatus = (typeof MESSAGE_STATUSES)[number]

/** Where a workflow still has something to do. */
export const OPEN_STATUSES = [
  'drafting',
  'pending',
  'scheduled',
  'approved',
  'sending',
] as const satisfies MessageStatus[]

/** States of an answer that somebody said yes to, or that left by itself: it stands, and no second one follows unseen. */
export const STANDING_ANSWERS = ['approved', 'sending', 'sent'] as const satisfies MessageStatus[]

/** States of a reply that a guest has read, or is certain to. */
export const MESSAGES_GONE_OUT = [...STANDING_ANSWERS, 'outcome_unknown'] as const satisfies MessageStatus[]

/** How a draft ended that did not go out, and that nobody refused. */
export const ENDED_UNSENT = ['superseded', 'fallback_sent', 'no_reply_needed'] as const satisfies MessageStatus[]

/** The flags of the specification, section 3, all from the one status. */
export function messageFlags(status: MessageStatus) {
  return {
    is_pending: status === 'pending',
    is_discarded: status === 'discarded' || status === 'superseded',
    fallback_sent: status === 'fallback_sent',
  }
}
