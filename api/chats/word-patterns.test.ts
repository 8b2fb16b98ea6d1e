import { expect, test } from 'vitest'
import { wordPatterns } from '#api/chats/word-patterns.ts'

test.each([
  ['', []],
  ['  ', []],
  [' culla ', ['%culla%']],
  ['zoë 100%', ['%zoë 100\\%%']],
  ['a_\\b culla', ['%a\\_\\\\b culla%']],
  ['zo', ['zo%', '% zo%']],
  ['%', ['\\%%', '% \\%%']],
  ['I 7', ['I 7%', '% I 7%']],
  ['+39 347 1234567', ['%+39 347 1234567%', '%393471234567%']],
  ['0039-347-1234567', ['%0039-347-1234567%', '%393471234567%']],
  ['2027-06-11 a', ['%2027-06-11 a%']],
  ['3471234567', ['%3471234567%']],
])('%j is looked for as %j', (text, patterns) => {
  expect(wordPatterns(text)).toEqual(patterns)
})
