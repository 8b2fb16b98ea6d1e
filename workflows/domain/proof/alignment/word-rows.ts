import { DRAFT_LANGUAGES, type DraftLanguage } from '#workflows/domain/draft.ts'
import { compileWords } from '#workflows/domain/reading/compile-words.ts'

/** The columns of the tables of words. */
const COLUMNS: readonly DraftLanguage[] = ['it', 'en', 'de', 'fr', 'es', 'nl', 'pt', 'pl']

/** `starts`: how its words begin, two characters each; null where one may begin with anything. */
export type Concepts = readonly (readonly [name: string, pattern: RegExp, starts: readonly string[] | null])[]

/** Tables of words, one meaning a line: its name, then its words in Italian, English, German, French, Spanish, Dutch, Portuguese, Polish. */
export function readRows(...tables: readonly string[]): Record<DraftLanguage, Concepts> {
  const rows = tables
    .flatMap((table) => table.trim().split('\n'))
    .map((line) => line.split(' | ').map((cell) => cell.trim()))
  const conceptsIn = (language: DraftLanguage): Concepts =>
    rows.map((cells) => {
      const words = cells[COLUMNS.indexOf(language) + 1] ?? ''
      return [cells[0] ?? '', compileWords(words), startsOf(words)]
    })
  return Object.fromEntries(DRAFT_LANGUAGES.map((language) => [language, conceptsIn(language)])) as Record<
    DraftLanguage,
    Concepts
  >
}

/** Hundreds of patterns would each read the whole text: most can be told by two characters to find nothing. */
function startsOf(words: string): string[] | null {
  const starts = words.split(',').map((word) => /^\s*([a-z]{2})(?![?*])/.exec(word)?.[1])
  return starts.every((start) => start !== undefined) ? starts : null
}
