/** The Italian words. A file of their own: a bundler loads them where they are imported, also by way of a file that is loaded anyway. */
export { reasonWordsIt } from '#workflows/domain/sentences/it/draft-words.ts'
export { risksIt, topicNameIt } from '#workflows/domain/sentences/it/names.ts'
export { wordsIt } from '#workflows/domain/sentences/words-it.ts'
