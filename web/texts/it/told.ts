import {
  type DraftReason,
  inWords,
  isDraftReason,
  isSentence,
  reasonsInWords,
  type Sentence,
} from '#api/contract/words.ts'
import { reasonWordsIt, risksIt, topicNameIt, wordsIt } from '#api/contract/words-it.ts'
import { secrets } from '#web/texts/it/secrets.ts'

/** What the API says as codes, in Italian. */
export const told = {
  /** Empty for nothing, and for a code of a newer version. */
  sentence: (sentence: Sentence | null): string => (isSentence(sentence) ? inWords(wordsIt, sentence) : ''),
  /** All that is said of a draft; what it quotes may hold what stands for a code. */
  reasons: (reasons: readonly DraftReason[]): string =>
    secrets.inWords(reasonsInWords(reasonWordsIt, reasons.filter(isDraftReason))),
  /** The name of a risk. */
  risk: (risk: string): string => (risksIt as Partial<Record<string, string>>)[risk] ?? risk,
  /** What nobody knew an answer to: a topic by its name, else as it was written. */
  unknown: topicNameIt,
} as const
