import { expect, test } from 'vitest'
import { isSameGuest } from './same-guest.ts'

test.each([
  ['Jan', 'Jan Hevey', true],
  ['Jan Hevey', 'Jan H', true],
  ['JAN HEVEY', 'Jan Hevey via Booking.com', true],
  ['José', 'Jose', true],
  [null, 'Jan', true],
  ['Airbnb', 'Jan', true],
  ['express@airbnb.com', 'Jan', true],
  ['Jan', 'Ann', false],
  ['Jan Hevey', 'Jan Novak', false],
  ['Jan Hevey', 'Hevey Jan', false],
  ['An', 'Ann', false],
])('%s and %s: one guest is %s', (one, other, expected) => {
  expect(isSameGuest(one, other)).toBe(expected)
  expect(isSameGuest(other, one)).toBe(expected)
})
