import type { DraftLanguage } from '#workflows/domain/draft.ts'

/** The columns of every table of words, one a language, in the order in which the tables are written. */
export const LANGUAGE_COLUMNS: readonly DraftLanguage[] = ['it', 'en', 'de', 'fr', 'es', 'nl', 'pt', 'pl']
