/** Apart from the other words: a bundler loads them where they are imported, also by way of a file that is loaded anyway. */
export { wordsEn } from '#workflows/domain/sentences/words-en.ts'
