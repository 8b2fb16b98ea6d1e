import { expect, test } from 'vitest'
import type { PropertyFact } from '#workflows/domain/facts/fact.ts'
import type { FactKey } from '#workflows/domain/facts/topics.ts'
import { topicOfKey } from '#workflows/domain/facts/topics.ts'
import type { Ask } from '#workflows/domain/reading/ask.ts'
import type { Subject } from '#workflows/domain/reading/words/topic-words.ts'
import { isUnfitForAccess, saysLess } from './says-less.ts'

const ask = (...subjects: Subject[]): Ask => ({
  text: '',
  sentence: 0,
  kind: 'question',
  subjects,
  aspects: [],
  times: [],
  told: null,
  unknown: [],
})
const fact = (key: FactKey, yes: boolean, conditions: PropertyFact['conditions'] = []): PropertyFact => ({
  id: key,
  topic: topicOfKey(key),
  key,
  value: { kind: 'yesNo', yes },
  conditions,
  validity: null,
  language: 'en',
  sentence: '',
  source: { kind: 'note', name: 'additionalInfo' },
  isConfirmed: false,
  contradicts: [],
})

test('no smoking inside does not answer for the terrace; no smoking at all, and only outside, do', () => {
  const terrace = ask('smoking', 'terrace')
  expect(saysLess(terrace, 'smoking', [fact('smoking.allowed', false, [{ kind: 'indoors' }])])).toBe(true)
  expect(saysLess(terrace, 'smoking', [fact('smoking.allowed', false)])).toBe(false)
  expect(saysLess(terrace, 'smoking', [fact('smoking.allowed', true, [{ kind: 'onlyOutside' }])])).toBe(false)
  expect(saysLess(ask('smoking'), 'smoking', [fact('smoking.allowed', false, [{ kind: 'indoors' }])])).toBe(false)
})

test('that dogs are welcome does not say that they may swim', () => {
  expect(saysLess(ask('pets', 'pool'), 'pets', [fact('pets.allowed', true)])).toBe(true)
})

test('that there is Wi-Fi does not say that it reaches the rooms; where it is weak, and that there is none, do', () => {
  expect(saysLess(ask('wifi', 'rooms'), 'wifi', [fact('wifi.exists', true)])).toBe(true)
  expect(saysLess(ask('wifi', 'rooms'), 'wifi', [fact('wifi.exists', true), fact('wifi.weak', true)])).toBe(false)
  expect(saysLess(ask('airConditioning', 'rooms'), 'airConditioning', [fact('airConditioning.exists', false)])).toBe(
    false,
  )
})

test('how far a car park is does not say which one it is, where the house has none', () => {
  const where = { ...ask('parking'), aspects: ['where' as const] }
  const none = [fact('parking.exists', false), fact('parking.distance', true)]
  expect(saysLess(where, 'parking', none)).toBe(true)
  expect(saysLess(where, 'parking', [...none, fact('parking.name', true)])).toBe(false)
})

test('beside a wheelchair, that there is a shower does not say that it can be used', () => {
  expect(isUnfitForAccess('shower', [fact('shower.exists', true)])).toBe(true)
  expect(isUnfitForAccess('accessibility', [fact('lift.exists', true)])).toBe(true)
  expect(isUnfitForAccess('accessibility', [fact('accessibility.isStepFree', true)])).toBe(false)
  expect(isUnfitForAccess('stairs', [fact('stairs.exists', false)])).toBe(false)
})
