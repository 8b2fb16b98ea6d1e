import { mendWordsEn } from '#api/contract/mend-words-en.ts'

/** What a host can do about a fault of a mailbox, in English. */
export const mends = { words: mendWordsEn } as const
