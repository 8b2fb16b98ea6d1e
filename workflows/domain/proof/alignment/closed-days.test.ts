import { expect, test } from 'vitest'
import { kitOf } from '#workflows/domain/reading/language-kit.ts'
import { isClosedElsewhen } from './closed-days.ts'
import { readPieces } from './read-pieces.ts'

const piecesOf = (text: string) => readPieces(text, kitOf('en'))
const isElsewhen = (said: string, note: string) =>
  piecesOf(said).some((piece) => isClosedElsewhen(piece, piecesOf(note)))

test('a shop is closed on the days on which its host says so, also in a row of days', () => {
  expect(isElsewhen('It is closed on Mondays.', 'Baker 8-2, closed Sunday and Monday.')).toBe(false)
  expect(isElsewhen('It is closed on Sundays.', 'Baker 8-2, Sundays too, closed on Mondays.')).toBe(true)
  expect(isElsewhen('It is open on Sundays.', 'Baker 8-2, Sundays too, closed on Mondays.')).toBe(false)
})
