import { expect, test } from 'vitest'
import { guestName } from '#activities/channels/relay/guest-name.ts'

test.each([
  ['Emma (Airbnb)', 'Emma'],
  ['Jan Vzorek via Booking.com', 'Jan Vzorek'],
  ['Željka Đurđević putem Booking.com', 'Željka Đurđević'],
  ['Booking.com aracılığıyla Gülşah Yıldırım', 'Gülşah Yıldırım'],
  ['Sanelma Korhonen Booking.com-sivuston kautta', 'Sanelma Korhonen'],
  ['Szilágyi Boglárka a Booking.com-on keresztül', 'Szilágyi Boglárka'],
  ['נועה כהן דרך Booking.com', 'נועה כהן'],
  ['สมชาย ใจดี ผ่าน Booking.com', 'สมชาย ใจดี'],
  ['김서연 (Booking.com 경유)', '김서연'],
  ['Ludwig van Beethoven', 'Ludwig van Beethoven'],
  ['Reply to Leopold Windisch (do not  edit)', 'Leopold Windisch'],
  ['un huésped de Expedia', null],
  ['votre client Expedia GHISLAINE POTTIER', 'GHISLAINE POTTIER'],
  ['your Vrbo guest Ann Lee', 'Ann Lee'],
  ['Ihrem Expedia-Gast Swantje Petersen', 'Swantje Petersen'],
  ['Expedia Reservations', null],
  ['einem Gast', null],
  ['Airbnb', null],
  ['Call +39 333 1234567', null],
  ['www.evil.test', null],
  ['', null],
])('%j is the guest %s', (written, name) => {
  expect(guestName(written)).toBe(name)
})
