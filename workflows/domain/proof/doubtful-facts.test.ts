import { expect, test } from 'vitest'
import type { PropertyFact } from '#workflows/domain/facts/fact.ts'
import { doubtsOf, withDoubts } from './doubtful-facts.ts'

const fact = (more: Partial<PropertyFact>): PropertyFact => ({
  id: 'one',
  topic: 'highChair',
  key: 'highChair.exists',
  value: { kind: 'yesNo', yes: true },
  conditions: [],
  validity: null,
  language: 'es',
  sentence: 'Hay trona.',
  source: { kind: 'note', name: 'note' },
  isConfirmed: false,
  contradicts: [],
  ...more,
})

const isDoubted = (one: PropertyFact) => withDoubts([one]).some(({ contradicts }) => contradicts.length > 0)

test('what is broken is not told as there', () => {
  expect(isDoubted(fact({}))).toBe(false)
  expect(isDoubted(fact({ sentence: 'Cuna gratis bajo petición, la trona está rota por ahora.' }))).toBe(true)
})

test('an hour is not told of a day on which the sentence names another', () => {
  const of = (day: 5 | 6, sentence: string) =>
    fact({
      topic: 'checkIn',
      key: 'checkIn.from',
      value: { kind: 'time', time: '14:00' },
      validity: { season: null, weekdays: [day] },
      language: 'de',
      sentence,
    })
  expect(isDoubted(of(6, 'Anreise ab 14 Uhr, samstags erst ab 16 Uhr.'))).toBe(true)
  expect(isDoubted(of(6, 'Anreise samstags ab 14 Uhr.'))).toBe(false)
})

test('what is free under a condition is not told as free', () => {
  const of = (sentence: string) =>
    fact({
      topic: 'transport',
      key: 'transport.ticket',
      value: { kind: 'amount', amount: 0, currency: 'EUR', per: null },
      language: 'de',
      sentence,
    })
  expect(isDoubted(of('Der Skibus hält am Haus, gratis mit Gästekarte.'))).toBe(true)
  expect(isDoubted(of('Der Skibus hält am Haus und ist gratis.'))).toBe(false)
})

test('a no that was read of one aspect of a thing casts no doubt on the thing', () => {
  const pool = (key: PropertyFact['key'], yes: boolean) =>
    fact({
      topic: 'pool',
      key,
      value: { kind: 'yesNo', yes },
      language: 'it',
      sentence: 'La piscina non è riscaldata.',
    })
  const isFree = (facts: PropertyFact[]) => withDoubts(facts).every(({ contradicts }) => contradicts.length === 0)
  expect(isFree([pool('pool.exists', true), pool('pool.isHeated', false)])).toBe(true)
  expect(isFree([pool('pool.exists', true)])).toBe(false)
})

test('an hour is not told where another reading of the sentence finds none, or one of the other end', () => {
  const opens = (time: string, sentence: string, key: 'supermarket.opens' | 'supermarket.closes') =>
    fact({ topic: 'supermarket', key, value: { kind: 'time', time }, language: 'en', sentence })
  expect(isDoubted(opens('23:00', 'Shop on the corner, open 7 to 23.', 'supermarket.opens'))).toBe(true)
  expect(isDoubted(opens('20:00', 'The shop delivers until 8:00.', 'supermarket.closes'))).toBe(true)
  expect(isDoubted(opens('07:00', 'The shop opens at 7.', 'supermarket.opens'))).toBe(false)
  expect(isDoubted(opens('22:00', 'The shop is open until 22.', 'supermarket.closes'))).toBe(false)
  expect(isDoubted(opens('21:00', 'The latest they close is 21:00.', 'supermarket.closes'))).toBe(false)
})

test('what the next words call out of order is not told as there, and a broken part of it makes no doubt', () => {
  const sauna = (sentence: string, language: PropertyFact['language']) =>
    fact({ topic: 'sauna', key: 'sauna.exists', language, sentence })
  expect(isDoubted(sauna('Sauna 25 € la séance. En panne pour l’instant, désolés', 'fr'))).toBe(true)
  expect(isDoubted(sauna('Sauna im Garten, leider außer Betrieb', 'de'))).toBe(true)
  expect(isDoubted(sauna('Sauna im Garten, der Deckel vom Eimer ist kaputt', 'de'))).toBe(false)
})

test('what the first is free of is not told as free of the second', () => {
  const pets = (sentence: string) =>
    fact({
      topic: 'pets',
      key: 'pets.price',
      value: { kind: 'amount', amount: 0, currency: 'EUR', per: null },
      language: 'en',
      sentence,
    })
  expect(isDoubted(pets('One cat stays free, each additional one €8.'))).toBe(true)
  expect(isDoubted(pets('Cats stay free.'))).toBe(false)
})

const BROKEN = 'Cuna gratis bajo petición, la trona está rota por ahora.'

test('what the host confirmed is not doubted for what another sentence says of the same', () => {
  const doubted = fact({ id: 'other', sentence: BROKEN })
  const isDoubtedBeside = (isConfirmed: boolean) =>
    withDoubts([fact({ isConfirmed }), doubted]).find(({ id }) => id === 'one')?.contradicts.length === 1
  expect(isDoubtedBeside(false)).toBe(true)
  expect(isDoubtedBeside(true)).toBe(false)
})

test('why a fact is in doubt is told of each that is, and of none that is confirmed', () => {
  const gone = { language: 'fr', topic: 'crib', key: 'crib.exists', sentence: 'Il y avait un lit bébé.' } as const
  const facts = [
    fact({ sentence: BROKEN }),
    fact({ id: 'gone', ...gone }),
    fact({ id: 'sure', topic: 'lift', key: 'lift.exists', sentence: 'Hay ascensor.' }),
  ]
  expect([...doubtsOf(facts)]).toEqual([
    ['one', 'readTwoWays'],
    ['gone', 'saysMore'],
  ])
  expect(doubtsOf(facts.map((one) => ({ ...one, isConfirmed: true }))).size).toBe(0)
})
