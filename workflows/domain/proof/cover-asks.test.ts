import { expect, test } from 'vitest'
import type { DraftLanguage } from '#workflows/domain/draft.ts'
import type { Ask } from '#workflows/domain/reading/ask.ts'
import { readAsks } from '#workflows/domain/reading/read-asks.ts'
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

test.each<[language: DraftLanguage, text: string, isMore: boolean]>([
  ['en', 'What does the sauna cost?', true],
  ['de', 'Wie viel kostet die Sauna?', true],
  ['it', 'A che ora apre la piscina?', true],
  ['it', 'Possiamo fare il barbecue in giardino?', true],
  ['en', 'Can we fly our drone from the terrace?', true],
  ['en', 'Can we see the lake from the balcony?', true],
  ['en', 'Is there a sauna?', false],
  ['it', 'Avete la terrazza?', false],
  ['en', 'What time is check-in?', false],
  ['it', 'Ci fate uno sconto?', false],
])('(%s) %s asks for more than its first topic: %s', (language, text, isMore) => {
  const { asks } = readAsks([text], language, { names: none, house: { checkIn: '15:00', checkOut: '10:00' } })
  const covered = coverAsks(asks, { claimed: [], deferred: [], told: none, leftOut: none, aspects: none })
  expect(covered.map(({ asksMore }) => asksMore === true)).toEqual([isMore])
})
