import { expect, test } from 'vitest'
import { readMail } from '#activities/channels/reader/read-mail.ts'
import { relayMail } from '#tests/mailbox/relay-mail.ts'

const OWN = 'anna@casa.test'
const context = { hostId: 'anna', channel: 'email' as const, ownAddresses: [OWN], now: new Date() }
const unasked = () => Promise.reject(new Error('no name server is asked'))

const ASKS = 'Possiamo arrivare alle 22?'

function read(from: string, headers: string[], { body = ASKS, to = OWN, subject = 'Nuova richiesta dal sito' } = {}) {
  const mail = relayMail({ from, headers, subject, body }).replace('host@locanda.test', to)
  const raw = new Uint8Array(Buffer.from(mail))
  return readMail({ raw, receivedAt: new Date(), truncated: false }, context, unasked)
}

async function judged(from: string, ...headers: string[]) {
  return judgedAs(await read(from, headers))
}
function judgedAs({ isAutomatic, isMachines, doubts }: Awaited<ReturnType<typeof read>>) {
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
  ['Precedence: auto_reply'],
  ['X-Autoreply: yes'],
])('%s is a machine’s', async (header) => {
  expect(await judged(GUEST, header)).toEqual(MACHINE)
})

test('what is generated under an address that is read waits for the host where it asks something', async () => {
  const desk = ['Auto-Submitted: auto-generated']
  expect(await judged('Viaggi Rossi <assistenza@viaggi.test>', ...desk)).toEqual(PERHAPS)
  const told = await read('assistenza@viaggi.test', desk, { body: 'La richiesta 4711 è stata chiusa.' })
  expect(judgedAs(told)).toEqual(MACHINE)
  expect(await judged('noreply@viaggi.test', ...desk)).toEqual(MACHINE)
})

test.each([
  [['Precedence: bulk', 'List-Unsubscribe: <mailto:x@y.test>']],
  [['List-Id: News <news.shop.test>', 'Precedence: list']],
  [['List-Id: <news.shop.test>']],
])('%s is sent to many where it asks nothing, and waits for the host where it does', async (headers) => {
  const offer = await read(GUEST, headers, { body: 'Offerte di novembre: tutto a metà prezzo.' })
  expect(judgedAs(offer)).toEqual({ ...MACHINE, isMachines: true })
  expect(await judged(GUEST, ...headers)).toEqual(PERHAPS)
})

const WISHES = [
  'Vorrei sapere se la casa è libera.',
  'Please tell me the door code.',
  'Ich hätte gern das Haus vom 3. bis 5. Mai.',
  'Je voudrais savoir si la maison est libre.',
]

test.each(WISHES)('a guest who asks without a mark behind a list or a portal waits for the host: %s', async (body) => {
  for (const headers of [['List-Id: <news.shop.test>'], ['Precedence: bulk', 'List-Unsubscribe: <mailto:x@y.test>']]) {
    expect(judgedAs(await read(GUEST, headers, { body }))).toEqual(PERHAPS)
  }
  expect(judgedAs(await read('noreply+8f3a9b@portal.test', [], { body }))).toEqual(PERHAPS)
  const links = Array.from({ length: 20 }, (_, at) => `https://shop.test/${at}`).join(' ')
  const offer = await read(GUEST, ['List-Id: <news.shop.test>'], { body: `${body} ${links}` })
  expect(judgedAs(offer)).toEqual({ ...MACHINE, isMachines: true })
})

test.each([
  'Please visit our shop for the latest offers. If you need help, contact us. Please do not reply.',
  'Scopri le nostre offerte. Gentilmente non rispondere a questa email.',
  'Wir möchten Sie informieren, dass sich unsere AGB ändern. Bitte antworten Sie nicht auf diese E-Mail.',
])('what a machine asks of all its readers is no question: %s', async (body) => {
  const news = await read(GUEST, ['List-Id: <news.shop.test>'], { body })
  expect(judgedAs(news)).toEqual({ ...MACHINE, isMachines: true })
  expect(judgedAs(await read('noreply+8f3a9b@portal.test', [], { body }))).toEqual(MACHINE)
})

const GROUP = 'casa-blu@googlegroups.test'
const BY_GROUP = [
  'Precedence: list',
  'Mailing-list: list casa-blu@googlegroups.test',
  'List-ID: <casa-blu.googlegroups.test>',
  `List-Post: <https://groups.test/post>, <mailto:${GROUP}>`,
  'List-Unsubscribe: <mailto:googlegroups-manage+1+unsubscribe@googlegroups.test>',
]

test.each([['Possiamo arrivare alle 22?'], ['Arriviamo in quattro, grazie.']])(
  'what a person writes to a group is theirs, whatever its headers: %s',
  async (body) => {
    const message = await read(GUEST, [...BY_GROUP, `Reply-To: ${GROUP}`], { body, to: GROUP })
    expect(judgedAs(message)).toEqual(PERHAPS)
    expect(message).toMatchObject({ peer: 'marco@guest.test', replyTo: 'marco@guest.test' })
  },
)

