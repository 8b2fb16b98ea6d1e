/** Read where a mailbox is tested, and nowhere else. */
export { mendWordsEn } from '#workflows/domain/sentences/en/mend-words.ts'
