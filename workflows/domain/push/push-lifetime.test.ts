import { expect, test } from 'vitest'
import { timeToLive, urgencyOf } from './push-lifetime.ts'

const now = new Date('2026-11-23T18:00:00Z')
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

test.each([
  ['as long as its draft waits', inMinutes(12), 12 * 60],
  ['no longer than it is news', inMinutes(600), 30 * 60],
  ['a minute at least', inMinutes(-5), 60],
  ['without a deadline as long as it is news', null, 30 * 60],
])('a draft is kept %s', (_, deadlineAt, expected) => {
  expect(timeToLive('draft_ready', { deadlineAt, now })).toBe(expected)
})

test('what waits for the host wakes a device, what is owed for hours does not', () => {
  expect(urgencyOf('emergency')).toBe('high')
  expect(urgencyOf('promise_due')).toBe('normal')
})
