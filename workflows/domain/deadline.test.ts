import { describe, expect, test } from 'vitest'
import { deadlineAfterUndo, msUntil, pausedUntil } from '#workflows/domain/deadline.ts'

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

const at = (time: string) => new Date(`2026-11-21T${time}.000Z`)

describe('a host who writes', () => {
  const draftedAt = at('10:00:00')
  test.each([
    ['makes the fallback wait two minutes from the last word', '10:14:30', '10:15:00', '10:16:30'],
    ['who stopped two minutes ago does not', '10:13:00', '10:15:00', null],
    ['makes it wait until the longest delay at most', '10:34:30', '10:34:40', '10:35:00'],
    ['cannot make it wait any longer', '10:34:59', '10:35:00', null],
  ])('%s', (_, writtenAt, now, until) => {
    expect(pausedUntil({ writtenAt: at(writtenAt), draftedAt, now: at(now) })).toEqual(until && at(until))
  })
})
