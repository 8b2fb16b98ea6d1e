import { expect, test } from 'vitest'
import { readMail } from '#activities/channels/reader/read-mail.ts'

const now = new Date('2026-11-21T12:00:00Z')
const PASSED = 'mx.google.com; dkim=pass header.i=@airbnb.com; dmarc=pass (p=REJECT) header.from=airbnb.com'
const DAYS = { checkIn: '2027-04-22', checkOut: '2027-04-27' }

type Notice = {
  subject: string
  labels?: [string, string]
  days?: [string, string]
  results?: string
  to?: string
  signed?: string
}
type More = { replyTo?: string; words?: string; from?: string }

/** A mail of Airbnb's as a Gmail mailbox has it. */
function read(notice: Notice, { replyTo, words = '', from = 'Airbnb <automated@airbnb.com>' }: More = {}) {
  const { subject, labels = ['Check-in', 'Checkout'], days = ['Thu, Apr 22', 'Tue, Apr 27'] } = notice
  const { results = PASSED, to = 'host@casa.test', signed = 'from:to:subject:date:reply-to' } = notice
  const mail = [
    `Authentication-Results: ${results}`,
    `DKIM-Signature: v=1; a=rsa-sha256; d=airbnb.com; s=s1; h=${signed}; bh=x; b=x`,
    `From: ${from}`,
    ...(replyTo === undefined ? [] : [`Reply-To: ${replyTo}`]),
    `To: ${to}`,
    `Subject: =?utf-8?B?${Buffer.from(subject).toString('base64')}?=`,
    'Date: Sat, 21 Nov 2026 09:30:00 +0000',
    'Message-ID: <notice@airbnb.com>',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'https://www.airbnb.com/hosting/thread/1234567890',
    words,
    labels[0],
    days[0],
    '15:00',
    labels[1],
    days[1],
    '10:00',
  ].join('\r\n')
  const context = { hostId: 'anna', channel: 'gmail' as const, ownAddresses: ['host@casa.test'], now }
  const raw = new Uint8Array(Buffer.from(mail))
  const unasked = () => Promise.reject(new Error('no name server is asked'))
  return readMail({ raw, receivedAt: now, truncated: false }, context, unasked)
}
const EN = { subject: 'Reservation confirmed - Emma arrives Apr 22' }

test.each<[string, Notice]>([
  ['English', EN],
  [
    'Italian',
    {
      subject: 'Prenotazione confermata: Emma arriva il 22 apr',
      labels: ['Check-in', 'Check-out'],
      days: ['gio 22 apr', 'mar 27 apr'],
    },
  ],
  [
    'German',
    {
      subject: 'Buchung bestätigt – Emma kommt am 22. Apr. an',
      labels: ['Check-in', 'Check-out'],
      days: ['Do., 22. Apr.', 'Di., 27. Apr.'],
    },
  ],
  [
    'French',
    {
      subject: 'Réservation confirmée : Emma arrive le 22 avr.',
      labels: ['Arrivée', 'Départ'],
      days: ['jeu. 22 avr.', 'mar. 27 avr.'],
    },
  ],
  [
    'Spanish',
    {
      subject: 'Reserva confirmada: Emma llega el 22 abr',
      labels: ['Llegada', 'Salida'],
      days: ['jue, 22 abr', 'mar, 27 abr'],
    },
  ],
])('a confirmation in %s names the days', async (_, notice) => {
  expect((await read(notice)).stay).toEqual({ says: 'confirmed', ...DAYS })
})

test.each([
  'Canceled: Reservation HMABCDEFGH for Apr 22 – 27, 2027',
  'Reservation cancelled',
  'Cancellata: prenotazione HMABCDEFGH',
  'Prenotazione annullata',
  'Storniert: Buchung HMABCDEFGH',
  'Annulée : réservation HMABCDEFGH',
  'Réservation annulée',
  'Cancelada: reserva HMABCDEFGH',
  'Reserva cancelada',
])('%j is a cancellation', async (subject) => {
  expect((await read({ subject })).stay).toEqual({ says: 'cancelled' })
})

test.each<[string, Notice, More?]>([
  ['that its server disowns', { ...EN, results: PASSED.replaceAll('pass', 'fail') }],
  ['that nobody vouches for', { ...EN, results: 'mx.google.com; dmarc=none' }],
  ['of another sender', EN, { from: 'Airbnb <automated@airbnb.com.evil.test>' }],
  [
    'in which a guest speaks',
    EN,
    { replyTo: 'Emma <abc@reply.airbnb.com>', words: 'EMMA\r\nBooker\r\n\r\nBy train.\r\n' },
  ],
  ['that was meant for the guest', { ...EN, to: 'emma@guest.test' }],
  ['whose recipient is not signed', { ...EN, signed: 'from:subject:date' }],
  ['whose subject is not signed', { ...EN, signed: 'from:to:date' }],
  ['that names two days of arrival', EN, { words: 'Check-in\r\nMon, Jan 4\r\n' }],
  ['without days', { ...EN, days: ['soon', 'later'] }],
  ['that ends before it begins', { ...EN, days: ['Thu, Apr 22', 'Wed, Apr 21'] }],
  ['that only asks', { subject: 'Inquiry for Casa Blu for Apr 22 - 27' }],
  ['that only speaks of one', { subject: 'RE: Reservation confirmed?' }],
])('a mail %s says nothing of the stay', async (_, notice, more) => {
  expect((await read(notice, more)).stay).toBeNull()
})
