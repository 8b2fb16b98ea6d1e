import {
  type DraftReason,
  inWords,
  isDraftReason,
  isSentence,
  reasonsInWords,
  reasonWordsIt,
  risksIt,
  type Sentence,
  topicNameIt,
  wordsIt,
} from '#api/contract/words.ts'

/** What the API says as a code, in Italian; empty for nothing, and for a code of a newer version. */
export const sentenceIt = (sentence: Sentence | null): string =>
  isSentence(sentence) ? inWords(wordsIt, sentence) : ''

/** All that is said of a draft, in Italian. */
export const reasonsIt = (reasons: readonly DraftReason[]): string =>
  reasonsInWords(reasonWordsIt, reasons.filter(isDraftReason))

/** The name of a risk, in Italian. */
export const riskIt = (risk: string): string => (risksIt as Partial<Record<string, string>>)[risk] ?? risk

/** What nobody knew an answer to, in Italian: a topic by its name, else as it was written. */
export const unknownIt = topicNameIt
