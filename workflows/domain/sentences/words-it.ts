import { draftWordsIt } from './it/draft-words.ts'
import { faultWordsIt } from './it/fault-words.ts'
import { fieldWordsIt } from './it/field-words.ts'
import { refusalWordsIt } from './it/refusal-words.ts'
import type { Words } from './words.ts'

/** What Italian places of the interface and the mails to a host show. */
export const wordsIt: Words = {
  ...draftWordsIt,
  ...faultWordsIt,
  ...refusalWordsIt,
  ...fieldWordsIt,
}
