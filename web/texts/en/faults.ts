import { faultWordsEn } from '#api/contract/fault-words-en.ts'
import { fieldWordsEn, refusalWordsEn } from '#api/contract/refusal-words-en.ts'
import { inTheseWords, type Sentence } from '#api/contract/words.ts'

const words = { ...faultWordsEn, ...refusalWordsEn, ...fieldWordsEn }

/** What is wrong, and what was refused, in English. */
export const faults = {
  sentence: (one: Sentence | null): string => inTheseWords(words, one),
} as const
