import { fieldWordsIt, refusalWordsIt } from '#api/contract/refusal-words-it.ts'
import { inTheseWords, ofField, type Sentence } from '#api/contract/words.ts'

const words = { ...refusalWordsIt, ...fieldWordsIt }

/** What is wrong with the fields of a form, in Italian. */
export const forms = {
  /** By the name that the field has on the screen. */
  field: (label: string, problem: Sentence): string => inTheseWords(words, ofField(label, problem)),
} as const
