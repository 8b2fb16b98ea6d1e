import { expect, test } from 'vitest'
import type { PropertyFact } from '#workflows/domain/facts/fact.ts'
import type { FactKey, FactTopic } from '#workflows/domain/facts/topics.ts'
import { chooseFacts } from './choose-facts.ts'

const yes = (topic: FactTopic, key: FactKey): PropertyFact => ({
  ...{ id: key, topic, key, value: { kind: 'yesNo', yes: true }, conditions: [], validity: null, language: 'en' },
  ...{ sentence: 'So it is.', source: { kind: 'note', name: 'note' }, isConfirmed: true, contradicts: [] },
})

const level = yes('shower', 'shower.isLevel')
const lift = yes('lift', 'lift.exists')
const train = yes('train', 'train.exists')

test.each<[asked: FactTopic, known: PropertyFact[], isBeside: boolean]>([
  ['accessibility', [level], true],
  ['accessibility', [level, lift], false],
  ['transport', [train], true],
  ['directions', [train], true],
])('of %s %j is told, which leaves something open: %j', (asked, known, isBeside) => {
  const chosen = chooseFacts(known, asked, [])
  expect(chosen.facts.map(({ id }) => id).toSorted()).toEqual(known.map(({ id }) => id).toSorted())
  expect(chosen.isBeside).toBe(isBeside)
})
