import { expect, test } from 'vitest'
import { deadlineAfterUndo, msUntil } from '#workflows/domain/deadline.ts'

const now = new Date('2026-11-21T10:00:00.000Z')

test.each([
  ['a deadline ahead stays', '2026-11-21T10:07:00.000Z', '2026-11-21T10:07:00.000Z'],
  ['a deadline that is past gives five minutes more', '2026-11-21T09:59:00.000Z', '2026-11-21T10:05:00.000Z'],
  ['the very moment of the deadline gives five minutes more', '2026-11-21T10:00:00.000Z', '2026-11-21T10:05:00.000Z'],
])('after an undo %s', (_, before, after) => {
  expect(deadlineAfterUndo(new Date(before), now)?.toISOString()).toBe(after)
})

test('an undo gives no deadline to a draft that may have none', () => {
  expect(deadlineAfterUndo(null, now)).toBeNull()
})

test.each([
  ['2026-11-21T10:00:01.500Z', 1500],
  ['2026-11-21T12:00:00.000+02:00', 0],
  ['2026-11-21T09:00:00.000Z', 0],
  ['no instant', 0],
  [null, 0],
])('until %s it is %i ms', (instant, ms) => {
  expect(msUntil(instant, now.getTime())).toBe(ms)
})
