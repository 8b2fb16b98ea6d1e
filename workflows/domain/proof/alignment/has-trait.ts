import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { hasWords } from '#workflows/domain/reading/compile-words.ts'
import { readRows } from './word-rows.ts'
import { TRAITS } from './words-of-traits.ts'

const ROWS = readRows(TRAITS)

/** True where a folded text says one of the traits that the table lists: that something is broken, say. */
export const hasTrait = (trait: string, folded: string, language: DraftLanguage): boolean =>
  ROWS(language)
    .named(trait)
    .some(({ pattern }) => hasWords(pattern, folded))
