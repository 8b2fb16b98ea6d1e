/** The words of the sentences, for whoever shows them: each language by itself, so that only what is used is loaded. */

export { ofField } from '#workflows/domain/of-field.ts'
export { reasonWordsIt } from '#workflows/domain/sentences/it/draft-words.ts'
export { risksIt } from '#workflows/domain/sentences/it/names.ts'
export { reasonsInWords } from '#workflows/domain/sentences/reasons-in-words.ts'
export { type DraftReason, isDraftReason, isSentence, type Sentence } from '#workflows/domain/sentences/sentence.ts'
export { inWords } from '#workflows/domain/sentences/words.ts'
export { wordsEn } from '#workflows/domain/sentences/words-en.ts'
export { wordsIt } from '#workflows/domain/sentences/words-it.ts'
