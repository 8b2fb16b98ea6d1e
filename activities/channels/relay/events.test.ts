import { expect, test } from 'vitest'
import { readMail } from '#activities/channels/reader/read-mail.ts'
import { relayMail, vrboMail } from '#tests/mailbox/relay-mail.ts'
import { eventIn } from './events.ts'

const context = { hostId: 'anna', channel: 'email' as const, ownAddresses: [], now: new Date() }
const unasked = () => Promise.reject(new Error('no name server is asked'))

async function judged(mail: string) {
  const raw = new Uint8Array(Buffer.from(mail))
  const { isAutomatic, doubts } = await readMail({ raw, receivedAt: new Date(), truncated: false }, context, unasked)
  return isAutomatic ? 'notice' : doubts.some(({ code }) => code === 'maybe_notice') ? 'perhaps' : 'guest'
}

test.each([
  ['Your reservation for 11 June was updated', 'Your special offer has expired', 'Tom declined your request'],
  ['La prenotazione di Anna è stata modificata', 'La tua offerta è scaduta', 'I tuoi ospiti sono arrivati?'],
  ['Ihre Buchung wurde geändert', 'Die Anfrage ist abgelaufen', 'Ihre Auszahlung ist unterwegs'],
  ['Votre réservation a été annulée', 'La demande de Paul a expiré', 'Paul a laissé un commentaire'],
  ['Se ha cancelado la reserva de Ana', 'La solicitud ha caducado', 'Ana llega mañana'],
  ['De boeking van Jan is gewijzigd', 'Het verzoek is verlopen', 'Jan heeft een beoordeling geplaatst'],
  ['A reserva da Ana foi alterada', 'O pedido expirou', 'A sua fatura de novembro'],
  ['Rezerwacja została odwołana', 'Zapytanie wygasło', 'Wysłaliśmy wypłatę'],
  ['Rezervace byla zrušena', 'Žádost vypršela', 'Nové hodnocení'],
])('what became of something is told, in each language: %s; %s; %s', (...subjects) => {
  expect(subjects.filter((subject) => eventIn(subject) === null)).toEqual([])
})

test.each([
  ['Lena möchte die Buchung ändern: Änderungsanfrage', 'wanted'],
  ['Jacek prosi o zmianę rezerwacji', 'wanted'],
  ['Reservation confirmed - Emma arrives Nov 19', null],
  ['Emma arrives tomorrow', 'told'],
  ['Invoice request for booking 4733000003', 'wanted'],
  ['Your payout is on its way', 'done'],
  ['Leon hat auf deine Anfrage im Mediations-Center geantwortet', 'told'],
  ['Reservation for Seaview Loft, Jun 11 – 14', null],
  ['Domanda sulla cancellazione', null],
  ['Neue Nachricht zu Ihrer geänderten Buchung', null],
  ['Message from Anna about the cancelled booking', null],
])('%s tells %s', (subject, told) => {
  expect(eventIn(subject)).toBe(told)
})

test('what a guest says to all is no message, whatever they say', async () => {
  const mail = vrboMail({ name: 'Jan', words: 'x', alias: 'jan-7h2kz' })
    .replace(/^Subject: .*$/m, 'Subject: Jan left a review')
    .replace(/\r\n\r\n[\s\S]*$/, '\r\n\r\nJan gave 5 stars.\n\n"We loved it, thank you!"\r\n')
  expect(await judged(mail)).toBe('notice')
})

test.each([
  [
    'Anfrage auf Erlass der Gebühren',
    'Ihr Gast möchte die Buchung stornieren. Bitte entscheiden Sie im Extranet.',
    'notice',
  ],
  ['New message from your guest', 'You have a new message. Read it in the extranet.', 'perhaps'],
  [
    'Special request for booking 4733000003',
    'Anna added a special request:\n\nOne of us uses a walking frame.',
    'perhaps',
  ],
])('of what a program tells a wish, and words that stand elsewhere, are a guest’s: %s', async (subject, body, who) => {
  expect(await judged(relayMail({ from: 'Booking.com <noreply@booking.com>', subject, body }))).toBe(who)
})

test('what became of a stay behind the word for it is no house', () => {
  expect(eventIn('Rezerwacja zmieniona: Jan Kos', ['zmieniona: Jan Kos'])).toBe('done')
})

test('an invoice that a guest asks for waits', async () => {
  const mail = relayMail({
    from: '"Jan via Booking.com" <4733000003-ab.cd@guest.booking.com>',
    subject: 'Invoice request for booking 4733000003',
    body: 'To be made out to Kos Transport, Gdynia.',
  })
  expect(await judged(mail)).toBe('perhaps')
})

test('a question below what is booked waits, however it is laid out', async () => {
  const mail = relayMail({
    from: 'Airbnb <automated@airbnb.com>',
    replyTo: '"Jan (Airbnb)" <abc123@reply.airbnb.com>',
    subject: 'Reservation confirmed - Jan arrives Nov 19',
    body: 'New booking!\n\nIs there a lift in the building?',
  })
  expect(await judged(mail)).toBe('perhaps')
})

test('what a house is called tells nothing', () => {
  expect(eventIn('Reservation for Cancelled Flight Cabin', ['Cancelled Flight Cabin'])).toBeNull()
  expect(eventIn('Reservation for Cancelled Flight Cabin')).toBe('done')
})

const cancelled = (words: string) =>
  vrboMail({ name: 'Jan', words: 'x', alias: 'jan-7h2kz' })
    .replace(/^Subject: .*$/m, 'Subject: Reservation cancelled: Jan')
    .replace(/\r\n\r\n[\s\S]*$/, `\r\n\r\n${words}\r\n`)

test.each([
  'Jan cancelled their reservation.\n\nWe have refunded the traveler and opened your calendar for these dates.',
  'Die Buchung wurde storniert.\n\nDer Kalender wurde wieder freigegeben.',
  'Votre calendrier a été mis à jour et le voyageur sera remboursé.',
])('what became of a stay is a notice by the guest’s own address, too: %s', async (words) => {
  expect(await judged(cancelled(words))).toBe('notice')
})

test.each([
  'My mother fell ill, I had to cancel.',
  'Können wir trotzdem im Juli kommen?',
  'Sorry for the trouble.',
  'Grazie di tutto, alla prossima.',
])('and waits for the host where a person may speak in it: %s', async (words) => {
  expect(await judged(cancelled(`Jan cancelled their reservation.\n\n${words}`))).toBe('perhaps')
})

test('a change that is asked for waits where nothing shows who says a line', async () => {
  const asked = (words: string) =>
    relayMail({
      from: '"Jan" <sender@messages.homeaway.com>',
      replyTo: '"Jan" <jan-7h2kz@messages.homeaway.com>',
      subject: 'Jan wants to change the booking: change request, updated dates',
      body: words,
    })
  expect(await judged(asked('Your calendar is open for these dates. Accept or decline within 24 hours.'))).toBe(
    'notice',
  )
  expect(await judged(asked('Accept or decline within 24 hours.\n\nA day later, as the ferry is full.'))).toBe(
    'perhaps',
  )
})
