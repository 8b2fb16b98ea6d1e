import type { MessageStatus } from '#workflows/domain/message-status.ts'

/** States of a reply that a guest has read, or is certain to. */
export const MESSAGES_GONE_OUT = ['approved', 'sending', 'sent', 'outcome_unknown'] as const satisfies MessageStatus[]
