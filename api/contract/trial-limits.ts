/** Characters of a question that a host tries. */
export const TRIAL_TEXT_MAX = 4_000
