import { faultWordsIt } from '#api/contract/fault-words-it.ts'
import { fieldWordsIt, refusalWordsIt } from '#api/contract/refusal-words-it.ts'
import { inTheseWords, type Sentence } from '#api/contract/words.ts'

const words = { ...faultWordsIt, ...refusalWordsIt, ...fieldWordsIt }

/** What is wrong, and what was refused, in Italian. */
export const faults = {
  sentence: (one: Sentence | null): string => inTheseWords(words, one),
} as const
