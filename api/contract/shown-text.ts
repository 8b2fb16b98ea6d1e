/** What of a text nobody sees, and how words that somebody wrote stand within a sentence, for screens: without zod. */
export { quoted } from '#workflows/domain/sentences/quoted.ts'
export { splitAtHidden } from '#workflows/domain/split-hidden.ts'
