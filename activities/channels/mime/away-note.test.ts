import { expect, test } from 'vitest'
import { readMail } from '#activities/channels/reader/read-mail.ts'
import { airbnbMail, bookingMail, byAlias, relayMail, vrboMail } from '#tests/mailbox/relay-mail.ts'
import { isAwayNote } from './away-note.ts'

const AWAY = {
  en: 'Thank you for your message. I am currently out of the office with limited access to email.',
  it: 'Grazie per il messaggio. Sono fuori ufficio fino al 30 novembre, con accesso limitato alla posta.',
  de: 'Vielen Dank für Ihre Nachricht. Ich bin derzeit nicht im Büro und ab dem 30. November wieder erreichbar.',
  fr: 'Merci pour votre message. Je suis actuellement absente du bureau et vous répondrai à mon retour.',
  es: 'Gracias por su mensaje. Estoy fuera de la oficina hasta el 30 de noviembre.',
  pt: 'Obrigado pela mensagem. Estou ausente do escritório até 30 de novembro.',
  nl: 'Bedankt voor uw bericht. Ik ben momenteel afwezig tot 30 november.',
  pl: 'Dziękuję za wiadomość. Jestem poza biurem do 30 listopada.',
}
const QUESTION = "C'è un parcheggio vicino alla casa?"
const HEADERS = [
  'Auto-Submitted: auto-replied',
  'X-Autoreply: yes',
  'Precedence: auto_reply',
  'Auto-Submitted: auto-generated',
]
const guest = { name: 'Jan' }
const THROUGH = {
  vrbo: (words: string, header: string) =>
    vrboMail({ ...guest, words, alias: 'jan-7h2kz' }).replace('MIME-Version', `${header}\r\nMIME-Version`),
  airbnb: (words: string, header: string) =>
    airbnbMail({ ...guest, words, thread: '123456' }).replace('MIME-Version', `${header}\r\nMIME-Version`),
  booking: (words: string, header: string) => bookingMail({ ...guest, words, number: '5999000222', headers: [header] }),
  expedia: (words: string, header: string) =>
    byAlias('m.expediapartnercentral.com', {
      ...guest,
      words,
      from: 'noreply',
      replyTo: 'qwe81-rt',
      headers: [header],
    }),
  agoda: (words: string, header: string) =>
    byAlias('agoda-messaging.com', { ...guest, words, from: '5f3a9c1e77', headers: [header] }),
}

const context = { hostId: 'anna', channel: 'email' as const, ownAddresses: [], now: new Date() }
const isAutomatic = async (mail: string) => {
  const raw = new Uint8Array(Buffer.from(mail))
  const unasked = () => Promise.reject(new Error('no name server is asked'))
  return (await readMail({ raw, receivedAt: new Date(), truncated: false }, context, unasked)).isAutomatic
}

test.each(Object.entries(THROUGH))(
  'through %s a question is a question and an absence is none, whatever its headers say of machines',
  async (_, through) => {
    for (const header of HEADERS) {
      expect(await isAutomatic(through(QUESTION, header)), header).toBe(false)
      for (const words of Object.values(AWAY)) expect(await isAutomatic(through(words, header)), words).toBe(true)
    }
  },
)

test.each(Object.entries(AWAY))('an absence is told without any header too: %s', (_, text) => {
  expect(isAwayNote({ subject: 'Re: Domanda', text, autoSubmitted: null })).toBe(true)
})

test.each([
  'I am out of the office next week, could we check in late?',
  'Sono in ferie da lunedì: possiamo arrivare prima?',
  'Ich bin im Urlaub, haben Sie WLAN?',
  'We will be on vacation with two kids and look forward to the pool.',
  'Siamo in viaggio, arriviamo in ritardo.',
  'The door says automatic, how does it work?',
])('a guest who tells of an absence asks all the same: %s', (text) => {
  expect(isAwayNote({ subject: 'Re: Domanda', text, autoSubmitted: null })).toBe(false)
})

test.each([
  ['Automatic reply: Your stay', 'I will answer on Monday.', true],
  ['Abwesenheitsnotiz: Ihre Anfrage', 'Ab Montag wieder da.', true],
  ['Risposta automatica: Soggiorno', 'Torno lunedì.', true],
  ['Automatic gate', 'Does it open at night?', false],
] as const)('a subject counts: %s', (subject, text, expected) => {
  expect(isAwayNote({ subject, text, autoSubmitted: null })).toBe(expected)
})

test.each([
  ['Reservation confirmed', true],
  ['Neue Buchung', true],
  ['Prenotazione annullata', true],
  ['New message from your guest', false],
])('what a platform tells by itself is no guest’s question: %s', async (subject, expected) => {
  const from = 'Expedia <noreply@m.expediapartnercentral.com>'
  expect(await isAutomatic(relayMail({ from, subject, body: 'Details' }))).toBe(expected)
})

test.each(['m.expediapartnercentral.com', 'guest.booking.com', 'messages.vrbo.com', 'agoda-messaging.com'])(
  'a mail system of %s has no guests',
  async (domain) => {
    const mail = relayMail({ from: `MAILER-DAEMON@${domain}`, subject: 'Undelivered', body: 'Could not be delivered' })
    expect(await isAutomatic(mail)).toBe(true)
  },
)
