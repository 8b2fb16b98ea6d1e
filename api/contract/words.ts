/** The sentences and their Italian words, for whoever shows them. English, which few screens show, is a file of its own. */

export { ofField } from '#workflows/domain/of-field.ts'
export { reasonWordsIt } from '#workflows/domain/sentences/it/draft-words.ts'
export { risksIt, topicNameIt } from '#workflows/domain/sentences/it/names.ts'
export { reasonsInWords } from '#workflows/domain/sentences/reasons-in-words.ts'
export { type DraftReason, isDraftReason, isSentence, type Sentence } from '#workflows/domain/sentences/sentence.ts'
export { inWords } from '#workflows/domain/sentences/words.ts'
export { wordsIt } from '#workflows/domain/sentences/words-it.ts'
