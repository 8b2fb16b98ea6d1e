import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { compileWords } from '#workflows/domain/reading/compile-words.ts'
import { LANGUAGE_COLUMNS } from '#workflows/domain/words/language-columns.ts'

type Concept = { name: string; pattern: RegExp }
/** Of one language. */
export type Concepts = {
  /** Those whose words may stand in a folded text, in the order of the tables. */
  among: (folded: string) => readonly Concept[]
  named: (name: string) => readonly Concept[]
}

const POLISH = LANGUAGE_COLUMNS.indexOf('pl') + 1

/** Tables of words, one meaning a line: its name, then its words in Italian, English, German, French, Spanish, Dutch, Portuguese, Polish. */
export function readRows(...tables: readonly string[]): (language: DraftLanguage) => Concepts {
  const known = new Map<DraftLanguage, Concepts>()
  return (language) => {
    const concepts = known.get(language) ?? conceptsIn(tables, LANGUAGE_COLUMNS.indexOf(language) + 1)
    known.set(language, concepts)
    return concepts
  }
}

/** More than a thousand patterns: each is compiled when a text begins a word as one of its words begins, and not before. */
function conceptsIn(tables: readonly string[], column: number): Concepts {
  const rows = tables
    .flatMap((table) => table.trim().split('\n'))
    .map((line) => line.split(' | '))
    .map((cells) => ({
      name: cells[0]?.trim() ?? '',
      words: column === POLISH ? withPlurals(cells[column] ?? '') : (cells[column] ?? ''),
    }))
  const placesOf = new Map<string, number[]>()
  for (const [place, { words }] of rows.entries())
    for (const start of startsOf(words)) placesOf.set(start, [...(placesOf.get(start) ?? []), place])
  const compiled = new Map<number, Concept>()
  const conceptAt = (place: number): Concept => {
    const { name = '', words = '' } = rows[place] ?? {}
    const concept = compiled.get(place) ?? { name, pattern: compileWords(words) }
    compiled.set(place, concept)
    return concept
  }
  const named = (name: string) => rows.flatMap((row, place) => (row.name === name ? [conceptAt(place)] : []))
  const among = (folded: string) => {
    const words = folded.match(/\p{L}+/gu) ?? []
    const begun = new Set(['', ...words.flatMap((word) => LENGTHS.map((length) => word.slice(0, length)))])
    const places = new Set([...begun].flatMap((start) => placesOf.get(start) ?? []))
    return [...places].sort((a, b) => a - b).map(conceptAt)
  }
  return { among, named }
}

/** 'Poduszk*' and 'sniadani*' of a Polish cell: of many there are 'poduszek' and 'sniadan'. */
const withPlurals = (words: string): string =>
  words
    .split(', ')
    .flatMap((word) => {
      const [, stem] = /^([a-z]{2,}[bcdfghjlmnprstwzv])k\*$/.exec(word) ?? []
      const [, noun] = /^([a-z]{3,}an)i\*$/.exec(word) ?? []
      return [word, ...(stem === undefined ? [] : [`${stem}ek`]), ...(noun === undefined ? [] : [noun])]
    })
    .join(', ')

/** The longer the beginning, the fewer patterns are compiled that do not match: each costs kilobytes for good. */
const LENGTHS = [2, 3, 4, 5, 6]

/** How the words of a cell begin, two to six characters each; nothing where one of them may begin with anything. */
function startsOf(words: string): ReadonlySet<string> {
  const starts = words.split(',').map((word) => /^\s*([a-z]{2,6})(?!\?)/.exec(word)?.[1] ?? '')
  return new Set(starts.includes('') ? [''] : starts)
}
