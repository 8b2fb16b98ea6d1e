/** How much the fields that are written in take, for the calls and for the screens: without zod. */
export { LEARNT_SENTENCE_MAX } from '#workflows/domain/learning/limits.ts'

/** Characters of a question that a host tries. */
export const TRIAL_TEXT_MAX = 4_000

/** More is never pasted by hand; of it the first part is read. */
export const LISTING_TEXT_MAX = 300_000

export const GUEST_NAME_MAX = 120
export const VIEW_NAME_MAX = 60
export const SNIPPET_NAME_MAX = 60
export const TEMPLATE_VALUE_MAX = 1_000

/** Of a fact: what something is called, and what is said of it. */
export const FACT_NAME_MAX = 400
export const FACT_TEXT_MAX = 4_000
/** Of what is searched for among chats. */
export const SEARCH_MAX = 200
