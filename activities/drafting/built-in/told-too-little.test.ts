import { expect, test } from 'vitest'
import type { PropertyFact } from '#workflows/domain/facts/fact.ts'
import { type FactKey, topicOfKey } from '#workflows/domain/facts/topics.ts'
import type { Ask } from '#workflows/domain/reading/ask.ts'
import { chooseFacts } from './choose-facts.ts'
import { isLessThanAsked } from './less-than-asked.ts'

const fact = (key: FactKey, value: PropertyFact['value']): PropertyFact => ({
  id: key + JSON.stringify(value),
  topic: topicOfKey(key),
  key,
  value,
  conditions: [],
  validity: null,
  language: 'en',
  sentence: '',
  source: { kind: 'note', name: 'additionalInfo' },
  isConfirmed: false,
  contradicts: [],
})
const ask = (aspects: Ask['aspects']): Ask => ({
  text: 'Is it calm early in the morning?',
  sentence: 0,
  kind: 'question',
  subjects: ['quiet'],
  aspects,
  times: [],
  told: null,
  unknown: [],
})

test('from when one has to be quiet does not say whether it is', () => {
  const rule = [fact('quietHours.from', { kind: 'time', time: '22:00' })]
  expect(isLessThanAsked(ask([]), 'quiet', rule)).toBe(true)
  expect(isLessThanAsked(ask(['hours']), 'quiet', rule)).toBe(false)
  expect(isLessThanAsked(ask([]), 'quiet', [...rule, fact('quiet.isQuiet', { kind: 'yesNo', yes: true })])).toBe(false)
})

test('that there is a public car park does not say that a space in it can be booked', () => {
  const own = fact('parking.exists', { kind: 'yesNo', yes: false })
  const elsewhere = fact('parking.exists', { kind: 'yesNo', yes: true })
  expect(chooseFacts([own, elsewhere], 'parking', ['reserve']).missing).toEqual(['reserve'])
  expect(chooseFacts([own], 'parking', ['reserve']).missing).toEqual([])
})
