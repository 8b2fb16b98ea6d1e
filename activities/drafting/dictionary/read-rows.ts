import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { LANGUAGE_COLUMNS } from '#workflows/domain/words/language-columns.ts'

/** A file each. */
export const KINDS = ['things', 'world', 'verbs', 'qualities'] as const
export type Kind = (typeof KINDS)[number]

/** The rows of a kind: one meaning a line, a cell a language, the words of a cell parted by commas. */
export const readRows = (kind: Kind): string[] =>
  readFileSync(join(import.meta.dirname, 'rows', `${kind}.tsv`), 'utf8')
    .split('\n')
    .filter((line) => line !== '')

/** A row of the dictionary, a cell for each language. */
export const cellsOf = (row: string): string[] => row.split('\t')

/** The words of a cell that say the same. */
export const wordsOf = (cell: string): string[] => cell.split(', ')

/** Where a language stands in a row. */
export const columnOf = (language: DraftLanguage): number => LANGUAGE_COLUMNS.indexOf(language)
