import { expect, test } from 'vitest'
import { piecesOf, wordPiecesOf } from './pieces-of.ts'

const found = (text: string, words: string) =>
  piecesOf(text, words).flatMap(({ piece, isFound }) => (isFound ? [piece] : []))

test.each([
  ['every place, whatever its case', 'Casa Rossa, casa rossa', 'CASA', ['Casa', 'casa']],
  ['words together only', 'un posto auto, un auto', 'posto auto', ['posto auto']],
  ['what has a meaning in patterns as it stands', 'al 100% (forse) a.b', '100% (f', ['100% (f']],
  ['letters with marks', 'Zoë e ZOË', 'zoë', ['Zoë', 'ZOË']],
  ['nothing for no words', 'Casa', '  ', []],
  ['nothing where it is not', 'Casa', 'trullo', []],
])('%s', (_case, text, words, marked) => {
  expect(found(text, words)).toEqual(marked)
  expect(
    piecesOf(text, words)
      .map(({ piece }) => piece)
      .join(''),
  ).toBe(text)
})

test.each([
  ['words apart, the last by its beginning', 'Un parcheggio per due auto?', 'auto parch', ['parcheggio', 'auto']],
  ['whatever their accents', 'Perché è così', 'perche cosi', ['Perché', 'così']],
  ['no beginning of another', 'parcheggio e auto', 'parch auto', ['auto']],
  ['nothing for no words', 'Casa', ' ?', []],
])('by single words: %s', (_case, text, words, marked) => {
  const pieces = wordPiecesOf(text, words)
  expect(pieces.flatMap(({ piece, isFound }) => (isFound ? [piece] : []))).toEqual(marked)
  expect(pieces.map(({ piece }) => piece).join('')).toBe(text)
})
