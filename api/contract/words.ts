/** What turns a sentence into words. The words of each language are a file of their own: only what a screen speaks is loaded. */

export { ofField } from '#workflows/domain/of-field.ts'
export { reasonsInWords } from '#workflows/domain/sentences/reasons-in-words.ts'
export { type DraftReason, isDraftReason, isSentence, type Sentence } from '#workflows/domain/sentences/sentence.ts'
export { inTheseWords, inWords } from '#workflows/domain/sentences/words.ts'
