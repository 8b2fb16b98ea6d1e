import { inWords, isSentence, ofField, type Sentence } from '#api/contract/words.ts'
import { wordsIt } from '#api/contract/words-it.ts'

const sentence = (one: Sentence | null): string => (isSentence(one) ? inWords(wordsIt, one) : '')

/** What the API says as codes, and what is wrong with the fields of a form, in Italian. */
export const forms = {
  sentence,
  /** By the name that the field has on the screen. */
  field: (label: string, problem: Sentence): string => sentence(ofField(label, problem)),
} as const
