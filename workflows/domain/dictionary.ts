import type { DraftLanguage } from './draft.ts'

/**
 * Everyday words in eight languages, by what they mean. It knows that two words may say the same, and nothing else of a house: what
 * limits, denies, counts or places stands in the tables of the proof. Drafting hands it in; what is pure reads no files.
 */
export type Dictionary = {
  /** The numbers of the meanings that a folded word, or a few that stand together, may have; none of what it does not know. */
  meaningsOf: (words: string, language: DraftLanguage) => readonly number[]
  /** What a folded word has in common with its other forms. */
  stemOf: (word: string, language: DraftLanguage) => string
  /** It names something: no doing, and no quality. */
  isThing: (meaning: number) => boolean
  /** It says nothing of a house by itself: that something is there, is found or is used, or whom it is for. */
  isPlain: (meaning: number) => boolean
  /** How a language says a meaning, where it has one plain word for it. */
  wordFor: (meaning: number, language: DraftLanguage) => string | null
}

/** Of whoever has none: every word stands for itself. */
export const NO_DICTIONARY: Dictionary = {
  meaningsOf: () => [],
  stemOf: (word) => word,
  isThing: () => false,
  isPlain: () => false,
  wordFor: () => null,
}
