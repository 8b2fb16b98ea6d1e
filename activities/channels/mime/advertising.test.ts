import { expect, test } from 'vitest'
import { readMail } from '#activities/channels/reader/read-mail.ts'
import { relayMail } from '#tests/mailbox/relay-mail.ts'

const context = { hostId: 'anna', channel: 'email' as const, ownAddresses: ['anna@casa.test'], now: new Date() }
const unasked = () => Promise.reject(new Error('no name server is asked'))

const ASKS = 'Possiamo arrivare alle 22?'

async function judged(from: string, headers: string[], mail: { body: string; subject: string }) {
  const raw = new Uint8Array(Buffer.from(relayMail({ from, headers, ...mail })))
  const message = await readMail({ raw, receivedAt: new Date(), truncated: false }, context, unasked)
  const { isAutomatic, isMachines, doubts } = message
  return { isAutomatic, isMachines, doubts: doubts.map(({ code }) => code) }
}
const PERHAPS = { isAutomatic: false, isMachines: false, doubts: ['maybe_automatic'] }
const NEWS = { isAutomatic: true, isMachines: true, doubts: [] }
const REPLY_TO_GUEST = 'Reply-To: Marco <marco@guest.test>'

const MARKETING = ['List-Unsubscribe: <https://shop.test/u>', 'List-Unsubscribe-Post: List-Unsubscribe=One-Click']

test.each([
  'Neu im November: Kennen Sie schon unsere Preise?\n\nHier abmelden',
  'Regala un massaggio. Non sai cosa regalare?\n\nAnnulla iscrizione',
  'Et si vous réserviez une sortie ?\n\nPour ne plus recevoir notre lettre, désabonnez-vous.',
  'Ready for summer?\n\nUnsubscribe',
])('advertising that its readers may leave is advertising although it asks: %s', async (body) => {
  expect(await judged('Shop <news@shop.test>', MARKETING, { body, subject: 'November' })).toEqual(NEWS)
})

const LEAVES_AT = ['List-Unsubscribe: <https://shop.test/leave?id=8>']
const HUNGARIAN = 'Kedves Elena! Kell új ágynemű?\n\nLeiratkozás: https://shop.test/leave?id=8'

test('where a mail’s header says how to leave it, its page says so in any language', async () => {
  const headers = ['List-Unsubscribe: <https://shop.test/leave?id=8>', 'Precedence: bulk']
  expect(await judged('Shop <news@shop.test>', headers, { body: HUNGARIAN, subject: 'November' })).toEqual(NEWS)
  const other = HUNGARIAN.replace('id=8', 'id=9')
  expect(await judged('Shop <news@shop.test>', headers, { body: other, subject: 'November' })).toEqual(PERHAPS)
})

test.each([
  ['tells only news', 'Linen is cheaper now.', NEWS],
  ['asks', 'Autumn is here. Is the house free?', PERHAPS],
  ['speaks of oneself', 'Autumn is here. I arrive at nine.', PERHAPS],
  ['tells of a stay', 'New guest. Check-in: May 3, 2027', PERHAPS],
] as const)('a mail whose only header is how to leave it, and that %s', async (_, body, expected) => {
  const leaves = `${body}\n\nUnsubscribe: https://shop.test/leave?id=8`
  expect(await judged('Shop <news@shop.test>', LEAVES_AT, { body: leaves, subject: 'November' })).toEqual(expected)
})

test.each([
  ['a portal hands on', 'You have a new inquiry: is the house free in June?\n\nUnsubscribe', []],
  ['somebody else is to be answered', `${ASKS}\n\nUnsubscribe`, [REPLY_TO_GUEST]],
  ['is in answer to something', `${ASKS}\n\nUnsubscribe`, ['In-Reply-To: <1@casa.test>']],
  ['offers nobody to leave', ASKS, []],
])('but what %s by a service for advertising waits for the host', async (_, body, headers) => {
  expect(await judged('Portal <news@portal.test>', [...MARKETING, ...headers], { body, subject: 'June' })).toEqual(
    PERHAPS,
  )
})
