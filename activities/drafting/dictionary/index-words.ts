import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { foldedWords } from '#workflows/domain/fold-text.ts'
import { stemWord } from './stem-word.ts'

/** The words of one language with the rows that they stand in: ordered numbers, as objects would take some hundred bytes a word. */
export type WordIndex = {
  /** Of words as they are written. */
  written: Float64Array
  /** Of what they have in common with their other forms. */
  stems: Float64Array
}

/** More rows than there can be: a number is the hash of a word times this, and its row. */
const ROWS_MOST = 2 ** 16

/** Words that go with a verb or a noun in a cell and are no part of it. */
const BESIDE = new Set('sich si se s zich sie l la le il lo the to a zu te'.split(' '))

/** Folded, without what only goes with them. */
export function comparableWords(text: string): string[] {
  const words = foldedWords(text)
  const own = words.filter((word) => !BESIDE.has(word))
  return own.length === 0 ? words : own
}

/** Indexes the cells of one language; the row is the place of a cell. */
export function indexWords(cells: readonly (readonly string[])[], language: DraftLanguage): WordIndex {
  const written: number[] = []
  const stems: number[] = []
  for (const [row, words] of cells.entries())
    for (const word of words) {
      const own = comparableWords(word)
      written.push(numberOf(own.join(' ')) * ROWS_MOST + row)
      stems.push(numberOf(stemsOf(own, language)) * ROWS_MOST + row)
    }
  return { written: Float64Array.from(new Set(written)).sort(), stems: Float64Array.from(new Set(stems)).sort() }
}

/** Words by their stems in a language, parted by blanks. */
export const stemsOf = (words: readonly string[], language: DraftLanguage): string =>
  words.map((word) => stemWord(word, language)).join(' ')

/** The rows of a word, or of words parted by blanks. */
export function rowsIn(ordered: Float64Array, words: string): number[] {
  const first = numberOf(words) * ROWS_MOST
  let from = 0
  let until = ordered.length
  while (from < until) {
    const middle = (from + until) >> 1
    if ((ordered[middle] ?? 0) < first) from = middle + 1
    else until = middle
  }
  const found: number[] = []
  for (let at = from; (ordered[at] ?? Number.POSITIVE_INFINITY) < first + ROWS_MOST; at += 1)
    found.push((ordered[at] ?? 0) - first)
  return found
}

/** FNV-1a. */
function numberOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
