/** What of a text nobody sees, for screens: without zod. */
export { splitAtHidden } from '#workflows/domain/split-hidden.ts'
