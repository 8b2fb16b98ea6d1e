import { expect, test } from 'vitest'
import { sayFact } from '#workflows/domain/facts/say/say-fact.ts'
import { readText } from './read-text.ts'

const NOTE = { kind: 'note', name: 'property.additionalInfo' } as const
const saidOf = (note: string) => readText(note, NOTE).flatMap((fact) => sayFact(fact, 'en') ?? [])

test.each([
  ['Waschmaschine im Keller, Trockner 3 €, am Sonntag bitte nicht waschen.', 'on Sunday'],
  ['Washing machine in the cellar, dryer £3, not on Sundays please.', 'on Sunday'],
])('%s: a day that is denied is none on which it may be used', (note, words) => {
  expect(saidOf(note).join(' ')).not.toContain(words)
})

test('heating is on, and not open, in its season', () => {
  expect(saidOf('The heating is on from 15 October to 15 April.').join(' ')).toContain('on from 15 October to 15 April')
})

test('what stands in the kitchen tells nothing of where the kitchen is', () => {
  expect(saidOf('In cucina avete forno e bollitore.').join(' ')).not.toMatch(/kitchen is in the kitchen/)
})