test.each([
  ['a name for the answer', REPLY_TO_GUEST],
  ['the sender of before', 'X-Original-From: Marco <marco@guest.test>'],
])('a group that writes under its own address with %s hands on a person’s mail', async (_, header) => {
  const message = await read(`"Marco via Casa" <${GROUP}>`, [...BY_GROUP, header], { to: GROUP })
  expect(judgedAs(message)).toEqual(PERHAPS)
  expect(message).toMatchObject({ peer: 'marco@guest.test', replyTo: 'marco@guest.test', authentication: 'unproven' })
})

test('advertising that comes by a group stays advertising', async () => {
  const headers = [...BY_GROUP, 'List-Unsubscribe-Post: List-Unsubscribe=One-Click', 'Feedback-ID: 1:shop']
  const links = Array.from({ length: 20 }, (_, at) => `https://shop.test/${at}`).join(' ')
  for (const body of ['Tutto a metà prezzo.', `Pronti per i saldi? ${links}`]) {
    expect(judgedAs(await read(GUEST, headers, { body, to: GROUP }))).toEqual({ ...MACHINE, isMachines: true })
  }
})

test('a portal that answers by no other address than its own for a conversation hands on what a guest asks', async () => {
  const from = 'noreply+8f3a9b@portal.test'
  expect(await judged(from)).toEqual(PERHAPS)
  expect((await read(from, [])).replyTo).toBe(from)
  expect(judgedAs(await read(from, [], { body: 'La fattura di novembre è pronta.' }))).toEqual(MACHINE)
  expect(await judged(from, 'Auto-Submitted: auto-generated')).toEqual(MACHINE)
  expect(await judged('noreply-7=marco@portal.test')).toEqual(MACHINE)
})

test.each([
  ['noreply@shop.test', []],
  ['no-reply@shop.test', ['Reply-To: support@shop.test']],
  ['noreply@casa.test', [`Reply-To: ${OWN}`]],
  ['noreply@shop.test', ['Reply-To: no-reply@other.test']],
  ['MAILER-DAEMON@mx.test', [REPLY_TO_GUEST]],
] as const)('%s with %j is a machine’s, as it names nobody to answer', async (from, headers) => {
  expect((await judged(from, ...headers)).isAutomatic).toBe(true)
})

test.each([
  ['the first', ASKS, 'a@guest.test'],
  ['whom its words name', `${ASKS} Scrivetemi a b@guest.test`, 'b@guest.test'],
])(
  'of several whom a machine that asks names for the answer it is %s, and waits for the host',
  async (_, body, peer) => {
    const message = await read('noreply@shop.test', ['Reply-To: a@guest.test, b@guest.test'], { body })
    expect(judgedAs(message)).toEqual(PERHAPS)
    expect(message).toMatchObject({ peer, replyTo: peer, authentication: 'unproven' })
  },
)

test('a machine that asks nothing and names several for the answer is a machine’s', async () => {
  const headers = ['Reply-To: a@guest.test, b@guest.test']
  expect(judgedAs(await read('noreply@shop.test', headers, { body: 'La fattura è pronta.' }))).toEqual(MACHINE)
})

test('a form of the house’s own domain that names its writer in its words alone waits for the host', async () => {
  const body = `Nome: Marco\nEmail: marco@guest.test\nMessaggio: ${ASKS}`
  const message = await read('noreply@casa.test', [], { body })
  expect(judgedAs(message)).toEqual(PERHAPS)
  expect(message).toMatchObject({ peer: 'marco@guest.test', replyTo: 'marco@guest.test', authentication: 'unproven' })
})

test.each([
  ['a machine of that domain that names nobody', 'noreply@casa.test', ASKS, OWN],
  ['one that names the house alone', 'noreply@casa.test', 'Scrivi ad assistenza@casa.test', OWN],
  ['a mail system of that domain', 'mailer-daemon@casa.test', 'Palautettu: marco@guest.test', OWN],
  ['one of another domain', 'noreply@shop.test', 'Email: marco@guest.test', OWN],
  ['what it writes to others', 'noreply@casa.test', 'Email: marco@guest.test', 'guest@elsewhere.test'],
])('%s is a machine’s', async (_, from, body, to) => {
  expect((await read(from, [], { body, to })).isAutomatic).toBe(true)
})

