import { expect, test, vi } from 'vitest'
import { findContradictions } from '#workflows/domain/facts/contradictions.ts'
import type { FoundFact } from '#workflows/domain/facts/fact.ts'
import { reconcileFacts } from '#workflows/domain/facts/reconcile-facts.ts'
import { findTopics } from './cues/topic-cues.ts'
import { SENTENCES_MOST } from './keep-words.ts'
import { readProperty } from './read-property.ts'
import { readText } from './read-text.ts'

const NOTE = { kind: 'note', name: 'additionalInfo' } as const
const HOUSE = {
  ...{ name: 'Casa', address: '', floor: 0, rooms: 0, bathrooms: 0, checkIn: '', checkOut: '' },
  ...{ bookingLink: null, airbnbLink: null },
}
const numbered = <T>(count: number, say: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => say(n))
const isLong = ({ sentence }: FoundFact) => sentence.length > 200

/** How often something is written as a text, or looked for in one, while the work is done. */
function workOf(work: () => unknown): number {
  const spies = [
    vi.spyOn(JSON, 'stringify'),
    vi.spyOn(String.prototype, 'matchAll'),
    vi.spyOn(String.prototype, 'search'),
  ]
  work()
  const count = spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0)
  for (const spy of spies) spy.mockRestore()
  return count
}

test('a sentence that names nothing of a house is looked at once in each language', () => {
  expect(workOf(() => findTopics('arrivederci e grazie', 'it'))).toBe(1)
  expect(workOf(() => findTopics('la piscina', 'it'))).toBeGreaterThan(50)
})

test('an ordinary long note is read to its end', () => {
  const note = numbered(380, (n) => `Il parcheggio ${n} costa ${n} €.`).join(' ')
  const facts = readText(note, NOTE)
  expect(facts.some(isLong)).toBe(false)
  expect(facts.at(-1)?.sentence).toBe('Il parcheggio 379 costa 379 €.')
})

test('behind the sentences that are read all words are kept, many to a fact', () => {
  const lines = numbered(3_000, (n) => `zz${n}`)
  const facts = readText(lines.join('\n'), NOTE)
  expect(facts.filter((fact) => !isLong(fact))).toHaveLength(SENTENCES_MOST)
  expect(facts.length).toBeLessThan(SENTENCES_MOST + 40)
  expect(facts.map(({ sentence }) => sentence).join(' ')).toBe(lines.join(' '))
})

test('a line of a single character says nothing, a figure or another script does', () => {
  expect(readText('x\n-\n7\n駅\nA1', NOTE).map(({ sentence }) => sentence)).toEqual(['7', '駅', 'A1'])
  expect(readText('x\n'.repeat(4_990), NOTE)).toEqual([])
})

test('words without an end are read in pieces, of which none is lost', () => {
  const note = numbered(2_000, (n) => `word${n}`).join(' ')
  const facts = readText(note, NOTE)
  expect(facts.length).toBeGreaterThan(5)
  expect(facts.map(({ sentence }) => sentence).join(' ')).toBe(note)
})

test('of many long extras no more is read than of a house, and none is lost', () => {
  const extras = numbered(100, (n) => ({ key: `Nota ${n}`, value: 'Qui c’è la piscina. '.repeat(90).trim() }))
  const facts = readProperty({ ...HOUSE, additionalInfo: null, extras })
  expect(facts.length).toBeLessThan(600)
  expect(new Set(facts.map(({ source }) => source.name)).size).toBe(100)
  const short = numbered(100, (n) => ({ key: `Nota ${n}`, value: 'La piscina è aperta.' }))
  const behind = readProperty({ ...HOUSE, additionalInfo: null, extras: [...extras, ...short] })
  expect(behind.at(-1)?.topic).toBe('pool')
})

test('what is compared with all others costs by their number, not by its square', () => {
  const facts = (count: number) =>
    numbered(count, (n) => `Il parcheggio ${n} costa ${n} €.`).flatMap((one) => readText(one, NOTE))
  const kept = (all: FoundFact[]) => all.map((found, n) => ({ id: `${n}`, found, isTouched: false }))
  const stood = (all: FoundFact[]) => all.map((fact, n) => ({ ...fact, id: `${n}`, isConfirmed: false }))
  const [few, many] = [facts(30), facts(120)]
  const names = (count: number) => `${'parking, pool, '.repeat(count)}sauna`
  const growth = (one: () => unknown, other: () => unknown) => workOf(other) / workOf(one)
  expect(
    growth(
      () => reconcileFacts(kept(few), few.toReversed()),
      () => reconcileFacts(kept(many), many.toReversed()),
    ),
  ).toBeLessThan(6)
  expect(
    growth(
      () => findContradictions(stood(few)),
      () => findContradictions(stood(many)),
    ),
  ).toBeLessThan(6)
  expect(
    growth(
      () => readText(names(10), NOTE),
      () => readText(names(40), NOTE),
    ),
  ).toBeLessThan(6)
})

test('of many that cannot hold beside each other each names a few', () => {
  const time = (n: number) => `${14 + Math.floor(n / 60)}:${String(n % 60).padStart(2, '0')}`
  const facts = numbered(100, (n) => `Check-in from ${time(n)}.`).flatMap((one) => readText(one, NOTE))
  const against = findContradictions(facts.map((fact, n) => ({ ...fact, id: `${n}`, isConfirmed: false })))
  expect(against.size).toBeGreaterThan(90)
  expect(Math.max(...[...against.values()].map(({ length }) => length))).toBe(20)
})
