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

/** States of a draft that is written, or that waits for its host: what is put beside it is in sight there. */
export const IN_SIGHT_AT_DRAFT = ['drafting', 'pending'] as const satisfies MessageStatus[]

/** States of what is about to leave. */
export const LEAVING = ['approved', 'sending'] as const satisfies MessageStatus[]

/** States of an answer that somebody said yes to, or that left by itself: it stands, and no second one follows unseen. */
export const STANDING_ANSWERS = [...LEAVING, 'sent'] as const satisfies MessageStatus[]

/** States of what has arrived, or may have. */
export const MAY_HAVE_ARRIVED = ['sent', 'outcome_unknown'] as const satisfies MessageStatus[]

/** States of what has left, or may have. */
export const MAY_HAVE_LEFT = ['sending', ...MAY_HAVE_ARRIVED] as const satisfies MessageStatus[]

/** States of what was handed over once, whatever came of it: a guest may quote it. */
export const HANDED_OVER = [...MAY_HAVE_LEFT, 'failed'] as const satisfies MessageStatus[]

/** States of a message that counts for none: it was taken back, or is certain not to have arrived. */
export const COUNTS_FOR_NONE = ['discarded', 'failed'] as const satisfies MessageStatus[]

/** States of what the specification calls discarded, section 3. */
export const DISCARDED = ['superseded', 'discarded'] as const satisfies MessageStatus[]

/** What a chat shows whose guest has no word of ours so far, not even a draft's. */
export const WITHOUT_WORDS: ReadonlySet<MessageStatus | null> = new Set(['received', 'drafting'])

/** What a chat shows whose question was taken up by nobody: no draft was begun, or it ended for something newer. */
export const LEFT_UNANSWERED = ['received', 'superseded'] as const satisfies MessageStatus[]

/** States of a reply that a guest has read, or is certain to. */
export const MESSAGES_GONE_OUT = [...STANDING_ANSWERS, 'outcome_unknown'] as const satisfies MessageStatus[]

/** How a draft ended that did not go out, and that nobody refused. */
export const ENDED_UNSENT = ['superseded', 'fallback_sent', 'no_reply_needed'] as const satisfies MessageStatus[]

const IS_DISCARDED: ReadonlySet<MessageStatus> = new Set(DISCARDED)

/** The flags of the specification, section 3, all from the one status. */
export function messageFlags(status: MessageStatus) {
  return {
    is_pending: status === 'pending',
    is_discarded: IS_DISCARDED.has(status),
    fallback_sent: status === 'fallback_sent',
  }
}
