import { expect, test } from 'vitest'
import { withoutLargeParts } from '#activities/channels/mime/large-mail.ts'
import { readMail } from '#activities/channels/reader/read-mail.ts'

const OWN_SERVER = 'mx.pec.casa.test'
const context = {
  hostId: 'anna',
  channel: 'email' as const,
  ownAddresses: ['host@pec.casa.test'],
  now: new Date('2026-11-21T12:00:00Z'),
  receiving: { server: 'imap.pec.casa.test', learned: { organisation: 'casa.test', count: 1, depth: 1 } },
}
const unasked = () => Promise.reject(new Error('no name server is asked'))

const GUEST = [
  'From: Marta Neri <marta@studio.pec.test>',
  'To: host@pec.casa.test',
  'Subject: Parcheggio',
  'Date: Sat, 21 Nov 2026 10:59:00 +0000',
  'Message-ID: <guest-1@studio.test>',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Buongiorno,',
  "c'è un parcheggio per un furgone?",
].join('\r\n')
const WORDS =
  'Messaggio di posta certificata\r\n\r\nIl giorno 21/11/2026 alle ore 12:00:00 (+0100) il messaggio "Parcheggio" è stato inviato da "marta@studio.pec.test" indirizzato a:\r\nhost@pec.casa.test\r\nIl messaggio originale è incluso in allegato.\r\nIdentificativo messaggio: opec2@pec.test'

type Envelope = {
  original?: string
  words?: string
  kind?: string
  from?: string
  headers?: string[]
  parts?: string[]
}

/** As a provider builds it: signed, with its words, its data and the original. */
function envelope({ original = GUEST, words = WORDS, kind, from, headers = [], parts = [] }: Envelope = {}) {
  return [
    ...headers,
    `From: "Per conto di: marta@studio.pec.test" <${from ?? 'posta-certificata@gestore.pec.test'}>`,
    'Reply-To: marta@studio.pec.test',
    'To: host@pec.casa.test',
    'Subject: POSTA CERTIFICATA: Parcheggio',
    'Date: Sat, 21 Nov 2026 11:00:00 +0000',
    'Message-ID: <opec2@pec.test>',
    `X-Trasporto: ${kind ?? 'posta-certificata'}`,
    'X-Riferimento-Message-ID: <guest-1@studio.test>',
    'MIME-Version: 1.0',
    'Content-Type: multipart/signed; protocol="application/x-pkcs7-signature"; micalg=sha1; boundary=s',
    '',
    '--s\r\nContent-Type: multipart/mixed; boundary=m\r\n',
    `--m\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${words}`,
    '--m\r\nContent-Type: application/xml; name=daticert.xml\r\nContent-Disposition: inline; filename=daticert.xml\r\n\r\n<postacert tipo="posta-certificata"/>',
    ...parts.map((part) => `--m\r\n${part}`),
    `--m\r\nContent-Type: message/rfc822; name=postacert.eml\r\nContent-Disposition: attachment; filename=postacert.eml\r\n\r\n${original}`,
    '--m--',
    '--s\r\nContent-Type: application/x-pkcs7-signature; name=smime.p7s\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename=smime.p7s\r\n\r\nQUJD',
    '--s--',
    '',
  ].join('\r\n')
}
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text))
const readRaw = (raw: Uint8Array<ArrayBuffer>) =>
  readMail({ raw, receivedAt: context.now, truncated: false }, context, unasked)
const read = (given?: Envelope) => readRaw(bytesOf(envelope(given)))

test('what a guest writes by certified mail is read as they wrote it, and answered to them', async () => {
  expect(await read()).toMatchObject({
    peer: 'marta@studio.pec.test',
    name: 'Marta Neri',
    replyTo: 'marta@studio.pec.test',
    subject: 'Parcheggio',
    text: "Buongiorno,\nc'è un parcheggio per un furgone?",
    removed: '',
    unread: [],
    rfcMessageId: '<guest-1@studio.test>',
    inReplyTo: null,
    references: ['<opec2@pec.test>'],
    isAutomatic: false,
    isMachines: false,
    bounce: null,
    authentication: 'unproven',
  })
})

test('an answer joins its conversation by what the original and what the envelope names', async () => {
  const original = GUEST.replace(
    'Content-Type',
    'In-Reply-To: <ours@casa.test>\r\nReferences: <ours@casa.test>\r\nContent-Type',
  )
  const { inReplyTo, references } = await read({ original })
  expect({ inReplyTo, references }).toEqual({
    inReplyTo: '<ours@casa.test>',
    references: ['<opec2@pec.test>', '<ours@casa.test>'],
  })
})

