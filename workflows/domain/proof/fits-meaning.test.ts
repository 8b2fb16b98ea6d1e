import { expect, it } from 'vitest'
import { readText } from '#workflows/domain/facts/read/read-text.ts'
import { kitOf } from '#workflows/domain/reading/language-kit.ts'
import { fitsMeaning } from './fits-meaning.ts'

const NOTE = 'Draps fournis, lits faits. Serviettes de toilette en location 9 € par personne.'
const facts = readText(NOTE, { kind: 'note', name: 'additionalInfo' }).map((fact) => ({
  ...fact,
  id: fact.key,
  isConfirmed: false,
  contradicts: [],
}))

it.each([
  ['Bettwäsche ist im Preis inbegriffen.', true],
  ['Handtücher sind im Preis inbegriffen.', false],
  ['Bettwäsche und Handtücher sind im Preis inbegriffen.', false],
  ['Handtücher sind gratis.', false],
])('where sheets are there and towels cost something: %s', (text, fits) => {
  expect(fitsMeaning(text, facts, kitOf('de'))).toBe(fits)
})
