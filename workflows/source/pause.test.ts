import { expect, test } from 'vitest'
import { pauseSeconds } from '#workflows/source/pause.ts'

test.each([
  [1, 5],
  [2, 10],
  [3, 20],
  [7, 300],
  [1000, 300],
])('after failure %i it waits %i seconds', (failures, seconds) => {
  expect(pauseSeconds(failures)).toBe(seconds)
})
