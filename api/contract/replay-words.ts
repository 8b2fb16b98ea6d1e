/** What a draft of a replay is told by, in the order in which it is shown: without zod. */
export { WORTHS } from '#workflows/domain/replay/verdict.ts'

/** What would have become of a draft: sent by itself, left to me, or none needed. */
export const REPLAY_ACTIONS = ['send', 'wait', 'none'] as const
