import { expect, test } from 'vitest'
import { parseMime } from '#activities/channels/mime/parse-mime.ts'
import { invitedStay } from './invited-stay.ts'

const now = new Date('2026-11-21T12:00:00Z')

/** Of a mail with such lines in its event, what it invites to. */
async function invitedBy(event: readonly string[], { text = 'Ecco le date.', method = 'REQUEST', events = 1 } = {}) {
  const lines = Array.from({ length: events }, (_, nth) => [
    'BEGIN:VEVENT',
    ...event.map((line) => line.replace('{nth}', String(nth))),
    'END:VEVENT',
  ]).flat()
  const raw = [
    'From: Eleonora <eleonora@guest.test>',
    'To: host@casa.test',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
    '--b',
    `Content-Type: text/calendar; charset=utf-8; method=${method}`,
    '',
    'BEGIN:VCALENDAR',
    `METHOD:${method}`,
    'BEGIN:VTIMEZONE',
    'BEGIN:STANDARD',
    'DTSTART:19701025T030000',
    'RRULE:FREQ=YEARLY',
    'END:STANDARD',
    'END:VTIMEZONE',
    ...lines,
    'END:VCALENDAR',
    '--b--',
    '',
  ].join('\r\n')
  return invitedStay(await parseMime(new Uint8Array(Buffer.from(raw))), text, now)
}
const JUNE = { checkIn: '2027-06-12', checkOut: '2027-06-15' }
const DAYS = ['DTSTART;VALUE=DATE:20270612', 'DTEND;VALUE=DATE:20270615']

test.each([
  ['whole days, whose end is the day behind them', DAYS],
  ['hours of a place', ['DTSTART;TZID=Europe/Rome:20270612T150000', 'DTEND;TZID=Europe/Rome:20270615T100000']],
  ['a length', ['DTSTART;VALUE=DATE:20270612', 'DURATION:P3D']],
  ['a folded line', ['DTSTART;VALUE=DATE:20270612', 'DTEND;VALUE=DA\r\n TE:20270615']],
])('an invitation tells the days of a stay: %s', async (_, event) => {
  expect(await invitedBy(event)).toEqual(JUNE)
})

test('where the words say on which day they leave, that counts', async () => {
  const event = ['DTSTART;VALUE=DATE:20270612', 'DTEND;VALUE=DATE:20270616', 'SUMMARY:Casa Blu']
  expect(await invitedBy(event, { text: 'Soggiorno 12-15 giugno 2027' })).toEqual(JUNE)
  expect(await invitedBy(event)).toEqual({ ...JUNE, checkOut: '2027-06-16' })
})

test('the same twice, as programs attach it, is one', async () => {
  expect(await invitedBy(DAYS, { events: 2 })).toEqual(JUNE)
})

test.each([
  ['half an hour', ['DTSTART:20261123T090000Z', 'DTEND:20261123T093000Z'], {}],
  ['an evening that ends after midnight', ['DTSTART:20261123T210000Z', 'DTEND:20261124T010000Z'], {}],
  ['one whole day', ['DTSTART;VALUE=DATE:20270612', 'DTEND;VALUE=DATE:20270613'], {}],
  ['what is off', DAYS, { method: 'CANCEL' }],
  ['what is answered', DAYS, { method: 'REPLY' }],
  ['what comes each week', [...DAYS, 'RRULE:FREQ=WEEKLY'], {}],
  ['half a year', ['DTSTART;VALUE=DATE:20270612', 'DTEND;VALUE=DATE:20271212'], {}],
  ['two stays', ['DTSTART;VALUE=DATE:2027061{nth}', 'DTEND;VALUE=DATE:20270615'], { events: 2 }],
  ['no end', ['DTSTART;VALUE=DATE:20270612'], {}],
])('no stay: %s', async (_, event, other) => {
  expect(await invitedBy(event, other)).toBeNull()
})
