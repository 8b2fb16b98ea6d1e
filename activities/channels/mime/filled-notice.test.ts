import { expect, test } from 'vitest'
import { readMail } from '#activities/channels/reader/read-mail.ts'

const context = { hostId: 'anna', channel: 'email' as const, ownAddresses: ['host@casa.test'], now: new Date() }
const unasked = () => Promise.reject(new Error('no name server is asked'))
const OURS = `<${'x'.repeat(32)}@casa.test>`

async function read(body: string, subject = 'Re: Parcheggio', headers: string[] = []) {
  const fields = ['From: Marta <marta@guest.test>', 'To: host@casa.test', `Subject: ${subject}`]
  const more = ['Content-Type: text/plain; charset=utf-8', `In-Reply-To: ${OURS}`, ...headers]
  const raw = new Uint8Array(Buffer.from(`${[...fields, ...more].join('\r\n')}\r\n\r\n${body}\r\n`))
  const mail = await readMail({ raw, receivedAt: null, truncated: false }, context, unasked)
  return { ...mail, doubts: mail.doubts.map(({ code }) => code) }
}
const EN =
  'Your message\n\n  To: Marta\n  Subject: Re: Parcheggio\n  Sent: Saturday, November 21, 2026 10:00:00 AM (UTC)\n\n was read on Saturday, November 21, 2026 10:30:00 AM (UTC).'

test.each([
  EN,
  EN.replace('was read', 'was deleted without being read'),
  'Il messaggio\n\n A: Marta\n Oggetto: Re: Parcheggio\n Inviato: sabato 21 novembre 2026\n\n è stato letto il sabato 21 novembre 2026 10:30.',
  'Ihre Nachricht\n\n An: Marta\n Betreff: Re: Parcheggio\n Gesendet: Samstag, 21. November 2026\n\n wurde am Samstag, 21. November 2026 10:30 gelesen.',
  'Votre message\n\n À : Marta\n Objet : Re: Parcheggio\n Envoyé : samedi 21 novembre 2026\n\n a été lu le samedi 21 novembre 2026 10:30.',
  'El mensaje\n\n Para: Marta\n Asunto: Re: Parcheggio\n Enviados: sábado, 21 de noviembre de 2026\n\n fue leído el sábado, 21 de noviembre de 2026 10:30.',
  'A sua mensagem\n\n Para: Marta\n Assunto: Re: Parcheggio\n Enviada: sábado, 21 de novembro de 2026\n\n foi lida em sábado, 21 de novembro de 2026 10:30.',
  'Uw bericht\n\n Aan: Marta\n Onderwerp: Re: Parcheggio\n Verzonden: zaterdag 21 november 2026\n\n is gelezen op zaterdag 21 november 2026 10:30.',
  'Wiadomość\n\n Do: Marta\n Temat: Re: Parcheggio\n Wysłano: sobota, 21 listopada 2026\n\n została przeczytana w dniu sobota, 21 listopada 2026 10:30.',
  'Vaše zpráva\n\n Komu: Marta\n Předmět: Re: Parcheggio\n Odesláno: sobota 21. listopadu 2026\n\n byla přečtena v sobota 21. listopadu 2026 10:30.',
])('a receipt of reading as plain text is no guest’s message: %s', async (body) => {
  expect(await read(body)).toMatchObject({
    isAutomatic: true,
    bounce: { rfcMessageId: OURS, recipients: [{ says: 'fine' }], isKept: 'answering' },
  })
})

const NOTES =
  'Your message\n\n   Subject: Re: Parcheggio\n\nwas not delivered to:\n\n   anna@hotel.test\n\nbecause:\n\n   User anna (anna@hotel.test) not listed in Domino Directory'

test.each([NOTES, NOTES.replaceAll('anna@hotel.test', 'marta@guest.test')])(
  'Domino tells by its form that a mail did not arrive, whoever stands as its sender',
  async (body) => {
    expect(await read(body, 'DELIVERY FAILURE: User anna not listed in Domino Directory')).toMatchObject({
      isAutomatic: true,
      isMachines: false,
      bounce: { rfcMessageId: OURS, recipients: [{ says: 'failed' }], isOfMailSystem: false, isKept: 'answering' },
    })
  },
)

test.each([
  ['words below it', `${EN}\n\nWe are locked out.`],
  ['words above it', `We are locked out.\n\n${EN}`],
  ['words within it', EN.replace('  Sent:', '  We are locked out and it rains\n  Sent:')],
  ['nothing of its form', 'Your message was read on Saturday 21.'],
  ['words below what did not arrive', `${NOTES.replace('because:', 'We are locked out.')}`],
])('who writes %s is a person', async (_, body) => {
  expect(await read(body)).toMatchObject({ isAutomatic: false, bounce: null })
})
