import { TOPICS } from '#workflows/domain/facts/topics.ts'

/** What a host's decisions and the rungs of the ladder are told by, in the order in which it is shown: without zod. */
export { RUNG_SETTINGS } from '#workflows/domain/autonomy/rung.ts'
export { CHANGE_KINDS, HOSTS_OUTCOMES } from '#workflows/domain/learning/decision.ts'

/** What can be set by hand, also where nothing was decided yet. */
export const RUNG_TOPICS = Object.keys(TOPICS).filter((topic) => topic !== 'other')
