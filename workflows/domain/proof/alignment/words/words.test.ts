import { expect, test } from 'vitest'
import { TABLES } from './tables.ts'

const cellsOf = (tables: readonly string[]) =>
  tables.flatMap((table) => table.trim().split('\n')).map((line) => line.split(' | ').map((cell) => cell.trim()))

const KINDS = Object.fromEntries(Object.entries(TABLES).map(([kind, tables]) => [kind, cellsOf(tables)]))

test.each(Object.entries(KINDS))('every row of %s has its words in eight languages', (_, rows) => {
  expect(rows.filter((cells) => cells.length !== 9 || cells.includes('')).map(([name]) => name)).toEqual([])
})

test('words are folded as the texts are in which they are looked for', () => {
  const words = Object.values(KINDS).flatMap((rows) => rows.flatMap((cells) => cells.slice(1)))
  expect(
    words.filter((cell) => /[\p{Lu}à-öø-ÿąćęłńóśźżœ]/u.test(cell.replace(/\\p\{L\}|\\d|\(\?[<=!:]+/gu, ''))),
  ).toEqual([])
})
