import { expect, test } from 'vitest'
import { decide } from '#workflows/domain/decide.ts'
import { authorship } from './authorship.ts'

const sent = { kind: 'draft', status: 'sent', aiText: null } as const
const checked = { confidence: 9, risks: [], unknowns: [], needsReply: true, unproven: [], holds: [] }
const reasonAt = (confidenceThreshold: number) => decide(checked, { confidenceThreshold, automaticMode: true }).reason

test('what left by itself says so, what waited was approved', () => {
  expect(authorship({ ...sent, reason: reasonAt(8) })).toBe('automatic')
  expect(authorship({ ...sent, reason: reasonAt(10) })).toBe('approved')
})

test('the words of the host are theirs', () => {
  expect(authorship({ ...sent, aiText: 'the words of the AI', reason: null })).toBe('edited')
})

test.each(['approved', 'sending', 'failed', 'held', 'outcome_unknown'] as const)(
  'what is %s is not called sent',
  (status) => {
    expect(authorship({ ...sent, status, reason: reasonAt(8) })).toBe('draft')
  },
)
