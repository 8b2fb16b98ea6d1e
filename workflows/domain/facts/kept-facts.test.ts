import { expect, test } from 'vitest'
import { findContradictions } from './contradictions.ts'
import type { FoundFact } from './fact.ts'
import { readProperty } from './read/read-property.ts'
import { readText } from './read/read-text.ts'
import { reconcileFacts } from './reconcile-facts.ts'
import { withoutCovered } from './without-covered.ts'

const NOTE = { kind: 'note', name: 'additionalInfo' } as const
const read = (text: string) => readText(text, NOTE)
const kept = (facts: FoundFact[], isTouched = false) =>
  facts.map((found, index) => ({ id: String(index), found, isTouched }))
const PROPERTY = {
  ...{ name: 'Casa', address: '', floor: 0, rooms: 0, bathrooms: 0, checkIn: '', checkOut: '' },
  ...{ bookingLink: null, airbnbLink: null, additionalInfo: null, extras: [] },
}

/** The pairs of sentences that cannot both hold. */
function clashes(text: string): [string, string][] {
  const facts = read(text).map((fact, index) => ({ ...fact, id: String(index), isConfirmed: false }))
  return [...findContradictions(facts)].flatMap(([id, others]) =>
    others
      .filter((other) => Number(other) > Number(id))
      .map((other): [string, string] => [facts[Number(id)]?.sentence ?? '', facts[Number(other)]?.sentence ?? '']),
  )
}

test.each([
  ['Check-in from 15:00. Check-in from 16:00.', 1],
  ['There is no pool. The pool is heated.', 2],
  ['Pets are not allowed. Small dogs are welcome.', 1],
  ['Parking is free of charge. Parking costs 10 € per day.', 1],
  ['The flat is on the second floor. The flat is on the third floor.', 1],
  ['There is no parking. Street parking costs 7 € per hour.', 0],
  ['There is no parking. There are two parking spaces.', 2],
  ['Dogs are welcome. Cats are not allowed.', 0],
  ['A supermarket is 200 m away. Another supermarket is 500 m away.', 0],
  ['Check-in from 15:00. Check-out by 10:00.', 0],
  ['There is one double bed. There are two single beds.', 0],
  ['The pool is heated from May to June. The pool is not heated in winter.', 0],
])('%s: %i contradictions', (text, count) => {
  expect(clashes(text)).toHaveLength(count)
})

test('what the host confirmed stands against what nobody did', () => {
  const facts = read('Check-in from 15:00. Check-in from 16:00.')
  const [first, second] = facts.map((fact, index) => ({ ...fact, id: String(index), isConfirmed: index === 0 }))
  if (first === undefined || second === undefined) throw new Error('Two facts were expected')
  const found = findContradictions([first, second])
  expect(found.get('0')).toEqual([])
  expect(found.get('1')).toEqual(['0'])
})

test('a yes is dropped where the same yes has limits', () => {
  const facts = [
    ...readProperty({ ...PROPERTY, extras: [{ key: 'Pets Allowed', value: true }] }),
    ...read('Only small dogs are allowed.'),
  ]
  expect(withoutCovered(facts).map(({ sentence }) => sentence)).toEqual(['Only small dogs are allowed.'])
  expect(withoutCovered(read('There is a lift. There is a lift.'))).toHaveLength(1)
})

test('nothing changes where nothing was changed, and an unrelated sentence touches nothing else', () => {
  const before = read('The pool is heated. There is a lift.')
  expect(reconcileFacts(kept(before), before)).toMatchObject({ add: [], remove: [] })
  const plan = reconcileFacts(kept(before, true), read('No smoking. The pool is heated. There is a lift.'))
  expect(plan.remove).toEqual([])
  expect(plan.add.map(({ fact }) => fact.key)).toEqual(['smoking.allowed'])
  expect(plan.change.every(({ takesValue }) => !takesValue)).toBe(true)
})

test('a changed sentence is a new one; the same sentence read otherwise keeps what the host said of it', () => {
  const before = read('The pool is heated.')
  const plan = reconcileFacts(kept(before, true), read('The pool is not heated.'))
  expect(plan.remove).toEqual(['0', '1'])
  expect(plan.add).toHaveLength(2)
  const otherwise = before.map((fact) =>
    fact.key === 'pool.isHeated' ? { ...fact, value: { kind: 'yesNo' as const, yes: false } } : fact,
  )
  expect(reconcileFacts(kept(before, true), otherwise)).toMatchObject({ add: [], remove: [] })
  expect(reconcileFacts(kept(before, true), otherwise).change.every(({ takesValue }) => !takesValue)).toBe(true)
  expect(reconcileFacts(kept(before), otherwise).change.map(({ takesValue }) => takesValue)).toContain(true)
})

test.each([
  [{ floor: 0, rooms: 2 }, ['floor.number=0', 'rooms.count=2']],
  [{ floor: 0, rooms: 0 }, []],
  [{ floor: 0, rooms: 2, additionalInfo: 'We are on the third floor.' }, ['rooms.count=2', 'floor.number=3']],
  [{ floor: 4 }, ['floor.number=4']],
])(
  'nought is the ground floor only where numbers were filled in and no text says otherwise: %o',
  (fields, expected) => {
    const facts = readProperty({ ...PROPERTY, ...fields })
    expect(facts.map(({ key, value }) => `${key}=${'count' in value ? value.count : ''}`)).toEqual(expected)
  },
)

test.each([
  [{ key: 'Pool', value: true }, 'pool.exists'],
  [{ key: 'Lavatrice', value: true }, 'washingMachine.exists'],
  [{ key: 'Haustiere', value: 'nein' }, 'pets.allowed'],
  [{ key: 'Garage Spots', value: 2 }, 'parking.exists'],
  [{ key: 'Number of Towels', value: 4 }, 'towels.included'],
  [{ key: 'Double beds', value: 2 }, 'beds.double'],
  [{ key: 'Heating', value: 'central, from November to April' }, 'heating.exists'],
  [{ key: 'Welcome Note', value: 'There is no lift.' }, 'lift.exists'],
  [{ key: 'Zahl der Weisen', value: 3 }, 'other.text'],
])('an extra is read: %o', (extra, key) => {
  expect(readProperty({ ...PROPERTY, extras: [extra] })[0]?.key).toBe(key)
})
