/** How much of a past is replayed: so many days, and of their bursts so many, the newest. */
export const REPLAYED_DAYS = { min: 1, max: 90, default: 90 } as const
export const MOST_BURSTS = 500
/** So many drafts a model writes in one replay, where the host lets it. */
export const MOST_MODEL_DRAFTS = 50
/** To read a question, look something up and write: assumed, and shown as assumed. */
export const MINUTES_OF_WORK_PER_ANSWER = 5
