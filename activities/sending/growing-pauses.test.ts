import { expect, test } from 'vitest'
import { createGrowingPauses } from './growing-pauses.ts'

test('what does not work is tried again after growing pauses of at most an hour, and at once when it was forgotten', () => {
  let minutes = 0
  const pauses = createGrowingPauses(() => new Date(minutes * 60_000))
  const tried: number[] = []
  for (; minutes < 200; minutes++) {
    if (!pauses.isDue('a')) continue
    pauses.tried('a')
    tried.push(minutes)
  }
  expect(tried).toEqual([0, 1, 5, 21, 81, 141])
  expect(pauses.isDue('b')).toBe(true)
  pauses.keepOnly(new Set(['a']))
  expect(pauses.isDue('a')).toBe(false)
  pauses.keepOnly(new Set())
  expect(pauses.isDue('a')).toBe(true)
})

test('a clock that is set back by a day makes no pause last as much longer', () => {
  let minutes = 24 * 60
  const pauses = createGrowingPauses(() => new Date(minutes * 60_000))
  pauses.tried('a')
  expect(pauses.isDue('a')).toBe(false)
  minutes = 0
  expect(pauses.isDue('a')).toBe(true)
})
