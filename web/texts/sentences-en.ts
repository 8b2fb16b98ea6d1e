import { inWords, isSentence, ofField, type Sentence } from '#api/contract/words.ts'
import { wordsEn } from '#api/contract/words-en.ts'

/** What the API says as a code, in English; empty for nothing, and for a code of a newer version. */
export const sentenceEn = (sentence: Sentence | null): string =>
  isSentence(sentence) ? inWords(wordsEn, sentence) : ''

/** What is wrong with a field, in English, by the name that the field has on the screen. */
export const fieldSentenceEn = (label: string, problem: Sentence): string => sentenceEn(ofField(label, problem))
