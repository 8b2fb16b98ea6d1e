import { expect, test } from 'vitest'
import { readMail } from '#activities/channels/reader/read-mail.ts'
import { relayMail } from '#tests/mailbox/relay-mail.ts'

const OWN = 'anna@casa.test'
const context = { hostId: 'anna', channel: 'email' as const, ownAddresses: [OWN], now: new Date() }
const unasked = () => Promise.reject(new Error('no name server is asked'))

function read(from: string, ...headers: string[]) {
  const mail = relayMail({
    from,
    headers,
    subject: 'Nuova richiesta dal sito',
    body: 'Possiamo arrivare alle 22?',
  }).replace('host@locanda.test', OWN)
  const raw = new Uint8Array(Buffer.from(mail))
  return readMail({ raw, receivedAt: new Date(), truncated: false }, context, unasked)
}

async function judged(from: string, ...headers: string[]) {
  const { isAutomatic, isMachines, doubts } = await read(from, ...headers)
  return { isAutomatic, isMachines, doubts: doubts.map(({ code }) => code) }
}
const PERSON = { isAutomatic: false, isMachines: false, doubts: [] }
const PERHAPS = { isAutomatic: false, isMachines: false, doubts: ['maybe_automatic'] }
const MACHINE = { isAutomatic: true, isMachines: false, doubts: [] }
const GUEST = 'Marco <marco@guest.test>'
const REPLY_TO_GUEST = 'Reply-To: Marco <marco@guest.test>'

test.each([
  ['Auto-Submitted: auto-replied'],
  ['Auto-Submitted: auto-notified; owner-email="x"'],
  ['Auto-Submitted: auto-generated'],
  ['Precedence: auto_reply'],
  ['X-Autoreply: yes'],
])('%s is a machine’s', async (header) => {
  expect(await judged(GUEST, header)).toEqual(MACHINE)
})

test.each([
  [['Precedence: bulk', 'List-Unsubscribe: <mailto:x@y.test>']],
  [['List-Id: News <news.shop.test>', 'Precedence: list']],
  [['List-Id: <news.shop.test>']],
])('%s is sent to many', async (headers) => {
  expect(await judged(GUEST, ...headers)).toEqual({ ...MACHINE, isMachines: true })
})

test.each([
  ['noreply@shop.test', []],
  ['no-reply@shop.test', ['Reply-To: support@shop.test']],
  ['noreply@casa.test', [`Reply-To: ${OWN}`]],
  ['noreply@shop.test', ['Reply-To: no-reply@other.test']],
  ['noreply@shop.test', ['Reply-To: a@guest.test, b@guest.test']],
  ['MAILER-DAEMON@mx.test', [REPLY_TO_GUEST]],
] as const)('%s with %j is a machine’s, as it names nobody to answer', async (from, headers) => {
  expect((await judged(from, ...headers)).isAutomatic).toBe(true)
})

test.each([
  ['a form of a site that names its writer', 'noreply@casa.test', [REPLY_TO_GUEST]],
  ['a portal’s mail that names its conversation', 'noreply@portal.test', ['Reply-To: conv-8f3a9b@reply.portal.test']],
  ['the same through a mailing service', 'no-reply@forms.test', [REPLY_TO_GUEST, 'List-Unsubscribe: <https://x.test>']],
  ['the same under the host’s own address', OWN, [REPLY_TO_GUEST]],
  ['what a rule of somebody’s forwards', GUEST, ['Auto-Submitted: auto-forwarded']],
  ['the same without a return path', GUEST, ['Return-Path: <>']],
  ['the same, said to be generated', 'Sito <web@forms.test>', [REPLY_TO_GUEST, 'Auto-Submitted: auto-generated']],
  ['a mail that may be unsubscribed from and no more', GUEST, ['List-Unsubscribe: <mailto:x@y.test>']],
  ['a mail in bulk and no more', GUEST, ['Precedence: bulk']],
  [
    'what a list of the host’s own domain hands on',
    GUEST,
    ['List-Id: <info.casa.test>', 'Precedence: list', 'List-Post: <mailto:info@casa.test>'],
  ],
] as const)('%s waits for the host as a guest’s', async (_, from, headers) => {
  expect(await judged(from, ...headers)).toEqual(PERHAPS)
})

test.each([
  ['Auto-Submitted: no'],
  ['X-Auto-Response-Suppress: All'],
  ['Precedence: first-class'],
  ['X-Autoreply: no'],
  [REPLY_TO_GUEST],
])('%s makes no machine of anybody', async (header) => {
  expect(await judged(GUEST, header)).toEqual(PERSON)
})

test('a mail of the mailbox itself is the host’s', async () => {
  expect((await judged(OWN)).isAutomatic).toBe(true)
  const toGuest = relayMail({ from: OWN, replyTo: 'anna@agency.test', body: 'A presto' })
  const raw = new Uint8Array(Buffer.from(toGuest.replace('host@locanda.test', 'marco@guest.test')))
  const copy = await readMail({ raw, receivedAt: new Date(), truncated: false }, context, unasked)
  expect(copy).toMatchObject({ isAutomatic: true, fromSelf: true, peer: OWN })
})
