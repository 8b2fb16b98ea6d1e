import { expect, test } from 'vitest'
import { readMail } from '#activities/channels/reader/read-mail.ts'
import { airbnbMail } from '#tests/mailbox/relay-mail.ts'

const context = { hostId: 'anna', channel: 'email' as const, ownAddresses: [], now: new Date() }
const unasked = () => Promise.reject(new Error('no name server is asked'))
const read = (mail: string) =>
  readMail({ raw: new Uint8Array(Buffer.from(mail)), receivedAt: new Date(), truncated: false }, context, unasked)

const WORDS = 'Faut-il prévenir quelqu’un ?'
/** As plain text alone, with a line of the platform's above the guest's name or below their words. */
const withLine = (above: string, below = '') =>
  airbnbMail({ name: 'Anne', words: WORDS, thread: '123456' })
    .replace(/Content-Type: multipart[\s\S]*?(?=Content-Type: text\/plain)/, '')
    .replace(/--b\r\n[\s\S]*$/, '')
    .replace('ANNE\nBooker', `${above}\n\nANNE\nBooker`)
    .replace('Airbnb Ireland UC', `Airbnb Ireland UC\n\n${below}`)

test.each([
  ['RÉPONDEZ À LA DEMANDE D’ANNE', ''],
  ['Responda ao pedido da Anne', ''],
  ['', 'L’équipe Airbnb'],
  ['', 'Het Airbnb-team'],
])('a platform’s own line makes no mail wait: %s%s', async (above, below) => {
  expect(await read(withLine(above, below))).toMatchObject({ text: WORDS, removed: '' })
})

test('any other line does', async () => {
  expect((await read(withLine('Il pleut à Nantes'))).removed).toBe('Il pleut à Nantes')
})
