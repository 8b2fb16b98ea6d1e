import { inWords, isSentence, type Sentence, wordsEn } from '#api/contract/words.ts'

/** What the API says as a code, in English; empty for nothing, and for a code of a newer version. */
export const sentenceEn = (sentence: Sentence | null): string =>
  isSentence(sentence) ? inWords(wordsEn, sentence) : ''
