import { describe, expect, it } from 'vitest'
import { fold } from '#workflows/domain/fold-text.ts'
import { findMeanings } from '#workflows/domain/proof/alignment/read-pieces.ts'
import { ROLE_WORDS } from '#workflows/domain/proof/alignment/role-words.ts'
import { PROOF_WORDS } from '#workflows/domain/proof/proof-words.ts'
import { LANGUAGE_COLUMNS } from '#workflows/domain/words/language-columns.ts'
import { cellsOf, KINDS, readRows, wordsOf } from './read-rows.ts'

const rows = KINDS.flatMap((kind) => readRows(kind))

/** What of a language denies, says how much or limits, whole words. */
function limitIn(text: string, language: (typeof LANGUAGE_COLUMNS)[number]): string | null {
  const isWhole = (source: string) => new RegExp(`^(?:${source})$`, 'u').test(text)
  if (isWhole(ROLE_WORDS[language].not)) return 'denies'
  if (isWhole(PROOF_WORDS[language].quantifiers.source)) return 'says how much'
  const limit = findMeanings(text, language).find(
    ({ kind, from, until }) => kind === 'limits' && until - from === text.length,
  )
  return limit?.name ?? null
}

describe('the rows of the dictionary', () => {
  it('are some thousand', () => {
    expect(rows.length).toBeGreaterThan(4_000)
  })

  it('have each a cell for eight languages, and none twice', () => {
    expect(rows.filter((row) => cellsOf(row).length !== LANGUAGE_COLUMNS.length)).toEqual([])
    expect(rows.filter((row, at) => rows.indexOf(row) !== at)).toEqual([])
  })

  it('have no empty cell, and no word twice in one', () => {
    const cells = rows.flatMap(cellsOf).map(wordsOf)
    expect(cells.filter((words) => words.some((word) => word.trim() === '' || /[A-Z]/.test(word)))).toEqual([])
    expect(cells.filter((words) => new Set(words).size !== words.length)).toEqual([])
  })

  it.each(LANGUAGE_COLUMNS)('have no word that limits, counts or denies (%s)', (language) => {
    const words = rows.flatMap((row) => wordsOf(cellsOf(row)[LANGUAGE_COLUMNS.indexOf(language)] ?? ''))
    expect(words.filter((word) => limitIn(fold(word), language) !== null)).toEqual([])
  })
})
