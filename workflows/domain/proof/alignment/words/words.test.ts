import { expect, test } from 'vitest'
import { LIMITS } from '#workflows/domain/proof/alignment/words-of-limits.ts'
import { THINGS } from '#workflows/domain/proof/alignment/words-of-things.ts'
import { TRAITS } from '#workflows/domain/proof/alignment/words-of-traits.ts'
import { DOING_THINGS, DOING_TRAITS } from './doing.ts'
import { HOUSE_THINGS } from './house.ts'
import { HOUSE_MORE_THINGS } from './house-2.ts'
import { HOUSE_TRAITS } from './house-3.ts'
import { OUTSIDE_THINGS } from './outside.ts'
import { OUTSIDE_PLACES } from './outside-2.ts'
import { OUTSIDE_TRIPS } from './outside-3.ts'
import { OUTSIDE_AROUND } from './outside-4.ts'
import { OUTSIDE_TRAITS } from './outside-5.ts'
import { STAY_THINGS, STAY_TRAITS } from './stay.ts'

const cellsOf = (...tables: string[]) =>
  tables.flatMap((table) => table.trim().split('\n')).map((line) => line.split(' | ').map((cell) => cell.trim()))

const KINDS = {
  things: cellsOf(
    OUTSIDE_THINGS,
    OUTSIDE_PLACES,
    OUTSIDE_TRIPS,
    OUTSIDE_AROUND,
    HOUSE_THINGS,
    HOUSE_MORE_THINGS,
    STAY_THINGS,
    DOING_THINGS,
    THINGS,
  ),
  traits: cellsOf(OUTSIDE_TRAITS, HOUSE_TRAITS, STAY_TRAITS, DOING_TRAITS, TRAITS),
  limits: cellsOf(LIMITS),
}

test.each(Object.entries(KINDS))('every row of %s has its words in eight languages', (_, rows) => {
  expect(rows.filter((cells) => cells.length !== 9 || cells.includes('')).map(([name]) => name)).toEqual([])
})

test('words are folded as the texts are in which they are looked for', () => {
  const words = Object.values(KINDS).flatMap((rows) => rows.flatMap((cells) => cells.slice(1)))
  expect(
    words.filter((cell) => /[\p{Lu}à-öø-ÿąćęłńóśźżœ]/u.test(cell.replace(/\\p\{L\}|\\d|\(\?[<=!:]+/gu, ''))),
  ).toEqual([])
})
