import { expect, test } from 'vitest'
import type { Ask } from '#workflows/domain/reading/ask.ts'
import type { Subject } from '#workflows/domain/reading/words/topic-words.ts'
import { coverAsks } from './cover-asks.ts'

const ask = (subject: Subject): Ask => ({
  ...{ text: 'And that?', sentence: 0, kind: 'question', subjects: [subject], aspects: [], times: [] },
  ...{ told: null, unknown: [] },
})

const none = new Set<never>()
const stateOf = (asked: Subject, claimed: Subject) =>
  coverAsks([ask(asked)], { claimed: [claimed], deferred: [], told: none, leftOut: none, aspects: none })[0]?.state

test.each<[asked: Subject, claimed: Subject]>([
  ['stairs', 'lift'],
  ['directions', 'transport'],
  ['guests', 'beds'],
  ['lateArrival', 'checkIn'],
])('a question on %s is answered by a claim on %s', (asked, claimed) => {
  expect(stateOf(asked, claimed)).toBe('answered')
})

test.each<[asked: Subject, claimed: Subject]>([
  ['transport', 'train'],
  ['transport', 'airport'],
  ['train', 'transport'],
  ['accessibility', 'shower'],
  ['payment', 'price'],
  ['payment', 'deposit'],
  ['guests', 'rooms'],
])('a question on %s is left open by a claim on %s', (asked, claimed) => {
  expect(stateOf(asked, claimed)).toBe('open')
})
