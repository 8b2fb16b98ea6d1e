import {
  type DraftReason,
  inWords,
  isDraftReason,
  isSentence,
  reasonsInWords,
  type Sentence,
} from '#api/contract/words.ts'
import { reasonWordsEn, risksEn, topicNameEn, wordsEn } from '#api/contract/words-en.ts'
import { secrets } from '#web/texts/en/secrets.ts'

/** What the API says as codes, in English. */
export const told = {
  /** Empty for nothing, and for a code of a newer version. */
  sentence: (sentence: Sentence | null): string => (isSentence(sentence) ? inWords(wordsEn, sentence) : ''),
  /** All that is said of a draft; what it quotes may hold what stands for a code. */
  reasons: (reasons: readonly DraftReason[]): string =>
    secrets.inWords(reasonsInWords(reasonWordsEn, reasons.filter(isDraftReason))),
  /** The name of a risk. */
  risk: (risk: string): string => (risksEn as Partial<Record<string, string>>)[risk] ?? risk,
  /** What nobody knew an answer to: a topic by its name, else as it was written. */
  unknown: topicNameEn,
} as const
