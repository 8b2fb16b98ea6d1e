export { DRAFT_LATE_SECONDS } from '#workflows/domain/draft-late.ts'

/** What waits for a decision, what for an answer of substance, and what left by itself. */
export const CHAT_QUEUES = ['approve', 'answer', 'automatic'] as const
export type ChatQueue = (typeof CHAT_QUEUES)[number]
/** So many are counted: that many stands for as many or more. */
export const MOST_COUNTED = 1000
/** Where words have to be found in each, so many of those that have them are. */
export const MOST_FOUND = 400
