import { expect, test } from 'vitest'
import { workState } from './work-state.ts'

const now = new Date('2026-07-01T12:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1_000)

test.each([
  ['waiting', { begunAt: null, endedAt: null }],
  ['running', { begunAt: ago(180), endedAt: null }],
  ['lost', { begunAt: ago(181), endedAt: null }],
  ['done', { begunAt: ago(600), endedAt: ago(1) }],
] as const)('%s', (state, times) => {
  expect(workState(times, now)).toBe(state)
})
