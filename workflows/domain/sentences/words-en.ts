import { draftWordsEn } from './en/draft-words.ts'
import { faultWordsEn } from './en/fault-words.ts'
import { fieldWordsEn } from './en/field-words.ts'
import { refusalWordsEn } from './en/refusal-words.ts'
import type { Words } from './words.ts'

/** What the API says as `error`, and what English places of the interface show. */
export const wordsEn: Words = {
  ...draftWordsEn,
  ...faultWordsEn,
  ...refusalWordsEn,
  ...fieldWordsEn,
}
