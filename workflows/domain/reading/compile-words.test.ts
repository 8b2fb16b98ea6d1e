import { expect, test } from 'vitest'
import { DRAFT_LANGUAGES } from '#workflows/domain/draft.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import { compileWords, OF_WORDS } from './compile-words.ts'
import { kitOf } from './language-kit.ts'

const isOfWord = new RegExp(`^[${OF_WORDS}]$`, 'u')

test('what folded words are made of lies in few ranges, and no sign does', () => {
  const everyChar = Array.from({ length: 0x2000 }, (_, code) => String.fromCodePoint(code))
  const letters = everyChar.filter((char) => /\p{L}/u.test(char)).flatMap((char) => Array.from(fold(char)))
  expect(letters.filter((char) => /\p{L}/u.test(char) && !isOfWord.test(char))).toEqual([])
  const signs = Array.from(' \n.,;:!?¡¿\'"’‘“”«»‹›–—…·•()[]{}/\\|+=*×÷%‰€£$¥§©®°#@&_~^<>²½0123456789🐕🙂')
  expect(signs.filter((char) => isOfWord.test(char))).toEqual([])
})

test.each([
  ['pool*', 'the pools, please', 'pools'],
  ['pool*', 'a whirlpool', null],
  ['check-in', '(checkin)', 'checkin'],
  ['swimming pool', 'swimming  pool2', null],
  ['dog', '3×dog', 'dog'],
  ['piscin*', '«piscina»', 'piscina'],
  ['бассейн*', 'есть бассейном?', 'бассейном'],
  ['pes\\p{L}', 'pesy', 'pesy'],
])('%s in %s', (words, text, found) => {
  expect(compileWords(words).exec(fold(text))?.[0] ?? text.match(compileWords(words))?.[0] ?? null).toBe(found)
})

test('no topic of a language is looked for by classes of Unicode, which fill a worker with machine code', () => {
  const patterns = DRAFT_LANGUAGES.flatMap((language) => kitOf(language).topics.map(([, pattern]) => pattern.source))
  expect(patterns.length).toBeGreaterThan(500)
  expect(patterns.filter((source) => source.includes('\\p{'))).toEqual([])
})
