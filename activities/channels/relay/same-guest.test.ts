import { expect, test } from 'vitest'
import { PLATFORMS } from './platforms/platforms.ts'
import { isSameGuest, nameKey } from './same-guest.ts'

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

test.each(Object.values(PLATFORMS).flatMap(({ channel, brands }) => [channel, ...brands]))(
  'what %s calls itself is no guest’s name',
  (brand) => {
    expect(nameKey(brand)).toBe('')
    expect(nameKey(`${brand} Support`)).toBe('')
  },
)
