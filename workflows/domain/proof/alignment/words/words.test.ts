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

/** Two names that share words in so many languages are one meaning: a word in one language would be the first, in another the second. */
const MANY = 4

test.each(Object.entries(KINDS))('no two names of %s are one meaning', (_, rows) => {
  const namesOf = new Map<string, Set<string>>()
  for (const [name = '', ...cells] of rows)
    for (const [column, cell] of cells.entries())
      for (const words of cell.split(',')) {
        const key = `${column} ${words.trim().replace(/\*$/, '')}`
        namesOf.set(key, (namesOf.get(key) ?? new Set()).add(name))
      }
  const shared = new Map<string, Set<string>>()
  for (const [key, names] of namesOf)
    for (const a of names)
      for (const b of names)
        if (a < b) shared.set(`${a} ${b}`, (shared.get(`${a} ${b}`) ?? new Set()).add(key[0] ?? ''))
  expect([...shared].filter(([, languages]) => languages.size >= MANY).map(([names]) => names)).toEqual([])
})
