import { expect, test } from 'vitest'
import { readMail } from '#activities/channels/reader/read-mail.ts'

const context = { hostId: 'anna', channel: 'email' as const, ownAddresses: ['host@casa.test'], now: new Date() }
const unasked = () => Promise.reject(new Error('no name server is asked'))
const OURS = `<${'x'.repeat(32)}@casa.test>`

async function read(headers: string[], body: string) {
  const fields = ['To: host@casa.test', 'Subject: Re: Parcheggio', 'Date: Sat, 21 Nov 2026 11:00:00 +0000', ...headers]
  const raw = new Uint8Array(Buffer.from(`${fields.join('\r\n')}\r\n\r\n${body}\r\n`))
  const { bounce, isAutomatic } = await readMail({ raw, receivedAt: new Date(), truncated: false }, context, unasked)
  return { bounce, isAutomatic }
}
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
  ['an absence till a day of numbers', ['Return-Path: <>', GUEST, REFERS], 'Ich bin bis 5.1.26 im Urlaub', true],
  ['an absence with a price', ['Return-Path: <>', GUEST, REFERS], 'Back soon. 550 euro for the week', false],
  ['a mail system that says nothing of a mail', [SYSTEM, REFERS], 'Il 5.12.2026 alle 4.30 chiudiamo', true],
])('%s is no word on a delivery', async (_, headers, body, isAutomatic) => {
  expect(await read(headers, body)).toEqual({ bounce: null, isAutomatic })
})
