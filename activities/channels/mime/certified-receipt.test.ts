import { expect, test } from 'vitest'
import { readMail } from '#activities/channels/reader/read-mail.ts'

const context = { hostId: 'anna', channel: 'email' as const, ownAddresses: ['host@pec.casa.test'], now: new Date() }
const unasked = () => Promise.reject(new Error('no name server is asked'))
const OURS = `<${'x'.repeat(32)}@casa.test>`
const WORDS =
  'Il giorno 21/11/2026 alle ore 12:00:00 (+0100) nel messaggio "Parcheggio" proveniente da "host@pec.casa.test"\r\ne destinato all\'utente "marta@guest.test" è stato rilevato un errore [5.1.1 - indirizzo inesistente].'

async function read(kind: string, { from = 'posta-certificata@pec.test', data = '', of = OURS }) {
  const raw = [
    `From: Posta Certificata <${from}>`,
    'To: host@pec.casa.test',
    'Subject: AVVISO: Parcheggio',
    'Date: Sat, 21 Nov 2026 11:00:00 +0000',
    'Message-ID: <opec1@pec.test>',
    `X-Ricevuta: ${kind}`,
    ...(of === '' ? [] : [`X-Riferimento-Message-ID: ${of}`]),
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=p',
    '',
    `--p\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${WORDS}`,
    `--p\r\nContent-Type: application/xml; name=daticert.xml\r\nContent-Disposition: attachment; filename=daticert.xml\r\n\r\n${data}`,
    '--p--',
    '',
  ].join('\r\n')
  const mail = { raw: new Uint8Array(Buffer.from(raw)), receivedAt: new Date(), truncated: false }
  return readMail(mail, context, unasked)
}

test.each([
  ['mancata-consegna', 'failed'],
  ['errore-consegna', 'failed'],
  ['non-accettazione', 'failed'],
  ['rilevazione-virus', 'failed'],
  ['preavviso-errore-consegna', 'delayed'],
  ['accettazione', 'fine'],
  ['presa-in-carico', 'fine'],
  ['avvenuta-consegna', 'fine'],
])('a receipt of certified mail says of ours: %s', async (kind, says) => {
  const { bounce, isAutomatic, isMachines } = await read(kind, {})
  expect({ bounce, isAutomatic, isMachines }).toMatchObject({
    bounce: { rfcMessageId: OURS, recipients: [{ says }], isOfMailSystem: true },
    isAutomatic: true,
    isMachines: true,
  })
})

test('its data say whom it is about and why; without them its words do', async () => {
  const data =
    '<postacert tipo="errore-consegna"><destinatari tipo="certificato">marta@guest.test</destinatari><destinatari tipo="esterno">luca@guest.test</destinatari><consegna>marta@guest.test</consegna><errore-esteso>5.1.1 - casella piena</errore-esteso></postacert>'
  expect((await read('errore-consegna', { data })).bounce?.recipients).toEqual([
    { addresses: ['marta@guest.test'], says: 'failed', answer: '5.1.1 - casella piena' },
  ])
  expect((await read('errore-consegna', {})).bounce?.recipients).toEqual([
    { addresses: ['marta@guest.test'], says: 'failed', answer: '5.1.1 - indirizzo inesistente' },
  ])
})

test('what another sender says with its headers is no mail system’s word, and one that names no mail is a machine’s', async () => {
  expect((await read('errore-consegna', { from: 'marta@guest.test' })).bounce).toMatchObject({ isOfMailSystem: false })
  expect(await read('avvenuta-consegna', { of: '' })).toMatchObject({ bounce: null, isAutomatic: true })
})
