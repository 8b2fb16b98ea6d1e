import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Decision, DecisionOutcome } from '#workflows/domain/learning/decision.ts'
import { AUTONOMY_KINDS, autonomyOf, type Rung } from './autonomy-of.ts'
import { countRung } from './count-rung.ts'
import { isEarned, RUNG_SETTINGS, stillNeeded } from './rung.ts'

const times = (many: number, outcome: DecisionOutcome, changes: Decision['changes'] = []): Decision[] =>
  Array.from({ length: many }, () => ({ outcome, changes }))
const good = (many: number) => times(many, 'unchanged')
const earned = (decisions: Decision[], target = 0.9) => isEarned(countRung(decisions), target)

test.each([
  ['28 sent unchanged open it at nine in ten', good(28), true],
  ['27 do not', good(27), false],
  ['44 with one bad before them', [...times(1, 'discarded'), ...good(44)], true],
  ['43 with one bad before them do not', [...times(1, 'discarded'), ...good(43)], false],
  ['a discard locks it at once, after however many', [...good(400), ...times(1, 'discarded')], false],
  ['so does an edit of a fact', [...good(400), ...times(1, 'edited', ['fact'])], false],
  ['of a policy', [...good(400), ...times(1, 'edited', ['policy', 'tone'])], false],
  ['of the language', [...good(400), ...times(1, 'edited', ['language'])], false],
  ['another reply of another substance', [...good(400), ...times(1, 'replaced', ['fact'])], false],
  ['and a complaint', [...good(400), ...times(1, 'complaint')], false],
  [
    'what is only said otherwise is not unchanged, but no reason to lock',
    [...good(400), ...times(1, 'edited', ['tone'])],
    true,
  ],
  ['many of those are', [...good(60), ...times(9, 'edited', ['tone'])], false],
  ['after a complaint 28 open it again', [...good(400), ...times(1, 'complaint'), ...good(28)], true],
  ['and 27 do not', [...good(400), ...times(1, 'complaint'), ...good(27)], false],
  ['what was taken back counts for nothing', [...good(27), ...times(40, 'taken_back')], false],
  ['nothing opens nothing', [], false],
])('%s', (_name, decisions, isOpen) => {
  expect(earned(decisions)).toBe(isOpen)
})

test('complaints are no decisions: they are not counted among them', () => {
  expect(countRung([...good(3), ...times(2, 'complaint')]).all).toEqual({ good: 3, bad: 0 })
})

const outcomes = fc.constantFrom<DecisionOutcome>(
  'unchanged',
  'edited',
  'discarded',
  'replaced',
  'complaint',
  'taken_back',
)
const decision = fc.record({ outcome: outcomes, changes: fc.subarray(['fact', 'tone'] as const) })

test('as many more as are said to be wanting open it, and one fewer does not', () => {
  fc.assert(
    fc.property(fc.array(decision, { maxLength: 60 }), fc.constantFrom(0.5, 0.8, 0.9, 0.95), (decisions, target) => {
      const more = stillNeeded(countRung(decisions), target)
      expect(earned([...decisions, ...good(more)], target)).toBe(true)
      if (more > 0) expect(earned([...decisions, ...good(more - 1)], target)).toBe(false)
    }),
    { numRuns: 60 },
  )
})

const rung = (topic: string, setting: Rung['setting'], decisions: Decision[]): Rung => ({
  topic,
  setting,
  counts: countRung(decisions),
})
const rungs = [
  rung('parking', null, good(28)),
  rung('pool', null, good(2)),
  rung('pets', 'always', []),
  rung('keys', 'never', good(400)),
  rung('wifi', 'earned', good(2)),
]

test.each([
  ['threshold', ['parking'], 'by_threshold'],
  ['threshold', ['unheard'], 'by_threshold'],
  ['threshold', ['pets'], 'set_always'],
  ['threshold', ['keys'], 'set_never'],
  ['threshold', ['wifi'], 'not_earned'],
  ['threshold', ['pets', 'pool'], 'by_threshold'],
  ['earned', ['parking'], 'earned'],
  ['earned', ['pool'], 'not_earned'],
  ['earned', ['unheard'], 'not_earned'],
  ['earned', ['pets'], 'set_always'],
  ['earned', ['pets', 'parking'], 'earned'],
  ['earned', ['parking', 'pool'], 'not_earned'],
  ['earned', ['parking', 'keys'], 'set_never'],
] as const)('by %s, %j is %s', (rule, topics, kind) => {
  expect(autonomyOf(topics, { rule, target: 0.9, rungs }).kind).toBe(kind)
})

test('a topic more never makes a draft freer, and what the host set stands', () => {
  const some = fc.array(
    fc.record({
      topic: fc.constantFrom('a', 'b', 'c', 'd'),
      setting: fc.constantFrom(null, ...RUNG_SETTINGS),
      many: fc.nat(60),
    }),
    { maxLength: 4 },
  )
  const topics = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1 })
  fc.assert(
    fc.property(some, topics, fc.constantFrom('threshold' as const, 'earned' as const), (given, all, rule) => {
      const ladder = {
        rule,
        target: 0.9,
        rungs: given.map(({ many, ...one }) => ({ ...one, counts: countRung(good(many)) })),
      }
      const strictness = (some: readonly string[]) => AUTONOMY_KINDS.indexOf(autonomyOf(some, ladder).kind)
      for (const one of all) expect(strictness(all)).toBeLessThanOrEqual(strictness([one]))
    }),
  )
})

test('how many are wanting is told of the topic that wants most', () => {
  expect(autonomyOf(['pool', 'unheard'], { rule: 'earned', target: 0.9, rungs })).toEqual({
    kind: 'not_earned',
    topics: ['pool', 'unheard'],
    more: 28,
  })
})
