import { expect, test } from 'vitest'
import { CHOICES } from '#workflows/domain/facts/choices.ts'
import type { Condition } from '#workflows/domain/facts/condition.ts'
import type { FoundFact } from '#workflows/domain/facts/fact.ts'
import { FACT_LANGUAGES, type FactLanguage } from '#workflows/domain/facts/fact-language.ts'
import type { FactValue, ValueKind } from '#workflows/domain/facts/fact-value.ts'
import { FACT_TOPICS, type FactKey, kindOfKey, TOPICS, topicOfKey } from '#workflows/domain/facts/topics.ts'
import { SPEECHES, sayFact } from './say-fact.ts'

const SAMPLES: Record<ValueKind, FactValue> = {
  yesNo: { kind: 'yesNo', yes: true },
  time: { kind: 'time', time: '15:00' },
  hours: { kind: 'hours', from: '22:00', to: '08:00' },
  amount: { kind: 'amount', amount: 12.5, currency: 'EUR', per: 'night' },
  count: { kind: 'count', count: 3 },
  distance: { kind: 'distance', distance: 5, unit: 'minutesWalk' },
  measure: { kind: 'measure', measure: 1.9 },
  days: { kind: 'days', days: 7, unit: 'days' },
  season: { kind: 'season', from: '06-01', to: '09-30' },
  choices: { kind: 'choices', choices: ['cash', 'card'] },
  name: { kind: 'name', name: 'Conad' },
  text: { kind: 'text', text: 'The key turns twice.' },
}

const fact = (key: FactKey, value: FactValue, conditions: Condition[] = []): FoundFact => ({
  topic: topicOfKey(key),
  key,
  value,
  conditions,
  validity: null,
  language: 'en',
  sentence: 'The key turns twice.',
  source: { kind: 'note', name: 'additionalInfo' },
})

const keys = FACT_TOPICS.flatMap((topic) => Object.keys(TOPICS[topic]).map((aspect) => `${topic}.${aspect}` as FactKey))
const said = (language: FactLanguage) =>
  keys.filter((key) => kindOfKey(key) !== 'text' && sayFact(fact(key, SAMPLES[kindOfKey(key)]), language) !== null)

test('every language says the same aspects', () => {
  const english = said('en')
  expect(english.length).toBeGreaterThan(400)
  for (const language of FACT_LANGUAGES) expect([language, said(language)]).toEqual([language, english])
})

test('a sentence begins with a capital, ends with a full stop and holds its value', () => {
  for (const language of FACT_LANGUAGES) {
    for (const key of said(language)) {
      const sentence = sayFact(fact(key, SAMPLES[kindOfKey(key)]), language) ?? ''
      expect(sentence).toMatch(/^[^\p{Ll}].*\.$/su)
      expect(sentence).not.toMatch(/undefined|\[object|\$\{| {2}|NaN/)
      if (kindOfKey(key) === 'time') expect(sentence).toContain('15:00')
      if (kindOfKey(key) === 'amount') expect(sentence).toMatch(/12[.,]50/)
    }
  }
})

test('yes and no are two sentences, and free is no amount', () => {
  for (const language of FACT_LANGUAGES) {
    for (const key of said(language)) {
      const kind = kindOfKey(key)
      if (kind !== 'yesNo' && kind !== 'amount') continue
      const other: FactValue = kind === 'yesNo' ? { kind, yes: false } : { kind, amount: 0, currency: 'EUR', per: null }
      const sentences = [sayFact(fact(key, SAMPLES[kind]), language), sayFact(fact(key, other), language)]
      expect(new Set(sentences).size, `${language} ${key}: ${sentences[0]}`).toBe(2)
    }
  }
})

const TABLE: [FactLanguage, FoundFact, string][] = [
  ['en', fact('checkIn.from', { kind: 'time', time: '15:00' }), 'Check-in is from 15:00.'],
  ['it', fact('checkIn.from', { kind: 'time', time: '15:00' }), 'Il check-in è possibile dalle 15:00.'],
  ['de', fact('checkOut.until', { kind: 'time', time: '10:00' }), 'Der Check-out ist bis 10:00 Uhr.'],
  ['fr', fact('pool.isHeated', { kind: 'yesNo', yes: false }), 'La piscine n’est pas chauffée.'],
  ['es', fact('lift.exists', { kind: 'yesNo', yes: false }), 'No hay ascensor.'],
  ['nl', fact('floor.number', { kind: 'count', count: 0 }), 'De accommodatie is op de begane grond.'],
  ['pt', fact('towels.included', { kind: 'yesNo', yes: true }), 'As toalhas estão incluídas no preço.'],
  ['pl', fact('rooms.bedrooms', { kind: 'count', count: 5 }), 'Obiekt ma 5 sypialni.'],
  ['pl', fact('rooms.bedrooms', { kind: 'count', count: 2 }), 'Obiekt ma 2 sypialnie.'],
  [
    'en',
    fact('pets.allowed', { kind: 'yesNo', yes: true }, [
      { kind: 'onlySmall' },
      { kind: 'onlyDogs' },
      { kind: 'onRequest' },
    ]),
    'Pets are allowed, only small dogs, on request.',
  ],
  [
    'de',
    fact('parking.price', { kind: 'amount', amount: 15, currency: 'EUR', per: 'day' }),
    'Das Parken kostet 15 € pro Tag.',
  ],
  ['nl', fact('deposit.amount', { kind: 'amount', amount: 200, currency: 'EUR', per: null }), 'De borg is € 200.'],
  [
    'pl',
    fact('smoking.allowed', { kind: 'yesNo', yes: false }, [{ kind: 'indoors' }]),
    'Palenie jest zabronione w pomieszczeniach.',
  ],
  [
    'it',
    {
      ...fact('pool.exists', { kind: 'yesNo', yes: true }),
      validity: { season: { from: '06-01', to: '09-15' }, weekdays: null },
    },
    "C'è una piscina, dal 1 giugno al 15 settembre.",
  ],
]

test.each(TABLE)('%s: %o', (language, one, sentence) => {
  expect(sayFact(one, language)).toBe(sentence)
})

test('what exists only in the words of another language cannot be said', () => {
  const free = fact('pool.exists', { kind: 'yesNo', yes: true }, [{ kind: 'freeWords', text: 'after mowing' }])
  expect(sayFact(free, 'en')).toBe('There is a pool, after mowing.')
  expect(sayFact(free, 'de')).toBeNull()
  const words = fact('other.text', { kind: 'text', text: 'The key turns twice.' })
  expect(sayFact(words, 'en')).toBe('The key turns twice.')
  expect(sayFact(words, 'it')).toBeNull()
  expect(sayFact({ ...words, sentence: 'The code is [[secret:door_code]].' }, 'en')).toBeNull()
})

test('a prohibition of some is not said as one of all', () => {
  const none = (kind: 'onlyCats' | 'onlySmall') => fact('pets.allowed', { kind: 'yesNo', yes: false }, [{ kind }])
  expect(sayFact(none('onlySmall'), 'en')).toBeNull()
  expect(sayFact(none('onlyCats'), 'en')).toBe('Cats are not allowed.')
  expect(sayFact(none('onlyCats'), 'de')).toBe('Katzen sind nicht erlaubt.')
})

test('every choice and every language has its word', () => {
  for (const language of FACT_LANGUAGES) {
    expect(CHOICES.filter((choice) => SPEECHES[language].choices[choice] === '')).toEqual([])
  }
})
