import { expect, test } from 'vitest'
import { bytesToRead, MAX_LARGE_BYTES } from './large-mail.ts'

test.each([
  [120, 120],
  [MAX_LARGE_BYTES + 1, MAX_LARGE_BYTES],
  [0, MAX_LARGE_BYTES],
  [Number.NaN, MAX_LARGE_BYTES],
])('of a mail that is listed with %s bytes %s may be looked at', (listed, bytes) => {
  expect(bytesToRead(listed)).toBe(bytes)
})
