import { expect, test } from 'vitest'
import { readMail } from '#activities/channels/reader/read-mail.ts'
import { airbnbMail, bookingMail, byAlias, relayMail, vrboMail } from '#tests/mailbox/relay-mail.ts'
import { mayBeAwayNote } from './away-note.ts'

const AWAY = {
  en: 'Thank you for your message. I am currently out of the office with limited access to email.',
  it: 'Grazie per il messaggio. Sono fuori ufficio fino al 30 novembre, con accesso limitato alla posta.',
  de: 'Vielen Dank für Ihre Nachricht. Ich bin derzeit nicht im Büro und ab dem 30. November wieder erreichbar.',
  fr: 'Merci pour votre message. Je suis actuellement absente du bureau et vous répondrai à mon retour.',
  es: 'Gracias por su mensaje. Estoy fuera de la oficina hasta el 30 de noviembre.',
  pt: 'Obrigado pela mensagem. Estou ausente do escritório até 30 de novembro.',
  nl: 'Bedankt voor uw bericht. Ik ben momenteel afwezig tot 30 november.',
  pl: 'Dziękuję za wiadomość. Jestem poza biurem do 30 listopada.',
  cs: 'Děkuji za zprávu. Jsem mimo kancelář do 30. listopadu.',
  sv: 'Tack för ditt meddelande. Jag är på semester till den 30 november.',
  da: 'Tak for din besked. Jeg er på ferie til den 30. november.',
  fi: 'Kiitos viestistäsi. Olen lomalla 30. marraskuuta asti.',
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
const read = (mail: string) => {
  const raw = new Uint8Array(Buffer.from(mail))
  const unasked = () => Promise.reject(new Error('no name server is asked'))
  return readMail({ raw, receivedAt: new Date(), truncated: false }, context, unasked)
}
const isAutomatic = async (mail: string) => (await read(mail)).isAutomatic
const doubtsOf = async (mail: string) => (await read(mail)).doubts.map(({ code }) => code)
const plainMail = (body: string, headers: string[] = [], subject = 'Re: Domanda') =>
  relayMail({ from: 'Jan Kowalski <jan@guest.test>', subject, headers, body })

test.each(Object.entries(THROUGH))(
  'through %s a question is answered and an absence waits for the host, whatever its headers say of machines',
  async (_, through) => {
    for (const header of HEADERS) {
      expect(await read(through(QUESTION, header)), header).toMatchObject({ isAutomatic: false, doubts: [] })
      for (const words of Object.values(AWAY)) {
        const awayNote = through(words, header)
        expect(await isAutomatic(awayNote), words).toBe(false)
        expect(await doubtsOf(awayNote), words).toEqual(['maybe_away'])
      }
    }
  },
)

test.each(Object.entries(AWAY))(
  'without a machine’s header an absence is a message that waits: %s',
  async (_, text) => {
    expect(await isAutomatic(plainMail(text))).toBe(false)
    expect(await doubtsOf(plainMail(text))).toEqual(['maybe_away'])
    for (const mark of ['Auto-Submitted: auto-replied', 'Precedence: auto_reply'])
      expect(await isAutomatic(plainMail(text, [mark])), mark).toBe(true)
    // Servers put these on what people write, too.
    for (const mark of ['X-Auto-Response-Suppress: All', 'Return-Path: <>']) {
      expect(await isAutomatic(plainMail(text, [mark])), mark).toBe(false)
      expect(await doubtsOf(plainMail(text, [mark])), mark).toContain('maybe_away')
    }
  },
)

test.each([
  'Help, there is a strong smell of gas in the kitchen, and we are on holiday with two small children. Please come at once!',
  'We are on holiday with the kids, please send us the door code.',
  'Sono in vacanza con la famiglia, mandatemi il codice della porta.',
  'Ich bin mit den Kindern im Urlaub. Bitte schicken Sie mir den Code.',
  'I am on parental leave and would like to book for a week.',
  'Je suis en vacances avec mes enfants, envoyez-moi le code.',
  'Estoy de vacaciones con mi familia, necesito la llave.',
  'Estou de férias com a família, preciso da chave.',
  'Ik ben met vakantie met de kinderen, graag de sleutelcode.',
  'Jestem na urlopie z dziećmi, proszę o kod do drzwi.',
  'Jsem na dovolené s dětmi, pošlete mi prosím kód.',
  'Jag är på semester med barnen och behöver koden.',
])('a guest’s own words are no machine’s: %s', async (text) => {
  expect(await read(plainMail(text))).toMatchObject({ isAutomatic: false, isMachines: false, doubts: [] })
  for (const through of Object.values(THROUGH)) expect(await isAutomatic(through(text, 'X-Any: thing'))).toBe(false)
})

test.each([
  "I'm on vacation at your flat and the wifi is down. Can you help?",
  'Sono in vacanza da voi e manca acqua calda, potete venire oggi?',
  'Je suis en vacances chez vous, la porte ne s’ouvre pas.',
  'Ich bin im Urlaub bei Ihnen und die Heizung geht nicht.',
  'We are on vacation in your house until Friday. The shower is broken, please send somebody.',
  'Sono in vacanza fino al 28 nel vostro appartamento. La caldaia non parte, fateci sapere.',
  'Sono in ferie da domani, arrivo alle 15 e rientro domenica. Mandatemi il codice.',
])('a guest on holiday whose mail a server marked waits for the host: %s', async (text) => {
  for (const mark of ['X-Auto-Response-Suppress: All', 'Return-Path: <>']) {
    const mail = plainMail(text, [mark])
    expect(await isAutomatic(mail)).toBe(false)
    expect(await doubtsOf(mail)).toContain('maybe_away')
  }
})

test.each([
  'I am out of the office next week, could we check in late?',
  'Sono in ferie da lunedì: possiamo arrivare prima?',
  'Ich bin im Urlaub, haben Sie WLAN?',
  'We will be on vacation with two kids and look forward to the pool.',
  'Siamo in viaggio, arriviamo in ritardo.',
  'The door says automatic, how does it work?',
])('a guest who tells of an absence asks all the same: %s', (text) => {
  expect(mayBeAwayNote(text)).toBe(false)
})

test.each([
  ['Automatic reply: Your stay', 'I am out of the office until Monday.', 'machine'],
  ['Abwesenheitsnotiz: Ihre Anfrage', 'Ich bin im Urlaub.', 'machine'],
  ['Automatic reply: Your stay', 'I will answer on Monday.', 'perhaps'],
  ['Abwesend: Schlüssel', 'Bitte legen Sie den Schlüssel unter die Matte.', 'perhaps'],
  ['Risposta automatica: Soggiorno', 'Torno lunedì.', 'perhaps'],
  ['Out of office: Your stay', 'I am on holiday until Monday. Can we leave bikes in the hall?', 'perhaps'],
  ['Automatic gate', 'It opens at night', 'guest'],
  ['Out of office workers on holiday', 'The heating is broken', 'guest'],
  ['Away from home without keys', 'Please open the door', 'guest'],
])(
  'a subject that only a machine writes makes no machine of a text that is none: %s, %s',
  async (subject, text, who) => {
    const mail = plainMail(text, [], subject)
    expect(await isAutomatic(mail)).toBe(who === 'machine')
    expect(await doubtsOf(mail)).toEqual(who === 'perhaps' ? ['maybe_away'] : [])
    expect(await isAutomatic(plainMail(text, ['X-Auto-Response-Suppress: All'], subject))).toBe(who !== 'guest')
  },
)

test.each(['m.expediapartnercentral.com', 'guest.booking.com', 'messages.vrbo.com', 'agoda-messaging.com'])(
  'a mail system of %s has no guests',
  async (domain) => {
    const mail = relayMail({ from: `MAILER-DAEMON@${domain}`, subject: 'Undelivered', body: 'Could not be delivered' })
    expect(await isAutomatic(mail)).toBe(true)
  },
)

test.each([
  ['Automatická odpověď: Rezervace', 'Jsem mimo kancelář do 30. listopadu.'],
  ['Autosvar: Bokning', 'Jag är på semester till den 30 november.'],
  ['Automatisk svar: Booking', 'Jeg er på ferie til den 30. november.'],
  ['Automaattinen vastaus: Varaus', 'Olen lomalla 30. marraskuuta asti.'],
])(
  'a subject that only mail programs write makes an absence a machine’s in these languages, too: %s',
  async (subject, text) => {
    const mail = plainMail(text).replace(
      /Subject: .*/,
      `Subject: =?utf-8?B?${Buffer.from(subject).toString('base64')}?=`,
    )
    expect(await isAutomatic(mail)).toBe(true)
  },
)

test.each([
  ['Автоматический ответ: Приезд', 'Я в отъезде.'],
  ['Automatski odgovor: Dolazak', 'Na godišnjem sam odmoru.'],
  ['자동 회신: 도착', '부재중입니다.'],
  ['自動返信: 到着', '不在にしております。'],
  ['תשובה אוטומטית: הגעה', 'אני בחופשה.'],
])(
  'beside a header that machines write such a subject is enough in languages whose words are not read: %s',
  async (subject, text) => {
    const encoded = `=?utf-8?B?${Buffer.from(subject).toString('base64')}?=`
    expect(await isAutomatic(plainMail(text, ['X-Auto-Response-Suppress: All'], encoded))).toBe(true)
    expect(await isAutomatic(plainMail(text, [], encoded))).toBe(false)
  },
)
