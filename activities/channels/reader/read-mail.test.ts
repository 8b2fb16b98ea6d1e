import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readMail } from '#activities/channels/reader/read-mail.ts'

const now = new Date('2026-11-21T12:00:00Z')
const context = { hostId: 'anna', channel: 'email' as const, ownAddresses: ['host@casa.test'], now }
/** Nothing here is signed. */
const unasked = () => Promise.reject(new Error('no name server is asked'))
const read = (text: string | Buffer, receivedAt: Date | null = now) =>
  readMail({ raw: new Uint8Array(Buffer.from(text as string)), receivedAt, truncated: false }, context, unasked)
const fixture = (name: string) => readFileSync(`tests/fixtures/mail/${name}.eml`)
const mail = (headers: string, body: string) => `${headers.trim()}\r\n\r\n${body}`
const plain = (from: string, body: string, more = '') =>
  mail(
    `From: ${from}\r\nTo: host@casa.test\r\nSubject: Parcheggio\r\nDate: Sat, 21 Nov 2026 11:00:00 +0000\r\nMessage-ID: <a@guest.test>\r\n${more}`,
    body,
  )

test('a plain mail gives who, when, what and its ids', async () => {
  const message = await read(
    plain(
      'Marco Rossi <Marco@Guest.test>',
      "C'è un parcheggio?",
      'In-Reply-To: <b@x.test>\r\nReferences: <c@x.test> <b@x.test>',
    ),
  )
  expect(message).toMatchObject({
    channel: 'email',
    peer: 'marco@guest.test',
    name: 'Marco Rossi',
    replyTo: 'marco@guest.test',
    subject: 'Parcheggio',
    text: "C'è un parcheggio?",
    rfcMessageId: '<a@guest.test>',
    inReplyTo: '<b@x.test>',
    references: ['<c@x.test>', '<b@x.test>'],
    isAutomatic: false,
    writtenAt: new Date('2026-11-21T11:00:00Z'),
    raw: null,
  })
})

test('the same mail fetched twice is the same, with other trace headers too', async () => {
  const one = await read(plain('a@guest.test', 'Ciao a tutti'))
  const other = await read(`Received: from x\r\n${plain('a@guest.test', 'Ciao a tutti')}\r\n`)
  expect(other.providerId).toBe(one.providerId)
})

test('an equal Message-ID with another body is another message', async () => {
  const one = await read(plain('a@guest.test', 'Uno'))
  const other = await read(plain('a@guest.test', 'Due'))
  expect(other.providerId).not.toBe(one.providerId)
})

describe('when a mail was written', () => {
  const arrived = new Date('2026-11-21T11:59:00Z')
  const dated = (date: string, received: string[] = []) =>
    received.map((at) => `Received: from a by b; ${at}\r\n`).join('') +
    plain('a@guest.test', 'Is there parking?').replace('Sat, 21 Nov 2026 11:00:00 +0000', date)
  const [OLD, OLD_TOO, NEW] = [
    'Mon, 16 Nov 2026 10:00:00 +0000',
    'Mon, 16 Nov 2026 10:02:00 +0000 (UTC)',
    'Sat, 21 Nov 2026 11:58:30 +0000',
  ]
  const DOUBT = [{ code: 'date_in_doubt', params: {} }]

  test.each([
    [
      "by the sender's clock, hours before it arrived",
      dated('Sat, 21 Nov 2026 01:00:00 +0000'),
      '2026-11-21T01:00:00Z',
    ],
    ['held up on its way for days', dated(OLD, [NEW, OLD_TOO]), '2026-11-16T10:00:00Z'],
    ['copied into the mailbox days later', dated(OLD, [OLD_TOO]), '2026-11-16T10:00:00Z'],
    ['copied, and without a date', dated('', [OLD_TOO]), '2026-11-16T10:02:00Z'],
    [
      "never after it arrived, whatever the sender's clock",
      dated('Sat, 21 Nov 2026 18:00:00 +0000'),
      '2026-11-21T11:59:00Z',
    ],
    ['nor after the last server had it', dated('Sat, 21 Nov 2026 18:00:00 +0000', [OLD_TOO]), '2026-11-16T10:02:00Z'],
  ])('%s', async (_, raw, expected) => {
    expect(await read(raw, arrived)).toMatchObject({ writtenAt: new Date(expected), doubts: [] })
  })

  test.each([
    ['a clock that is years off', dated('Wed, 21 Nov 2001 11:00:00 +0000', [NEW, NEW]), '2026-11-21T11:58:30Z'],
    ['a mail of days ago, or a wrong clock', dated(OLD), '2026-11-21T11:59:00Z'],
    ['a server that is days behind', dated('Sat, 21 Nov 2026 11:58:00 +0000', [OLD]), '2026-11-21T11:58:00Z'],
    ['the same, and a sender who is fast', dated('Sat, 21 Nov 2026 12:05:00 +0000', [OLD]), '2026-11-21T12:00:00Z'],
  ])('%s: when it came in, and nobody answers it unseen', async (_, raw, expected) => {
    expect(await read(raw, arrived)).toMatchObject({ writtenAt: new Date(expected), doubts: DOUBT })
  })
})

