import { expect, test } from 'vitest'
import { smtpForAddress, smtpForInboundHost } from '#activities/channels/account/smtp-for-host.ts'
import { uidRange } from '#activities/channels/imap/uid-range.ts'
import { guestName } from '#activities/channels/relay/guest-name.ts'
import { singleDate, stayRange } from '#activities/channels/relay/stay-dates.ts'
import { isBareAddress, isUnderDomain } from '#activities/channels/text/bare-address.ts'
import { cleanName } from '#activities/channels/text/clean-name.ts'
import { baseSubject, replySubject } from '#activities/channels/text/subject.ts'

test.each(['a@x.it', "o'neil+tag@sub.x.co.uk", '5999-ab.cd@guest.booking.com'])('%s is one plain mailbox', (text) => {
  expect(isBareAddress(text)).toBe(true)
})
test.each([
  '',
  'a',
  'a@',
  '@x.it',
  'a@x..it',
  'a b@x.it',
  'a@x.it, b@x.it',
  'a@x.it\r\nBcc: b@x.it',
  '"a b"@x.it',
  'g:a@x.it;',
  `${'a'.repeat(300)}@x.it`,
])('%j is not one plain mailbox', (text) => {
  expect(isBareAddress(text)).toBe(false)
})
test('a domain holds what lies under it and nothing that only looks alike', () => {
  expect(isUnderDomain('x@guest.booking.com', 'booking.com')).toBe(true)
  expect(isUnderDomain('x@booking.com.evil.tld', 'booking.com')).toBe(false)
  expect(isUnderDomain('x@notbooking.com', 'booking.com')).toBe(false)
})

test.each([
  [
    { host: 'imap.gmail.com', port: 993, tls: 'ssl' },
    { host: 'smtp.gmail.com', port: 465, tls: 'ssl' },
  ],
  [
    { host: 'imapmail.libero.it', port: 993, tls: 'ssl' },
    { host: 'smtp.libero.it', port: 465, tls: 'ssl' },
  ],
  [
    { host: 'imaps.aruba.it', port: 993, tls: 'ssl' },
    { host: 'smtps.aruba.it', port: 465, tls: 'ssl' },
  ],
  [
    { host: 'imap.casa.example', port: 993, tls: 'ssl' },
    { host: 'smtp.casa.example', port: 465, tls: 'ssl' },
  ],
  [
    { host: 'pop3.casa.example', port: 143, tls: 'starttls' },
    { host: 'smtp.casa.example', port: 587, tls: 'starttls' },
  ],
  [
    { host: 'mail.casa.example', port: 993, tls: 'ssl' },
    { host: 'mail.casa.example', port: 465, tls: 'ssl' },
  ],
  [
    { host: 'localhost', port: 3143, tls: 'none' },
    { host: 'localhost', port: 3025, tls: 'none' },
  ],
] as const)('%j sends by %j', (inbound, smtp) => {
  expect(smtpForInboundHost(inbound)).toEqual(smtp)
})
test("the application's sender is served by its address's provider", () => {
  expect(smtpForAddress('app@gmail.com')).toEqual({ host: 'smtp.gmail.com', port: 465, tls: 'ssl' })
  expect(smtpForAddress('app@casa.example').host).toBe('smtp.casa.example')
})

test.each([
  ['Re: RE: Fwd: R: AW: Ciao', 'ciao'],
  ['I: TR: Domanda', 'domanda'],
  ['Re[2]: Casa', 'casa'],
  ['Regalo per voi', 'regalo per voi'],
])('%j is about %j', (subject, base) => {
  expect(baseSubject(subject)).toBe(base)
})
test('a reply carries one Re:', () => {
  expect(replySubject('Re: RE: Ciao')).toBe('Re: Ciao')
})

const november = new Date('2026-11-21T00:00:00Z')
test.each([
  ['RE: Reservation for X, Apr 22 - 27', '2027-04-22', '2027-04-27'],
  ['Inquiry for X for Jul 3 - 11, 2026', '2026-07-03', '2026-07-11'],
  ['Nov 18 - Dec 2, 2025 - Vrbo #1', '2025-11-18', '2025-12-02'],
  ['Dec 29 - Jan 3', '2026-12-29', '2027-01-03'],
  ['Prenotazione per X, 22–27 apr', '2027-04-22', '2027-04-27'],
  ['dal 28 dicembre al 3 gennaio', '2026-12-28', '2027-01-03'],
  ['28. April bis 3. Mai 2027', '2027-04-28', '2027-05-03'],
  ['Room for 2 people', null, null],
])('%j is a stay from %s to %s', (text, checkIn, checkOut) => {
  expect(stayRange(text, november)).toEqual({ checkIn, checkOut })
})
test.each([
  ['Wed, 2 June 2027', '2027-06-02'],
  ['June 2, 2027', '2027-06-02'],
  ['mer 2 giugno 2027', '2027-06-02'],
  ['Mi., 2. Juni 2027', '2027-06-02'],
  ['2 de junio de 2027', '2027-06-02'],
  ['02/06/2027', '2027-06-02'],
  ['2027-06-02', '2027-06-02'],
  ['31 June 2027', null],
  ['soon', null],
])('%j is %s', (text, date) => {
  expect(singleDate(text, november)).toBe(date)
})

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
test('a name shows nothing that hides', () => {
  expect(cleanName('"Ma\u202Erco\u200B"\r\n')).toBe('Ma rco')
})

test.each([
  [[], ''],
  [[5], '5'],
  [[1, 2, 3, 7, 9, 10], '1:3,7,9:10'],
])('%j is the set %j', (uids, set) => {
  expect(uidRange(uids)).toBe(set)
})
