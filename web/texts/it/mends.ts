import { mendWordsIt } from '#api/contract/mend-words-it.ts'

/** What a host can do about a fault of a mailbox, in Italian. */
export const mends = { words: mendWordsIt } as const
