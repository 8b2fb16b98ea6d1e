import type { Dictionary } from '#workflows/domain/dictionary.ts'
import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { remembered } from '#workflows/domain/remembered.ts'
import { comparableWords, indexWords, rowsIn, stemsOf, type WordIndex } from './index-words.ts'
import { PLAIN_MEANINGS, TELLING_VERBS } from './plain-meanings.ts'
import { cellsOf, columnOf, KINDS, readRows, wordsOf } from './read-rows.ts'
import { singularsOf } from './singulars-of.ts'
import { stemWord } from './stem-word.ts'

type Rows = {
  /** All of them, one after the other, and where each begins. */
  text: Buffer
  starts: Uint32Array
  /** How many of the first name things. */
  things: number
  /** Those that say nothing of a house by themselves. */
  plain: ReadonlySet<number>
}

/** Read once, when a word is first looked for. */
function readAll(): Rows {
  const kinds = KINDS.map((kind) => readRows(kind))
  const rows = kinds.flat()
  const starts = new Uint32Array(rows.length + 1)
  for (const [at, row] of rows.entries()) starts[at + 1] = (starts[at] ?? 0) + Buffer.byteLength(row) + 1
  const [things = [], world = []] = kinds
  const plain = KINDS.flatMap((kind, at) => {
    const named = new Set(
      (kind === 'verbs' ? TELLING_VERBS : PLAIN_MEANINGS[kind]).split(',').map((word) => word.trim()),
    )
    return (kinds[at] ?? []).map(
      (row) => named.has(wordsOf(cellsOf(row)[columnOf('en')] ?? '')[0] ?? '') !== (kind === 'verbs'),
    )
  })
  return {
    text: Buffer.from(`${rows.join('\n')}\n`),
    starts,
    things: things.length + world.length,
    plain: new Set(plain.flatMap((isPlain, row) => (isPlain ? [row] : []))),
  }
}

let read: Rows | undefined
const rowsOf = (): Rows => {
  read ??= readAll()
  return read
}

const cellOf = ({ text, starts }: Rows, row: number, language: DraftLanguage): string[] => {
  const [from, until] = [starts[row] ?? 0, starts[row + 1] ?? 1]
  return wordsOf(cellsOf(text.toString('utf8', from, until - 1))[columnOf(language)] ?? '')
}

const indexOf = remembered((language: DraftLanguage): WordIndex => {
  const rows = rowsOf()
  const cells = Array.from({ length: rows.starts.length - 1 }, (_, row) => cellOf(rows, row, language))
  return indexWords(cells, language)
})

/** Of these a noun's stem is another noun's: 'porta' and 'porto', 'puerta' and 'puerto', 'port' and 'porte'. */
const WITH_GENDER: ReadonlySet<DraftLanguage> = new Set(['it', 'fr', 'es', 'pt'])

const isThing = (meaning: number): boolean => meaning < rowsOf().things

/** As it is written, else as a plural, else by its stem. */
function look(words: string, language: DraftLanguage): readonly number[] {
  const { written, stems } = indexOf(language)
  const own = comparableWords(words)
  const exact = rowsIn(written, own.join(' '))
  if (exact.length > 0) return exact
  const singular = own.length === 1 ? singularsOf(own[0] ?? '', language).flatMap((one) => rowsIn(written, one)) : []
  if (singular.length > 0) return singular
  const found = rowsIn(stems, stemsOf(own, language))
  return WITH_GENDER.has(language) && own.length === 1 ? found.filter((row) => !isThing(row)) : found
}

/** Houses and replies say the same words again and again. */
const looked = remembered((language: DraftLanguage) => remembered((words: string) => look(words, language)))
const stemmed = remembered((language: DraftLanguage) => remembered((word: string) => stemWord(word, language)))

/** The rows of `rows/`, some thousand meanings. */
export const EVERYDAY: Dictionary = {
  meaningsOf: (words, language) => looked(language)(words),
  stemOf: (word, language) => stemmed(language)(word),
  isThing,
  isPlain: (meaning) => rowsOf().plain.has(meaning),
  wordFor: (meaning, language) => {
    const [word, ...others] = cellOf(rowsOf(), meaning, language)
    return word === undefined || others.length > 0 || word.includes(' ') ? null : word
  },
}