test.each([
  ['two addresses in Reply-To', 'Reply-To: a@x.test, b@x.test', 'marco@guest.test'],
  ['a quoted local part', 'Reply-To: "evil@e.test x"@y.test', 'marco@guest.test'],
  ['a group', 'Reply-To: all: a@x.test, b@x.test;', 'marco@guest.test'],
  ['a plain other address', 'Reply-To: Marco <other@guest.test>', 'other@guest.test'],
])('%s: the reply goes to one plain mailbox', async (_, header, expected) => {
  expect((await read(plain('marco@guest.test', 'x', header))).replyTo).toBe(expected)
})

test('a name with hidden characters and line breaks is one clean line', async () => {
  const name = Buffer.from('Ma\u202erco\r\nBcc: evil@e.test\u200b').toString('base64')
  const message = await read(plain(`=?utf-8?B?${name}?= <marco@guest.test>`, 'x'))
  expect(message.name).toBe('Ma rco Bcc: evil@e.test')
})

test.each([
  ['undeclared windows-1252', Buffer.from('Caff\xe8 \x80 5', 'latin1'), '', 'Caffè € 5'],
  ['declared latin-1', Buffer.from('Caff\xe8', 'latin1'), 'Content-Type: text/plain; charset=iso-8859-1', 'Caffè'],
  ['undeclared utf-8', Buffer.from('Caffè €'), '', 'Caffè €'],
])('%s is read as it was meant', async (_, body, header, expected) => {
  const raw = Buffer.concat([Buffer.from(plain('a@guest.test', '', header)), body])
  expect((await read(raw)).text).toBe(expected)
})

test('a mail in HTML only becomes text without its quotes', async () => {
  const html =
    '<p>Is there <b>parking</b>?</p><p>Thanks</p><div class="gmail_quote">On Monday you wrote: <blockquote>old</blockquote></div>'
  const message = await read(plain('a@guest.test', html, 'Content-Type: text/html; charset=utf-8'))
  expect(message.text).toBe('Is there parking?\n\nThanks')
})

test('script and style of HTML never become text', async () => {
  const html = '<style>p{color:red}</style><script>alert(1)</script><p>Ciao</p>'
  expect((await read(plain('a@guest.test', html, 'Content-Type: text/html'))).text).toBe('Ciao')
})

test('a mail with an empty return path is no report only because it tells of something that was not delivered', async () => {
  const more = 'Return-Path: <>\r\nIn-Reply-To: <ours@casa.test>\r\n'
  const words = 'The package could not be delivered, can you help?'
  expect((await read(plain('a@guest.test', words, more))).bounce).toBeNull()
  expect((await read(plain('postmaster@guest.test', words, more))).bounce).toMatchObject({
    rfcMessageId: '<ours@casa.test>',
  })
})

test('a bounce names the mail it returns', async () => {
  const message = await read(fixture('bounce'))
  expect(message).toMatchObject({ isAutomatic: true, inReplyTo: '<sent-by-us@casa.test>' })
})

test.each([
  [
    'Vrbo, words below the table',
    'Traveler Name\nJan\nDates\nNov 28 - Dec 2, 2026\nGuests\n2 adults\n\nDate of arrival may change, is that fine?\n\nRespond to inquiry',
    'Date of arrival may change, is that fine?',
  ],
  [
    'FeWo-direkt',
    'Neue Nachricht\n\nNachricht von Jan:\n\nDate mit dem Makler: ist 10 Uhr recht?\nAntworten Sie bitte bald.\n\nAntworten\n\nName des Reisenden\nJan',
    'Date mit dem Makler: ist 10 Uhr recht?\nAntworten Sie bitte bald.',
  ],
  ['no mark at all', 'Hallo, ist der Pool im Dezember beheizt?', 'Hallo, ist der Pool im Dezember beheizt?'],
])('%s: the guest’s words are there', async (_, body, words) => {
  const [head = ''] = fixture('vrbo-inquiry')
    .toString()
    .split(/\r?\n\r?\n/)
  expect((await read(`${head}\r\n\r\n${body}`)).text).toContain(words)
})

