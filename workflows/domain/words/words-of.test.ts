import { expect, test } from 'vitest'
import { wordsOf } from './words-of.ts'

test.each([
  ['case, accents and repetition', 'Zoë, ZOË e Łódź', ['zoe', 'e', 'lodz']],
  ['elisions and hyphens', "dov'è il check-in?", ['dov', 'e', 'il', 'check', 'in']],
  ['figures, addresses and links', 'A12 alle 18:30, anna@casa.it', ['a12', 'alle', '18', '30', 'anna', 'casa', 'it']],
  ['writing without spaces', '停车场 parking', ['停', '车', '场', 'parking']],
  ['other alphabets', 'Где парковка', ['где', 'парковка']],
  ['nothing', ' ?!', []],
])('%s', (_case, text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

test('texts share their words, and one that is missing has none', () => {
  expect(wordsOf('Wi-Fi', null, 'wi')).toEqual(['wi', 'fi'])
})

test('what is too long for an index is cut, and what is too much is left out', () => {
  expect(wordsOf('a'.repeat(50))).toEqual(['a'.repeat(40)])
  expect(wordsOf(Array.from({ length: 5_000 }, (_, n) => `w${n}`).join(' '))).toHaveLength(4_000)
})

test('a word is cut between two letters, and never within one', () => {
  expect(wordsOf(`a${'𐌰'.repeat(20)}`)).toEqual([`a${'𐌰'.repeat(19)}`])
})
