import { expect, test } from 'vitest'
import { piecesOf } from './pieces-of.ts'

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
