import { expect, test } from 'vitest'
import { snippetOf } from './snippet.ts'

const LONG = `${'Grazie mille per tutto quello che avete fatto. '.repeat(4)}Dov’è il parcheggio più vicino? ${'E ancora grazie. '.repeat(20)}`

test('shows the place of the words, between whole words, and that more stands before and behind', () => {
  expect(snippetOf(LONG, ['parch'])).toMatch(/^… fatto\. Dov’è il parcheggio più vicino\? E ancora .*…$/)
})

test('shows each place of words that are far apart, once and short', () => {
  const text = `Vorrei un parcheggio. ${'Grazie mille. '.repeat(20)}Un parcheggio e poi una culla per la bimba. ${'Grazie mille. '.repeat(9)}`
  expect(snippetOf(text, ['parcheggio', 'culla'])).toBe(
    'Vorrei un parcheggio. Grazie mille. Grazie mille. … e poi una culla per la bimba. Grazie mille. Grazie…',
  )
  expect(snippetOf(text, ['parcheggio', 'grazie'])).toMatch(/^Vorrei un parcheggio\. Grazie[^…]*…$/)
})

test.each([
  ['by its beginning', 'Il parcheggio', ['parch'], 'Il parcheggio'],
  ['whatever its case and accents', 'Più tardi', ['piu'], 'Più tardi'],
  ['on one line', 'Ciao,\n\n  arrivo tardi', ['tardi'], 'Ciao, arrivo tardi'],
  ['any of several', 'solo la culla', ['culla', 'bimbo'], 'solo la culla'],
  ['not inside a word', 'Il parcheggio', ['cheggio'], null],
  ['all but the last as whole words', 'parcheggio', ['parch', 'auto'], null],
])('finds a word %s', (_case, text, words, snippet) => {
  expect(snippetOf(text, words)).toBe(snippet)
})
