import { expect, test } from 'vitest'
import { guestName } from '#activities/channels/relay/guest-name.ts'

test.each([
  ['Emma (Airbnb)', 'Emma'],
  ['Jan Vzorek via Booking.com', 'Jan Vzorek'],
  ['Airbnb', null],
  ['Call +39 333 1234567', null],
  ['www.evil.test', null],
  ['', null],
])('%j is the guest %s', (written, name) => {
  expect(guestName(written)).toBe(name)
})
