import { expect, test } from 'vitest'
import type { PropertyFactView } from '#api/contract/property-facts.ts'
import { factsOfClaim, isOfProperty } from './facts-of-claim.ts'

const fact = (id: string, source: PropertyFactView['source']) =>
  ({ id, source, key: 'pool.exists', value: { kind: 'yesNo', yes: true } }) as PropertyFactView
const FACTS = [
  fact('a', { kind: 'field', name: 'checkIn' }),
  fact('b', { kind: 'extra', name: 'Pool' }),
  fact('c', { kind: 'note', name: 'additionalInfo' }),
  fact('d', { kind: 'host', name: 'answer' }),
]

test.each([
  ['its own, by their ids', { fact: 'property.additionalInfo', factIds: ['c', 'b'] }, ['b', 'c']],
  ['none where they are gone', { fact: 'extra.Pool', factIds: ['gone'] }, []],
  ['of a draft of before, by its field', { fact: 'property.checkIn' }, ['a']],
  ['by its extra', { fact: 'extra.Pool' }, ['b']],
  ['by the host’s word', { fact: 'fact.d' }, ['d']],
  ['and none by the note, which has many', { fact: 'property.additionalInfo' }, []],
])('a claim rests on %s', (_, claim, ids) => {
  expect(factsOfClaim({ sentence: '', ...claim }, FACTS).map(({ id }) => id)).toEqual(ids)
})

test.each([
  ['property.checkIn', true],
  ['extra.Pool', true],
  ['fact.d', true],
  ['message.1', false],
  ['host.answer', false],
  [null, false],
])('%s is of a property: %s', (name, expected) => {
  expect(isOfProperty({ sentence: '', fact: name })).toBe(expected)
})
