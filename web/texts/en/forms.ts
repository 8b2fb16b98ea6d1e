import { fieldWordsEn, refusalWordsEn } from '#api/contract/refusal-words-en.ts'
import { inTheseWords, ofField, type Sentence } from '#api/contract/words.ts'

const words = { ...refusalWordsEn, ...fieldWordsEn }

/** What is wrong with the fields of a form, in English. */
export const forms = {
  /** By the name that the field has on the screen. */
  field: (label: string, problem: Sentence): string => inTheseWords(words, ofField(label, problem)),
} as const
