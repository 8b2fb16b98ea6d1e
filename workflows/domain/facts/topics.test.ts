import { expect, test } from 'vitest'
import { CHOICES } from './choices.ts'
import { PLAIN_CONDITIONS } from './condition.ts'
import { isSettled, type PropertyFact } from './fact.ts'
import { FACT_LANGUAGES } from './fact-language.ts'
import { FACT_TOPICS, isFactKey, kindOfKey, TOPICS, topicOfKey } from './topics.ts'

test('facts are about forty topics or more, each with aspects, in eight languages', () => {
  expect(FACT_TOPICS.length).toBeGreaterThanOrEqual(40)
  expect(FACT_TOPICS.every((topic) => Object.keys(TOPICS[topic]).length > 0)).toBe(true)
  expect(FACT_LANGUAGES).toHaveLength(8)
})

test('a key is a topic and one of its own aspects', () => {
  expect(isFactKey('pool.isHeated')).toBe(true)
  expect(isFactKey('garden.isHeated')).toBe(false)
  expect(kindOfKey('checkIn.from')).toBe('time')
  expect(topicOfKey('checkOut.until')).toBe('checkOut')
})

test('no value and no condition is listed twice', () => {
  expect(new Set(CHOICES).size).toBe(CHOICES.length)
  expect(new Set(PLAIN_CONDITIONS).size).toBe(PLAIN_CONDITIONS.length)
})

test('a fact that another contradicts is not settled', () => {
  const fact: PropertyFact = {
    id: 'a',
    topic: 'lift',
    key: 'lift.exists',
    value: { kind: 'yesNo', yes: true },
    conditions: [],
    validity: null,
    language: 'en',
    sentence: 'There is a lift.',
    source: { kind: 'note', name: 'additionalInfo' },
    isConfirmed: false,
    contradicts: [],
  }
  expect(isSettled(fact)).toBe(true)
  expect(isSettled({ ...fact, contradicts: ['b'] })).toBe(false)
})