test('words between quotes of an HTML reply are the guest’s', async () => {
  const html =
    '<div class="gmail_quote"><div class="gmail_attr">Il giorno ven 20 nov 2026 alle ore 10:00 Anna ha scritto:<br></div><blockquote class="gmail_quote">Serve il parcheggio?</blockquote><p>Sì, grazie</p><blockquote class="gmail_quote">A che ora?</blockquote><p>Alle 22</p></div>'
  const mail = plain('a@guest.test', html, 'Content-Type: text/html; charset=utf-8')
  const message = await read(mail.replace('Subject: ', 'Subject: Re: '))
  expect(message).toMatchObject({ text: 'Sì, grazie\n\nAlle 22', removed: '' })
})

test.each([
  [
    'airbnb-message',
    {
      channel: 'airbnb',
      threadKey: 'airbnb:thread:1234567890',
      guestName: 'Emma',
      checkIn: '2027-04-22',
      checkOut: '2027-04-27',
      listing: 'Casa Trastevere',
    },
    'Hello! Is there parking near the flat?\nWe arrive by car.',
  ],
  [
    'booking-message',
    {
      channel: 'booking',
      threadKey: 'booking:5999000222',
      guestName: 'Jan Vzorek',
      checkIn: '2027-06-02',
      checkOut: '2027-06-05',
      listing: 'Masseria Salento',
    },
    'Buongiorno, possiamo arrivare alle 22?',
  ],
  [
    'vrbo-inquiry',
    {
      channel: 'vrbo',
      threadKey: 'vrbo:alias:9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d',
      guestName: 'Jan Hevey',
      checkIn: '2026-11-28',
      checkOut: '2026-12-02',
    },
    'Is the pool heated in December?',
  ],
])('%s is recognised with its thread, guest and stay', async (name, relay, text) => {
  const message = await read(fixture(name))
  expect(message.relay).toMatchObject(relay)
  expect(message.text).toBe(text)
  expect(message.isAutomatic).toBe(false)
})

test('a reply to a relay goes to its newest Reply-To, never to an address elsewhere', async () => {
  const raw = fixture('airbnb-message').toString()
  expect((await read(raw)).replyTo).toBe('abc123token@reply.airbnb.com')
  const moved = raw.replace(/^Reply-To:.*$/m, 'Reply-To: Emma <emma@evil.test>')
  expect((await read(moved)).replyTo).toBe('express@airbnb.com')
})

test.each([
  ['a longer domain', /guest\.booking\.com>/, 'guest.booking.com.evil.test>'],
  ['a domain that only ends alike', /@guest\.booking\.com>/, '@notguest.booking.com.test>'],
])('%s is no relay', async (_, pattern, replacement) => {
  const message = await read(fixture('booking-message').toString().replace(pattern, replacement))
  expect(message.relay).toBeNull()
  expect(message.channel).toBe('email')
})

test('a relay mail that failed the check of our own server is an ordinary mail', async () => {
  const forged = `Authentication-Results: mx.casa.test; dkim=fail; dmarc=fail\r\n${fixture('airbnb-message').toString()}`
  expect((await read(forged)).relay).toBeNull()
})

test('a mail without words tells of its files', async () => {
  const raw = mail(
    'From: a@guest.test\r\nContent-Type: multipart/mixed; boundary=b',
    '--b\r\nContent-Type: image/png\r\nContent-Disposition: attachment; filename="piano.png"\r\n\r\nx\r\n--b--',
  )
  expect(await read(raw)).toMatchObject({ text: 'piano.png', note: { code: 'sent_attachments', params: {} } })
  expect(await read(mail('From: a@guest.test', ''))).toMatchObject({ text: '', note: { code: 'sent_nothing' } })
  expect(await read(mail('From: a@guest.test', 'Ciao'))).toMatchObject({ text: 'Ciao', note: null })
})

test('a mail is known by its id, sender, date and text, in whatever encoding it came', async () => {
  const text = "C'è un parcheggio? Arriviamo in due, con una macchina sola."
  const keyOf = async (body: string, more = '') => (await read(plain('a@guest.test', body, more))).mailKey
  const key = await keyOf(text)
  const encoded = Buffer.from(`${text}\n`).toString('base64')
  const base64 = 'Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n'
  expect(await keyOf(encoded, `${base64}Received: from x by y; Sat, 21 Nov 2026 11:00:05 +0000`)).toBe(key)
  expect(await keyOf(`${text} Grazie!`)).not.toBe(key)
  expect((await read(plain('b@guest.test', text))).mailKey).not.toBe(key)
  expect((await read(plain('a@guest.test', text).replace('11:00', '11:01'))).mailKey).not.toBe(key)
  expect((await read(mail('Subject: x', text))).mailKey).toBeNull()
})

test('a character that no database takes stands nowhere in what is read of a mail', async () => {
  const message = await read(plain('marco@guest.test', 'Hello').replace('Parcheggio', '\0Parcheggio'))
  expect(JSON.stringify(message)).not.toContain('\\u0000')
  expect(message.mentions).toContain('Parcheggio')
})
