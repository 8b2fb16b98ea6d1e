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

/** A newer guest message or the host's own reply ends these. An approval is not among them: the host has spoken. */
export const SUPERSEDABLE = ['drafting', 'pending', 'scheduled'] as const satisfies MessageStatus[]

/** Where `claimSend` may still be granted. */
export const SENDABLE = ['scheduled', 'approved'] as const satisfies MessageStatus[]

/** Where the host may still say yes or no. */
export const DECIDABLE = ['pending', 'scheduled'] as const satisfies MessageStatus[]

/** The flags of the specification, section 3, all from the one status. */
export function messageFlags(status: MessageStatus) {
  return {
    is_pending: status === 'pending',
    is_discarded: status === 'discarded' || status === 'superseded',
    fallback_sent: status === 'fallback_sent',
  }
}
