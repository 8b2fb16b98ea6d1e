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

/** The flags of the specification, section 3, all from the one status. */
export function messageFlags(status: MessageStatus) {
  return {
    is_pending: status === 'pending',
    is_discarded: status === 'discarded' || status === 'superseded',
    fallback_sent: status === 'fallback_sent',
  }
}
