import { expect, test } from 'vitest'
import { readMail } from '#activities/channels/reader/read-mail.ts'
import { airbnbMail, bookingMail, relayMail, vrboMail } from '#tests/mailbox/relay-mail.ts'

const context = { hostId: 'anna', channel: 'email' as const, ownAddresses: [], now: new Date() }
const unasked = () => Promise.reject(new Error('no name server is asked'))

async function judged(mail: string) {
  const raw = new Uint8Array(Buffer.from(mail))
  const read = await readMail({ raw, receivedAt: new Date(), truncated: false }, context, unasked)
  const { isAutomatic, isMachines, doubts, relay } = read
  return { isAutomatic, isMachines, doubts: doubts.map(({ code }) => code), isRelayed: relay !== null }
}
const GUEST = { isAutomatic: false, isMachines: false, doubts: [], isRelayed: true }
const PERHAPS = { ...GUEST, doubts: ['maybe_notice'] }
const PLATFORM = { isAutomatic: true, isMachines: true, doubts: [], isRelayed: true }

const AIRBNB = 'Airbnb <automated@airbnb.com>'
const EXPEDIA = 'Expedia <noreply@m.expediapartnercentral.com>'
const words = 'Can we pay by card?'
const withoutReplyTo = (mail: string) => mail.replace(/^Reply-To:.*\r\n/m, '')
const notice = (from: string, subject: string, body = 'Details') => relayMail({ from, subject, body })

test.each([
  ['Airbnb', airbnbMail({ name: 'Emma', words, thread: '123456' })],
  ['Booking.com', bookingMail({ name: 'Jan', words, number: '5999000222' })],
  [
    'Booking.com, by its alias in From alone',
    withoutReplyTo(bookingMail({ name: 'Jan', words, number: '5999000222' })),
  ],
  ['Vrbo', vrboMail({ name: 'Jan', words, alias: 'jan-7h2kz' })],
])('who is reached by an address of their own is a guest: %s', async (_, mail) => {
  expect(await judged(mail)).toEqual(GUEST)
})

test.each([
  [AIRBNB, 'Reservation confirmed - Emma arrives Nov 19'],
  [AIRBNB, 'Canceled: Reservation HMABCDEFGH'],
  [AIRBNB, 'Payout of € 120 sent'],
  [AIRBNB, 'Scrivi una recensione per Emma'],
  [EXPEDIA, 'Reservation confirmed'],
  [EXPEDIA, 'Neue Buchung'],
  [EXPEDIA, 'Prenotazione annullata'],
])('a notice by its subject, to which nobody is named, is the platform’s own: %s, %s', async (from, subject) => {
  expect(await judged(notice(from, subject))).toEqual(PLATFORM)
})

test.each([
  ['a guest of Airbnb without Reply-To', withoutReplyTo(airbnbMail({ name: 'Emma', words, thread: '123456' }))],
  ['another address of Airbnb’s', notice('Airbnb <express@airbnb.com>', 'Emma ti aspetta', words)],
  ['a notice in which a guest speaks', notice(AIRBNB, 'Reservation confirmed', `EMMA\nBooker\n\n${words}\n\nReply`)],
  [
    'a notice in whose HTML one does',
    relayMail({ from: AIRBNB, subject: 'Reservation confirmed', html: `<p>Ospite</p><p>${words}</p>` }),
  ],
  ['a message about a payment', notice(EXPEDIA, 'New message about your payment', words)],
  ['a question about an invoice', notice(EXPEDIA, 'Frage zur Rechnung', words)],
  ['a subject that nobody knows', notice(EXPEDIA, 'Casa Blu', words)],
])('what may be either waits for the host as a guest’s: %s', async (_, mail) => {
  expect(await judged(mail)).toEqual(PERHAPS)
})

const REPLY_TO = 'Reply-To: Emma (Airbnb) <abc12@reply.airbnb.com>\r\n'
const toGuest = (mail: string) => mail.replace(/^To: /m, `${REPLY_TO}To: `)
const ofTemplate = (template: string) => (mail: string) => mail.replace(/^To: /m, `X-Template: ${template}\r\nTo: `)

test('what Airbnb tells of a booking with the guest’s address is its own, and what a guest says in it is theirs', async () => {
  const confirmed = toGuest(notice(AIRBNB, 'Reservation confirmed - Emma arrives Nov 19', 'Identity verified'))
  expect(await judged(confirmed)).toEqual(PLATFORM)
  expect(await judged(toGuest(notice(AIRBNB, 'Reservation confirmed', `EMMA\nBooker\n\n${words}\n\nReply`)))).toEqual(
    GUEST,
  )
  const swedish = toGuest(notice(AIRBNB, 'Emma anländer den 5 feb.', 'Vill du skriva till Emma?'))
  expect(await judged(ofTemplate('booking/reservation_host_confirmation')(swedish))).toEqual(PLATFORM)
  expect(await judged(ofTemplate('booking/inquiry_host')(swedish))).toEqual(GUEST)
  expect(await judged(swedish)).toEqual(PLATFORM)
  const finnish = toGuest(notice(AIRBNB, 'Emma saapuu 5. helmikuuta.', 'Haluatko kirjoittaa Emmalle?'))
  expect(await judged(finnish)).toEqual(PERHAPS)
})

test('a notice under a guest’s name waits, and a guest who is named and tells of nothing is one', async () => {
  const from = 'Jan Kowalski <noreply@m.expediapartnercentral.com>'
  expect(await judged(notice(from, 'Reservation confirmed'))).toEqual(PERHAPS)
  expect(await judged(notice(from, 'New message from your guest', words))).toEqual(GUEST)
})

test.each(['Vorrei sapere se la casa è libera.', 'Please tell me the door code.', 'Ich hätte gern ein Kinderbett.'])(
  'what a platform’s program hands on waits where it asks without a mark: %s',
  async (body) => {
    expect(await judged(notice(AIRBNB, 'Casa Blu', body))).toEqual(PERHAPS)
    expect(await judged(notice(AIRBNB, 'Casa Blu', 'Your invoice is ready. Please do not reply.'))).toEqual(PLATFORM)
  },
)