test('an ordinary mail that a provider hands on as an anomaly is read as what it is', async () => {
  const original = GUEST.replaceAll('studio.pec.test', 'guest.test')
  const words =
    'Errore nel messaggio\r\n\r\nTali dati non sono stati certificati. Il messaggio originale è incluso in allegato.'
  expect(await read({ kind: 'errore', original, words })).toMatchObject({
    peer: 'marta@guest.test',
    text: "Buongiorno,\nc'è un parcheggio per un furgone?",
    isAutomatic: false,
  })
})

const PASSED = (domain: string) => `Authentication-Results: ${OWN_SERVER}; dmarc=pass header.from=${domain}`
const FAILED = `Authentication-Results: ${OWN_SERVER}; dmarc=fail header.from=gestore.pec.test`
test.each<[string, Envelope, string]>([
  ['proved to be its provider’s, of the same organisation', { headers: [PASSED('gestore.pec.test')] }, 'pass'],
  ['forged', { headers: [FAILED] }, 'fail'],
  [
    'of another provider’s user',
    { headers: [PASSED('gestore.pec.test')], original: GUEST.replaceAll('studio.pec.test', 'altrove.test') },
    'unproven',
  ],
  ['not certified', { headers: [PASSED('gestore.pec.test')], kind: 'errore' }, 'unproven'],
  [
    'with what its own sender wrote of its proof',
    { original: `Authentication-Results: ${OWN_SERVER}; dmarc=pass header.from=studio.pec.test\r\n${GUEST}` },
    'unproven',
  ],
])('of an envelope %s the sender is judged so', async (_, given, authentication) => {
  const { authentication: judged, doubts, peer } = await read(given)
  const doubt = { code: 'sender_not_proved', params: { address: peer } }
  expect({ judged, doubts }).toEqual({ judged: authentication, doubts: authentication === 'unproven' ? [doubt] : [] })
})

test('what bears the marks of an envelope and is from anybody is read as it stands', async () => {
  expect(await read({ from: 'marta@guest.test' })).toMatchObject({
    peer: 'marta@guest.test',
    unread: expect.arrayContaining(['postacert.eml']),
  })
})

test('what stands in an envelope beside the mail, and is not its provider’s, is missed', async () => {
  const file =
    'Content-Type: application/pdf; name=piano.pdf\r\nContent-Disposition: attachment; filename=piano.pdf\r\n\r\nx'
  const { removed, unread, text } = await read({ words: 'Ci sono anche due cani.', parts: [file] })
  expect(text).toContain('furgone')
  expect(removed).toContain('due cani')
  expect(unread).toEqual(['piano.pdf'])
})

test('a bounce that comes in an envelope is a bounce', async () => {
  const original = [
    'From: Mail Delivery System <mailer-daemon@mx.test>',
    'To: host@pec.casa.test',
    'Subject: Undelivered Mail Returned to Sender',
    'Date: Sat, 21 Nov 2026 10:59:00 +0000',
    'Message-ID: <b1@mx.test>',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=r',
    '',
    '--r\r\nContent-Type: text/plain\r\n\r\nGone.',
    '--r\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.test\r\n\r\nFinal-Recipient: rfc822; marta@guest.test\r\nAction: failed\r\nStatus: 5.1.1\r\n',
    '--r\r\nContent-Type: text/rfc822-headers\r\n\r\nMessage-ID: <ours@casa.test>\r\nTo: marta@guest.test\r\n',
    '--r--',
  ].join('\r\n')
  expect(await read({ kind: 'errore', original })).toMatchObject({
    bounce: { rfcMessageId: '<ours@casa.test>', recipients: [{ says: 'failed' }] },
    isMachines: true,
  })
})

test('behind a photo of two megabytes the words of the original arrive', async () => {
  const photo = 'QUJD'.repeat(500_000)
  const original = [
    ...GUEST.split('\r\n').slice(0, 5),
    'Content-Type: multipart/mixed; boundary=g',
    '',
    `--g\r\nContent-Type: image/jpeg; name=a.jpg\r\nContent-Disposition: attachment; filename=a.jpg\r\nContent-Transfer-Encoding: base64\r\n\r\n${photo}`,
    '--g\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nEcco la foto del furgone.',
    '--g--',
  ].join('\r\n')
  const { raw } = withoutLargeParts(bytesOf(envelope({ original })))
  expect(raw.length).toBeLessThan(100_000)
  expect(await readRaw(raw)).toMatchObject({
    peer: 'marta@studio.pec.test',
    text: 'Ecco la foto del furgone.',
    unread: ['a.jpg'],
  })
})

test.each([
  ['nothing', ''],
  ['no sender', 'Subject: x\r\n\r\nCiao'],
  ['another envelope', envelope({ original: 'x' })],
])('an envelope whose original is %s is nobody’s lost mail', async (_, original) => {
  const message = await read({ original })
  expect(message.peer).not.toBeNull()
  expect([message.text, message.removed, ...message.unread].join('')).not.toBe('')
})
