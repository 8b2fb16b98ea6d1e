import { expect, test } from 'vitest'
import { RELAY_CHANNELS } from '#workflows/domain/channels.ts'
import type { Reach } from './reach.ts'
import { whyItCannotArrive, willItArrive } from './will-it-arrive.ts'

const now = new Date('2026-11-23T12:00:00Z')
const mail: Reach = {
  channel: 'email',
  transport: 'mail',
  address: 'mia@guest.test',
  isBooked: false,
  checkOutDate: null,
  lastGuestMessageAt: '2026-11-20T12:00:00Z',
  returnedAt: null,
}
const airbnb: Reach = { ...mail, channel: 'airbnb', transport: 'relay', address: 'tok3n@reply.airbnb.com' }
const booking: Reach = { ...mail, channel: 'booking', transport: 'relay', address: '5999-ab@guest.booking.com' }
const whatsapp: Reach = { ...mail, channel: 'whatsapp', transport: 'whatsapp', address: '393401234567' }
const CALL = 'Mi chiami al +39 340 123 4567, o anna@casa.test, o https://casa.test/guida'

const codes = (reach: Reach, text = 'Certo, a domani!') =>
  willItArrive(reach, text, now).map(({ reason }) => reason.code)

test.each<[string, Reach, string | undefined, string[]]>([
  ['a mail to a guest', mail, CALL, []],
  ['a booked chat of Airbnb', { ...airbnb, isBooked: true }, CALL, []],
  ['Airbnb before a booking', airbnb, CALL, ['contact_hidden']],
  [
    'Airbnb before a booking, nothing that leads away',
    airbnb,
    'Dal 12/11/2026 al 2026-11-14 per 2 x 95 €, ore 15:30',
    [],
  ],
  ['a link to Airbnb itself', airbnb, 'https://www.airbnb.it/rooms/1234567', []],
  ['a name that only begins like Airbnb', airbnb, 'https://airbnb.com.evil.test/rooms', ['contact_hidden']],
  ['Booking.com after a booking, a number', { ...booking, isBooked: true }, 'Tel. 02 1234 5678', []],
  ['Booking.com after a booking, a link', { ...booking, isBooked: true }, CALL, ['links_cut']],
  ['Expedia, of which nothing is known', { ...booking, channel: 'expedia' }, CALL, []],
  ['WhatsApp within a day', { ...whatsapp, lastGuestMessageAt: '2026-11-22T12:00:01Z' }, CALL, []],
  ['WhatsApp after a day', { ...whatsapp, lastGuestMessageAt: '2026-11-22T12:00:00Z' }, undefined, ['window_shut']],
  ['WhatsApp, to whom nobody wrote', { ...whatsapp, lastGuestMessageAt: null }, undefined, ['window_shut']],
  [
    'a long text by WhatsApp',
    { ...whatsapp, lastGuestMessageAt: now.toISOString() },
    'a'.repeat(4097),
    ['text_too_long'],
  ],
  ['the longest that it takes', { ...whatsapp, lastGuestMessageAt: now.toISOString() }, 'a'.repeat(4096), []],
  ['the same by mail', mail, 'a'.repeat(4097), []],
  ['no address', { ...mail, address: null }, undefined, ['no_reply_address']],
  ['an address that nobody reads', { ...mail, address: 'no-reply@shop.test' }, undefined, ['nobody_reads']],
  ['a name that only begins so', { ...mail, address: 'noreplyson@guest.test' }, undefined, []],
  ['a name that goes on as a person’s', { ...mail, address: 'postmaster-maria@guest.test' }, undefined, []],
  [
    'an address that a mail came back from',
    { ...mail, returnedAt: now.toISOString() },
    undefined,
    ['address_returned'],
  ],
  ['an alias sixty days after the stay', { ...booking, checkOutDate: '2026-09-24' }, undefined, []],
  ['an alias of a stay that is longer over', { ...booking, checkOutDate: '2026-09-22' }, undefined, ['alias_expired']],
  ['one of a platform that says nothing of it', { ...airbnb, checkOutDate: '2025-01-01' }, undefined, []],
])('%s', (_, reach, text, expected) => {
  expect(codes(reach, text)).toEqual(expected)
})

test('each is said with what leads away, and with what can be done', () => {
  expect(willItArrive(airbnb, CALL, now)).toEqual([
    {
      reason: {
        code: 'contact_hidden',
        params: { platform: 'Airbnb', found: ['anna@casa.test', 'https://casa.test/guida', '+39 340 123 4567'] },
      },
      isCertain: false,
      wayOut: 'platform',
      platform: 'Airbnb',
    },
  ])
  const came = { returnedAt: now.toISOString() }
  expect(willItArrive({ ...mail, ...came }, '', now)).toMatchObject([{ wayOut: 'address', platform: null }])
  // A platform's guest has no other address: the platform itself is there.
  expect(willItArrive({ ...airbnb, ...came }, '', now)).toMatchObject([{ wayOut: 'platform', platform: 'Airbnb' }])
})

test('without a text only the way is asked for', () => {
  expect(codes(airbnb, '')).toEqual([])
})

test.each<[string, Reach, string | null]>([
  ['a window that is shut', whatsapp, 'whatsapp_window_shut'],
  ['a guest without an address', { ...mail, address: null }, 'no_mail_address'],
  ['a guest without a number', { ...whatsapp, address: null }, 'no_phone_number'],
  ['what may arrive after all', { ...mail, address: 'noreply@shop.test', returnedAt: now.toISOString() }, null],
  ['contacts that are hidden', airbnb, null],
])('refused where it cannot arrive: %s', (_, reach, code) => {
  expect(whyItCannotArrive(reach, CALL, now)?.code ?? null).toBe(code)
})

test('no platform makes its rules of an address that is not its own', () => {
  for (const channel of RELAY_CHANNELS) expect(codes({ ...mail, channel, isBooked: true }, 'A presto')).toEqual([])
})
