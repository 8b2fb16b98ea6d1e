import { expect, test } from 'vitest'
import { readMail } from '#activities/channels/reader/read-mail.ts'

const now = new Date('2026-11-21T12:00:00Z')
const context = { hostId: 'anna', channel: 'email' as const, ownAddresses: [], now }
const unasked = () => Promise.reject(new Error('no name server is asked'))

/** What a notice of Expedia's own tells of the stay. */
async function told(subject: string, lines: readonly string[], html = false) {
  const type = `Content-Type: text/${html ? 'html' : 'plain'}; charset=utf-8`
  const head = [
    'From: Expedia <noreply@expediagroup.com>',
    'To: host@casa.test',
    'Date: Sat, 21 Nov 2026 09:30:00 +0000',
  ]
  const raw = [...head, `Subject: ${subject}`, 'MIME-Version: 1.0', type, '', ...lines, ''].join('\r\n')
  const mail = { raw: new Uint8Array(Buffer.from(raw)), receivedAt: now, truncated: false }
  const { relay } = await readMail(mail, context, unasked)
  return relay
}
const CANCELLED = 'Reservation 1766554433 cancelled'

test.each([
  ['above', ['Room type: King Room', 'Property: The Old Inn']],
  ['below', ['Property: The Old Inn', 'Room type: King Room']],
])('the kind of a room is no house: %s it', async (_, lines) => {
  expect(await told(CANCELLED, ['Reservation cancelled', '', 'Guest: Ann Lee', ...lines])).toMatchObject({
    listing: 'The Old Inn',
    guestName: 'Ann Lee',
  })
  expect(await told(CANCELLED, ['Guest: Ann Lee', 'Room type: King Room'])).toMatchObject({ listing: null })
})

test('adults and children under labels of their own are counted together', async () => {
  expect(await told(CANCELLED, ['Guest: Ann Lee', 'Adults: 2', 'Children: 1'])).toMatchObject({ guests: 3 })
  expect(await told(CANCELLED, ['Guest: Ann Lee', 'Adults: 2', 'Children: 0'])).toMatchObject({ guests: 2 })
})

test('a row of labels stands above a row of what they promise, also where some are no labels', async () => {
  const rows = [
    ['Guest', 'Colour', 'Arrival', 'Departure', 'Guests'],
    ['Ann Lee', 'Blue', 'Jun 12, 2027', 'Jun 15, 2027', '2 adults'],
  ]
  const table = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')
  expect(await told(CANCELLED, [`<table>${table}</table>`], true)).toMatchObject({
    guestName: 'Ann Lee',
    checkIn: '2027-06-12',
    checkOut: '2027-06-15',
    guests: 2,
  })
})

test('a definition list is read as one', async () => {
  const list = '<dl><dt>Guest</dt><dd>Ann Lee</dd><dt>Arrival</dt><dd>Jun 12, 2027</dd></dl>'
  expect(await told(CANCELLED, [list], true)).toMatchObject({ guestName: 'Ann Lee', checkIn: '2027-06-12' })
})

test('a house stands alone at the top, and no sentence, button or greeting is one', async () => {
  const lines = ['Harbour View Rooms', '', 'A reservation was cancelled.', '', 'Guest: Ann Lee']
  expect(await told(CANCELLED, lines)).toMatchObject({ listing: 'Harbour View Rooms' })
  expect(await told(CANCELLED, ['Dear Host Anna', '', ...lines.slice(2)])).toMatchObject({ listing: null })
  expect(await told(CANCELLED, [...lines.slice(0, 2), 'Garden View Rooms', '', ...lines.slice(2)])).toMatchObject({
    listing: null,
  })
})

test.each([
  ['Ci dispiace informarti che Gaia ha cancellato la prenotazione.', 'Gaia'],
  ['La réservation HA-GM21XX de Ghislaine Morel pour la maison a été annulée.', 'Ghislaine Morel'],
  ['Du hast der Änderung von Wolfgang zugestimmt.', 'Wolfgang'],
  ['L’ospite Tarcisio Bellini ha modificato la prenotazione.', 'Tarcisio Bellini'],
  ['Is Rinske Postma aangekomen?', 'Rinske Postma'],
  ['Hai cancellato la prenotazione.', null],
  ['Ihre Bank hat die Zahlung storniert.', null],
])('whom a notice’s sentence tells of: %s', async (sentence, guestName) => {
  for (let time = 0; time < 3; time++) expect(await told(CANCELLED, [sentence])).toMatchObject({ guestName })
})

test('between a label and what it promises spaces and dots may be drawn', async () => {
  const lines = ['Guest name     : Ann Lee', 'Property ......... The Old Inn', 'Arrival        : 09-Apr-2027']
  expect(await told(CANCELLED, lines)).toMatchObject({
    guestName: 'Ann Lee',
    listing: 'The Old Inn',
    checkIn: '2027-04-09',
  })
})

test.each([
  [
    'in its subject',
    'Ακύρωση: reservation cancelled, Ático Luz, 3 – 6 Apr 2027',
    ['Your guest Ann has cancelled.', 'Ático Luz'],
  ],
  ['above the day of arrival', CANCELLED, ['Guest: Ann Lee', '', 'Ático Luz', 'Arrival: Apr 3, 2027']],
])('the house is told by where it stands: %s', async (_, subject, lines) => {
  expect(await told(subject, lines)).toMatchObject({ listing: 'Ático Luz' })
})
