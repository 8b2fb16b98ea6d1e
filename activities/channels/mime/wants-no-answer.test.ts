import { expect, test } from 'vitest'
import { readMail } from '#activities/channels/reader/read-mail.ts'
import { relayMail } from '#tests/mailbox/relay-mail.ts'

const context = { hostId: 'anna', channel: 'email' as const, ownAddresses: ['anna@casa.test'], now: new Date() }
const unasked = () => Promise.reject(new Error('no name server is asked'))

async function judged(from: string, body: string, headers: string[] = []) {
  const raw = new Uint8Array(Buffer.from(relayMail({ from, headers, body, subject: 'November' })))
  const { isAutomatic, doubts } = await readMail({ raw, receivedAt: new Date(), truncated: false }, context, unasked)
  return isAutomatic ? 'machine' : doubts.map(({ code }) => code)
}

const PAID = 'A payout of 412 EUR was sent to the bank account.\n\nThis mailbox is not monitored.'

test('what a firm’s desk writes and wants no answer to, a machine wrote', async () => {
  expect(await judged('Pay <billing@pay.test>', PAID)).toBe('machine')
})

test.each([
  ['from a person', 'Ann <ann.lee@pay.test>', PAID],
  ['that asks', 'Pay <billing@pay.test>', `Is the house free in May?\n\n${PAID}`],
  ['in which somebody speaks of themselves', 'Pay <billing@pay.test>', `I come on Monday.\n\n${PAID}`],
  ['that hands something on', 'Portal <bookings@portal.test>', `New inquiry of Jane, 4 May.\n\n${PAID}`],
])('such a mail %s waits for the host', async (_, from, body) => {
  expect(await judged(from, body)).toEqual(['maybe_automatic'])
})

test('of an answer and of a forward a machine’s words say nothing', async () => {
  const forwarded = `Our flight.\n\n---------- Forwarded message ---------\nFrom: Fly <tickets@fly.test>\n\n${PAID}`
  expect(await judged('Ann <ann.lee@mail.test>', PAID, ['In-Reply-To: <1@casa.test>'])).toEqual([])
  expect(await judged('Ann <ann.lee@mail.test>', forwarded)).toEqual([])
})
