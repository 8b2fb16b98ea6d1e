import { expect, test } from 'vitest'
import { passesFilter } from '#activities/channels/account/passes-filter.ts'
import { readMail } from '#activities/channels/reader/read-mail.ts'

const context = { hostId: 'anna', channel: 'email' as const, ownAddresses: ['host@casa.test'], now: new Date() }
const unasked = () => Promise.reject(new Error('no name server is asked'))
const OURS = `<${'x'.repeat(32)}@casa.test>`

async function read(headers: string[], body: string) {
  const fields = ['To: host@casa.test', 'Subject: Re: Parcheggio', `Date: ${new Date().toUTCString()}`, ...headers]
  const raw = new Uint8Array(Buffer.from(`${fields.join('\r\n')}\r\n\r\n${body}\r\n`))
  const read = await readMail({ raw, receivedAt: new Date(), truncated: false }, context, unasked)
  return { ...read, doubts: read.doubts.map(({ code }) => code) }
}
const shown = ({ bounce, isAutomatic }: Awaited<ReturnType<typeof read>>) => ({ bounce, isAutomatic })
const REFERS = `References: <first@guest.test> ${OURS}`
const SYSTEM = 'From: Posti <postmaster@hotel.test>'
const NAMELESS = ['Return-Path: <>', 'From: Posti <posti@hotel.test>']
const GUEST = 'From: Marco <marco@guest.test>'

test.each([
  ['a status code', [SYSTEM, REFERS], 'Palautettu\nmarta@guest.test\n5.1.1', 'failed', '5.1.1'],
  ['a server’s answer', [SYSTEM, REFERS], 'marta@guest.test\n550 Tuntematon', 'failed', '550 Tuntematon'],
  [
    'both, on one line',
    [...NAMELESS, REFERS],
    'marta@guest.test\n550-5.1.1 Tuntematon',
    'failed',
    '550-5.1.1 Tuntematon',
  ],
  ['a code in brackets', [SYSTEM, `In-Reply-To: ${OURS}`], 'marta@guest.test (5.7.26)', 'failed', '5.7.26'],
  [
    'the header of those it failed for',
    [...NAMELESS, 'X-Failed-Recipients: marta@guest.test', REFERS],
    'Palautettu',
    'failed',
    '',
  ],
  ['a code of what may pass', [SYSTEM, REFERS], 'marta@guest.test\n4.4.1 Odota', 'delayed', '4.4.1 Odota'],
] as const)(
  'a mail system that says %s tells of the mail it refers to last',
  async (_, headers, body, says, answer) => {
    expect((await read([...headers], body)).bounce).toMatchObject({
      rfcMessageId: OURS,
      recipients: [{ addresses: ['marta@guest.test'], says, answer: expect.stringContaining(answer) }],
      isOfMailSystem: true,
    })
  },
)

test.each([
  ['a guest who quotes one', [GUEST, REFERS], 'It says:\n> 550 5.1.1 no such user\nDo you know why?', false],
  ['a guest who passes its header on', [GUEST, REFERS, 'X-Failed-Recipients: marta@guest.test'], '550 5.1.1', false],
  ['an absence till a day of numbers', ['Return-Path: <>', GUEST, REFERS], 'Ich bin bis 5.1.26 im Urlaub', false],
  ['an absence with a price', ['Return-Path: <>', GUEST, REFERS], 'Back soon. 550 euro for the week', false],
  [
    'a mail system that says nothing of a mail',
    ['From: Posti <mailer-daemon@hotel.test>', REFERS],
    'Il 5.12.2026 alle 4.30 chiudiamo',
    true,
  ],
])('%s is no word on a delivery', async (_, headers, body, isAutomatic) => {
  expect(shown(await read([...headers], body))).toEqual({ bounce: null, isAutomatic })
})

const QUOTED = 'Il giorno 20 novembre Anna <host@casa.test> ha scritto:\n> 550 5.1.1 marta@guest.test non consegnato'

test.each([
  ['asks', 'Avete posto dal 3 al 5 maggio?'],
  ['tells', 'Il 5.12.2026 alle 4.30 partiamo, arriviamo in ritardo.'],
  ['answers', `Arriviamo in ritardo, 550 euro vanno bene.\n\n${QUOTED}`],
  ['asks of a mail', 'La mail a marta@guest.test non è stata consegnata, come mai?'],
  ['writes to', 'Arriviamo in ritardo, scrivete anche a marta@guest.test'],
])('who %s as the postmaster of a house waits for the host as a guest', async (_, body) => {
  for (const headers of [[], [REFERS, 'Auto-Submitted: no', 'Return-Path: <postmaster@hotel.test>']]) {
    const message = await read([SYSTEM, ...headers], body)
    expect(message).toMatchObject({
      bounce: null,
      isAutomatic: false,
      isMachines: false,
      peer: 'postmaster@hotel.test',
    })
    expect(message.doubts).toEqual(['maybe_automatic'])
  }
})

test.each([
  ['an empty return path', 'Return-Path: <>', 'Avete posto?'],
  ['the word of a program', 'Auto-Submitted: auto-generated', 'Avete posto?'],
  ['those it failed for', 'X-Failed-Recipients: marta@guest.test', 'Avete posto?'],
  ['a report', 'Content-Type: multipart/report; boundary=b', '--b\r\n\r\nAvete posto?\r\n--b--'],
  ['words of a failure', 'X-Mark: none', 'marta@guest.test: could not be delivered'],
  ['what came back', 'X-Mark: none', 'From: host@casa.test\nMessage-ID: <one@casa.test>'],
])('a postmaster’s mail with %s is a mail system’s', async (_, header, body) => {
  expect(await read([SYSTEM, header], body)).toMatchObject({ isAutomatic: true, isMachines: true, doubts: [] })
})

test('other names of mail systems need no other mark', async () => {
  for (const name of ['MAILER-DAEMON', 'mail-daemon', 'maildelivery', 'MDaemon']) {
    expect(await read([`From: ${name}@hotel.test`], 'Avete posto?')).toMatchObject({ isAutomatic: true, doubts: [] })
  }
})

test('a report enclosed in a mail that lost its return path on its way is no mail system’s, and passes no list of senders', async () => {
  const enclosing = ['Content-Type: multipart/mixed; boundary=b', 'Return-Path: <>', GUEST, REFERS]
  const fields = 'Final-Recipient: rfc822; marta@guest.test\r\nAction: failed\r\nStatus: 5.1.1'
  const parts = [
    'Content-Type: text/plain\r\n\r\nIt came back, see below. May we arrive late?',
    `Content-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.test\r\n\r\n${fields}`,
  ]
  const copy = `Content-Type: message/rfc822\r\n\r\nMessage-ID: ${OURS}\r\n\r\nCiao`
  const mailOf = (all: string[]) => read(enclosing, `${all.map((part) => `--b\r\n${part}\r\n`).join('')}--b--`)
  expect(await mailOf(parts)).toMatchObject({ bounce: null, isMachines: false, doubts: ['maybe_automatic'] })
  const withCopy = await mailOf([...parts, copy])
  expect(withCopy).toMatchObject({ bounce: { rfcMessageId: OURS, isOfMailSystem: false }, isMachines: false })
  expect(passesFilter(['portal.test'], { ...withCopy, doubts: [] })).toBe(false)
})
