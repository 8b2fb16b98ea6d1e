import { inWords, isSentence, ofField, type Sentence } from '#api/contract/words.ts'
import { wordsEn } from '#api/contract/words-en.ts'

const sentence = (one: Sentence | null): string => (isSentence(one) ? inWords(wordsEn, one) : '')

/** What the API says as codes, and what is wrong with the fields of a form, in English. */
export const forms = {
  sentence,
  /** By the name that the field has on the screen. */
  field: (label: string, problem: Sentence): string => sentence(ofField(label, problem)),
} as const
