import { DRAFT_LANGUAGES, type DraftLanguage } from '#workflows/domain/draft.ts'
import { compileWords } from '#workflows/domain/reading/compile-words.ts'

/** The columns of the tables of words. */
const COLUMNS: readonly DraftLanguage[] = ['it', 'en', 'de', 'fr', 'es', 'nl', 'pt', 'pl']

export type Concepts = readonly (readonly [name: string, pattern: RegExp])[]

/** A table of words, one meaning a line: its name, then its words in Italian, English, German, French, Spanish, Dutch, Portuguese, Polish. */
export function readRows(table: string): Record<DraftLanguage, Concepts> {
  const rows = table
    .trim()
    .split('\n')
    .map((line) => line.split(' | ').map((cell) => cell.trim()))
  const conceptsIn = (language: DraftLanguage): Concepts =>
    rows.map((cells) => [cells[0] ?? '', compileWords(cells[COLUMNS.indexOf(language) + 1] ?? '')])
  return Object.fromEntries(DRAFT_LANGUAGES.map((language) => [language, conceptsIn(language)])) as Record<
    DraftLanguage,
    Concepts
  >
}