test.each([
  ['a form of a site that names its writer', 'noreply@casa.test', [REPLY_TO_GUEST]],
  ['the same of who is the postmaster of a house', 'noreply@casa.test', ['Reply-To: postmaster@studio.test']],
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
  ['the house', `Reply-To: ${OWN}, Marco <marco@guest.test>`],
  ['the house, and last', `Reply-To: Marco <marco@guest.test>, Casa Blu <${OWN}>`],
  ['a robot', 'Reply-To: noreply@casa.test, Marco <marco@guest.test>'],
  ['the guest once more', 'Reply-To: Marco <marco@guest.test>, marco@guest.test'],
])('a form that names %s beside the guest is the guest’s', async (_, header) => {
  for (const from of ['noreply@portal.test', OWN]) {
    const message = await read(from, [header])
    expect(judgedAs(message)).toEqual(PERHAPS)
    expect(message).toMatchObject({ peer: 'marco@guest.test', replyTo: 'marco@guest.test', authentication: 'unproven' })
  }
})

test.each(['root.anna@guest.test', 'postmaster-maria@guest.test', 'Cron.Marco@guest.test'])(
  '%s, in whose name a machine’s word stands, is a person',
  async (from) => {
    expect(await judged(from)).toEqual(PERSON)
    expect(judgedAs(await read(from, [], { body: 'Arriviamo alle 22.' }))).toEqual(PERSON)
  },
)

test('who is called as what reads no answer, and more, waits where anybody may have written it', async () => {
  const from = 'noreply.family@guest.test'
  expect(await judged(from)).toEqual(PERHAPS)
  expect(judgedAs(await read(from, ['In-Reply-To: <ours@casa.test>'], { body: 'Alle 22.' }))).toEqual(PERHAPS)
  expect(judgedAs(await read(from, [], { body: 'La fattura di novembre è pronta.' }))).toEqual(MACHINE)
})

const FORM = 'Nome: Marco\nE-mail: marco@guest.test\n\nPossiamo arrivare alle 22?'

test.each([[[]], [[`Reply-To: ${OWN}`]]])(
  'a form by the host’s own mailbox may name its guest in its words alone: %j',
  async (headers) => {
    const message = await read(OWN, headers, { body: FORM })
    expect(judgedAs(message)).toEqual(PERHAPS)
    expect(message).toMatchObject({ fromSelf: true, peer: 'marco@guest.test', replyTo: 'marco@guest.test' })
    expect(message.authentication).toBe('unproven')
  },
)

test.each([
  ['names nobody', [], ASKS, OWN],
  ['names the host alone', [], `Scrivete a ${OWN}`, OWN],
  ['names a machine alone', [], 'Inviato da noreply@casa.test', OWN],
  ['goes to a guest', [], FORM, 'marco@guest.test'],
  ['goes to a guest, too', ['Cc: marco@guest.test'], FORM, OWN],
  ['answers', ['In-Reply-To: <first@guest.test>'], FORM, OWN],
])('a mail of the host’s own that %s is the host’s', async (_, headers, body, to) => {
  expect(await read(OWN, headers, { body, to })).toMatchObject({ isAutomatic: true, isMachines: true, fromSelf: true })
})

test('a Message-ID says nothing of who sent a form', async () => {
  const raw = relayMail({ from: OWN, subject: 'Casa', body: FORM }).replace('host@locanda.test', OWN)
  const symfonys = raw.replace(/^Message-ID:.*$/im, 'Message-ID: <0123456789abcdef0123456789abcdef@casa.test>')
  const mail = { raw: new Uint8Array(Buffer.from(symfonys)), receivedAt: new Date(), truncated: false }
  expect(symfonys).not.toBe(raw)
  expect(await readMail(mail, context, unasked)).toMatchObject({ isAutomatic: false, peer: 'marco@guest.test' })
})

test('what Locanda itself writes to the mailbox that it leaves by is no form', async () => {
  expect(judgedAs(await read(OWN, ['Auto-Submitted: auto-replied'], { body: FORM }))).toMatchObject({
    isAutomatic: true,
  })
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

test('what a calendar answers for somebody who writes nothing is no question, and beside words it is theirs', async () => {
  const answer = (words: string) =>
    new Uint8Array(
      Buffer.from(
        [
          `From: ${GUEST}\r\nTo: ${OWN}\r\nSubject: Accepted\r\nMessage-ID: <accepted@guest.test>\r\nDate: Sat, 21 Nov 2026 10:00:00 +0000`,
          'MIME-Version: 1.0\r\nContent-Type: multipart/alternative; boundary=b\r\n',
          `--b\r\nContent-Type: text/plain\r\n\r\n${words}`,
          '--b\r\nContent-Type: text/calendar; method=REPLY\r\n\r\nBEGIN:VCALENDAR\r\nMETHOD:REPLY\r\nEND:VCALENDAR',
          '--b--\r\n',
        ].join('\r\n'),
      ),
    )
  const readAnswer = async (words: string) =>
    judgedAs(await readMail({ raw: answer(words), receivedAt: new Date(), truncated: false }, context, unasked))
  expect(await readAnswer('')).toEqual(MACHINE)
  expect(await readAnswer(ASKS)).toMatchObject({ isAutomatic: false, isMachines: false })
})
