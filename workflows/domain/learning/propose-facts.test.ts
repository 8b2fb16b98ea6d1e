import { expect, test } from 'vitest'
import type { FoundFact } from '#workflows/domain/facts/fact.ts'
import { LEARNT_MOST } from './limits.ts'
import { proposeFacts } from './propose-facts.ts'

const of = (sentence: string, known: Pick<FoundFact, 'key' | 'value'>[] = []) =>
  proposeFacts({ sentences: [sentence], known, names: ['Lukas Weber', 'Anna Ferri'] })

test.each([
  ['Il parcheggio costa 15 € al giorno.', 'parking.price'],
  ['The swimming pool is heated.', 'pool.isHeated'],
  ['Hunde sind nicht erlaubt.', 'pets.allowed'],
  ['Check-out is by 11:00.', 'checkOut.until'],
])('%s is proposed as %s', (sentence, key) => {
  expect(of(sentence)).toMatchObject([{ sentence, isPassing: false }])
  expect(of(sentence)[0]?.facts.map((fact) => fact.key)).toContain(key)
})

test('what is known already is not proposed, and another value of it is', () => {
  const known = of('Check-out is by 11:00.')[0]?.facts ?? []
  expect(of('Check-out is by 11:00.', known)).toEqual([])
  expect(of('Check-out is by 12:00.', known)).toHaveLength(1)
})

test.each([
  ['a name', 'Lukas, the parking costs 15 € a day.'],
  ['a secret', 'The door code is 4711.'],
  ['a placeholder', 'The code of the garage is [[secret:garage_code]].'],
  ['nothing of the house', 'Thank you and see you soon!'],
  ['something that no rule understands', 'My cousin Piero knows everything about it.'],
  ['too much', `The parking costs 15 € a day${' and so on'.repeat(60)}.`],
])('a sentence with %s is not', (_what, sentence) => {
  expect(of(sentence)).toEqual([])
})

test('what speaks of these days says so', () => {
  expect(of('Today the swimming pool is closed.').every(({ isPassing }) => isPassing)).toBe(true)
})

test('of a reply that was copied together only the first sentences are read', () => {
  const sentences = Array.from({ length: 200 }, (_, n) => `Il parcheggio costa ${n + 1} € al giorno.`)
  const proposed = proposeFacts({ sentences: ['Buongiorno!', 'Buongiorno!', ...sentences], known: [], names: [] })
  expect(proposed.map(({ sentence }) => sentence)).toEqual(sentences.slice(0, LEARNT_MOST - 1))
})
