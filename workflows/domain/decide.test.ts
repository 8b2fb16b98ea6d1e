import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ROUNDS_TIMEOUT_MS, rounds } from '#tests/rounds.ts'
import { type Autonomy, type AutonomyKind, BY_THRESHOLD } from '#workflows/domain/autonomy/autonomy-of.ts'
import { type CheckedDraft, decide, MAY_LEAVE } from '#workflows/domain/decide.ts'
import { RISKS } from '#workflows/domain/draft.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'

const good: CheckedDraft = {
  confidence: 9,
  risks: [],
  unknowns: [],
  needsReply: true,
  unproven: [],
  holds: [],
  autonomy: BY_THRESHOLD,
}
const settings = { confidenceThreshold: 8, automaticMode: true }

test.each([
  ['at the threshold', { confidence: 8 }, {}, 'send'],
  ['above it', { confidence: 10 }, {}, 'send'],
  ['below it', { confidence: 7 }, {}, 'wait'],
  ['the lowest threshold', { confidence: 1 }, { confidenceThreshold: 1 }, 'send'],
  ['automatic mode off', {}, { automaticMode: false }, 'wait'],
  ['money', { risks: ['money'] }, {}, 'wait'],
  ['a time without evidence', { unproven: ['10:30'] }, {}, 'wait'],
  ['something unknown', { unknowns: ['piscina'] }, {}, 'wait'],
  ['held', { holds: [say({ code: 'speaks_to_machine' })] }, {}, 'wait'],
  ['nothing to answer', { needsReply: false, confidence: 2 }, {}, 'none'],
  ['nothing to answer in manual mode', { needsReply: false }, { automaticMode: false }, 'none'],
  ['no question but a complaint', { needsReply: false, risks: ['complaint'] }, {}, 'wait'],
  ['no question but held', { needsReply: false, holds: [say({ code: 'mock_ai' })] }, {}, 'wait'],
] as const)('%s: %j %j → %s', (_name, draft, change, action) => {
  const checked = { ...good, ...(draft as Partial<CheckedDraft>) }
  expect(decide(checked, { ...settings, ...change }).action).toBe(action)
})

test.each(RISKS)('%s alone keeps a perfect draft waiting and is named to the host', (risk) => {
  const decision = decide({ ...good, confidence: 10, risks: [risk] }, settings)
  expect(decision.action).toBe('wait')
  expect(decision.reasons).toEqual([{ code: 'risky', params: { risks: [risk] } }])
})

test('the reasons name everything that keeps it waiting', () => {
  const checked = {
    ...good,
    confidence: 4,
    risks: ['money' as const],
    unproven: ['10:30', '€ 5', 'x1', 'y2'],
    unknowns: ['sauna'],
  }
  expect(decide(checked, { confidenceThreshold: 8, automaticMode: false }).reasons).toEqual([
    { code: 'risky', params: { risks: ['money'] } },
    { code: 'unproven', params: { tokens: ['10:30', '€ 5', 'x1', 'y2'] } },
    { code: 'unknown', params: { topics: ['sauna'] } },
    { code: 'low_confidence', params: { confidence: 4, threshold: 8 } },
    { code: 'automatic_mode_off', params: {} },
  ])
})

const KINDS = Object.keys(MAY_LEAVE) as AutonomyKind[]
const autonomyOfKind = (kind: AutonomyKind): Autonomy =>
  kind === 'not_earned' ? { kind, topics: ['parking'], more: 12 } : { kind, topics: ['parking'] }

test('every pair of confidence, threshold, risk and autonomy: what leaves is sure, risks nothing and may', () => {
  const numbers = Array.from({ length: 10 }, (_, index) => index + 1)
  for (const confidence of numbers)
    for (const confidenceThreshold of numbers)
      for (const risks of [[], ...RISKS.map((risk) => [risk])])
        for (const kind of KINDS)
          for (const automaticMode of [true, false]) {
            const draft = { ...good, confidence, risks, autonomy: autonomyOfKind(kind) }
            const { action } = decide(draft, { confidenceThreshold, automaticMode })
            const may = ['by_threshold', 'earned', 'set_always'].includes(kind)
            const isSent = automaticMode && may && risks.length === 0 && confidence >= confidenceThreshold
            expect([action, confidence, confidenceThreshold, risks, kind]).toEqual([
              isSent ? 'send' : 'wait',
              confidence,
              confidenceThreshold,
              risks,
              kind,
            ])
          }
})

test.each([
  ['not_earned', [{ code: 'not_earned', params: { topics: ['parking'], more: 12 } }]],
  ['set_never', [{ code: 'set_never', params: { topics: ['parking'] } }]],
  ['by_threshold', [{ code: 'leaves_by_itself', params: { confidence: 9, threshold: 8 } }]],
  [
    'earned',
    [
      { code: 'leaves_by_itself', params: { confidence: 9, threshold: 8 } },
      { code: 'leaves_as_earned', params: { topics: ['parking'] } },
    ],
  ],
  [
    'set_always',
    [
      { code: 'leaves_by_itself', params: { confidence: 9, threshold: 8 } },
      { code: 'leaves_as_set', params: { topics: ['parking'] } },
    ],
  ],
] as const)('%s is told as %j', (kind, reasons) => {
  expect(decide({ ...good, autonomy: autonomyOfKind(kind) }, settings).reasons).toEqual(reasons)
})

test('nothing below the threshold, risky, unproven, unknown or held is ever sent by itself', {
  timeout: ROUNDS_TIMEOUT_MS,
}, () => {
  const drafts = fc.record({
    confidence: fc.integer({ min: 1, max: 10 }),
    risks: fc.subarray([...RISKS]),
    unknowns: fc.array(fc.string(), { maxLength: 2 }),
    unproven: fc.array(fc.string(), { maxLength: 2 }),
    holds: fc.array(fc.constant(say({ code: 'echoes_us' })), { maxLength: 1 }),
    needsReply: fc.boolean(),
    autonomy: fc.constantFrom(...KINDS).map(autonomyOfKind),
  })
  const rules = fc.record({ confidenceThreshold: fc.integer({ min: 1, max: 10 }), automaticMode: fc.boolean() })
  fc.assert(
    fc.property(drafts, rules, (draft, rule) => {
      const clean = [draft.risks, draft.unknowns, draft.unproven, draft.holds].every((list) => list.length === 0)
      const isSure = draft.confidence >= rule.confidenceThreshold
      const isAllowed = !['not_earned', 'set_never'].includes(draft.autonomy.kind)
      const may = rule.automaticMode && isSure && clean && draft.needsReply && isAllowed
      expect(decide(draft, rule).action === 'send').toBe(may)
    }),
    { numRuns: rounds({ usual: 2000, long: 100_000 }) },
  )
})
