/** The English words. A file of their own: a bundler loads them where they are imported, also by way of a file that is loaded anyway. */
export { reasonWordsEn } from '#workflows/domain/sentences/en/draft-words.ts'
export { risksEn, topicNameEn } from '#workflows/domain/sentences/en/names.ts'
export { wordsEn } from '#workflows/domain/sentences/words-en.ts'
