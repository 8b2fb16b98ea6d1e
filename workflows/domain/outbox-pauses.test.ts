import { expect, test } from 'vitest'
import { askedPause, LONGEST_ASKED_MS, pauseAfter, TRIED_FOR_MS } from './outbox-pauses.ts'

const now = new Date('2026-11-22T06:00:00Z')

test('pauses grow from seconds to an hour, and a day holds some thirty tries', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 40].map((tries) => pauseAfter(tries, 0.5) / 1_000)).toEqual([
    10, 30, 90, 270, 810, 2_430, 3_600, 3_600,
  ])
  let tries = 0
  for (let at = 0; at < TRIED_FOR_MS; at += pauseAfter(tries, 0.5)) tries++
  expect(tries).toBe(29)
})

test('no two of a burst come back at the same moment', () => {
  expect([pauseAfter(1, 0), pauseAfter(1, 1)]).toEqual([8_000, 12_000])
})

test.each([
  [null, 0],
  ['', 0],
  ['120', 120_000],
  [' 5 ', 5_000],
  ['0', 0],
  ['-5', 0],
  ['1e9', 0],
  ['soon', 0],
  ['999999999', LONGEST_ASKED_MS],
  ['9'.repeat(400), 0],
  ['Sun, 22 Nov 2026 06:10:00 GMT', 600_000],
  ['Sun, 22 Nov 2026 05:00:00 GMT', 0],
  ['Sun, 22 Nov 2099 05:00:00 GMT', LONGEST_ASKED_MS],
])('Retry-After %j asks for %d ms', (header, milliseconds) => {
  expect(askedPause(header, now)).toBe(milliseconds)
})
