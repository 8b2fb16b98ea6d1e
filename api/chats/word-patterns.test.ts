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
])('%j is looked for as %j', (text, patterns) => {
  expect(wordPatterns(text)).toEqual(patterns)
})
