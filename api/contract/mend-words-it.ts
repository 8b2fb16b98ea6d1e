/** Read where a mailbox is tested, and nowhere else. */
export { mendWordsIt } from '#workflows/domain/sentences/it/mend-words.ts'
