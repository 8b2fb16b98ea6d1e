import { expect, test } from 'vitest'
import { readMail } from '#activities/channels/reader/read-mail.ts'
import { relayMail } from '#tests/mailbox/relay-mail.ts'

const OWN = 'info@casa.test'
const context = { hostId: 'anna', channel: 'email' as const, ownAddresses: [OWN], now: new Date() }
const unasked = () => Promise.reject(new Error('no name server is asked'))

async function judged(from: string, body: string, headers: string[] = []) {
  const mail = relayMail({ from, headers, subject: 'Nuovo messaggio dal sito', body }).replace('host@locanda.test', OWN)
  const raw = new Uint8Array(Buffer.from(mail))
  const read = await readMail({ raw, receivedAt: new Date(), truncated: false }, context, unasked)
  const { isAutomatic, peer, replyTo, name, doubts } = read
  return { isAutomatic, peer, replyTo, name, doubts: doubts.map(({ code }) => code) }
}
const HELD = { isAutomatic: false, doubts: ['maybe_automatic'] }
const MACHINE = { isAutomatic: true, doubts: [] }
const BY_PHONE = 'Nome: Marco Rossi\nTelefono: +39 333 1234567\nMessaggio: Avete posto dal 3 al 7 agosto?'
const IN_LINES =
  'Ihr Name:\nKlaus Meier\n\nTelefonnummer (optional):\n0171 1234567\n\nIhre Nachricht:\nHaben Sie etwas frei?'

test.each([
  ['the house’s own mailbox', OWN, []],
  ['a machine of its domain', 'noreply@casa.test', []],
  ['a program that sends its forms', 'WordPress <wordpress@casa.test>', []],
  ['another’s machine', 'form@sites.test', ['Auto-Submitted: auto-generated']],
])(
  'who leaves a form of the site a number and no address waits for the host, and is nobody’s address: %s',
  async (_, from, headers) => {
    const nobody = { peer: null, replyTo: null }
    expect(await judged(from, BY_PHONE, headers)).toEqual({ ...HELD, ...nobody, name: 'Marco Rossi' })
    expect(await judged(from, IN_LINES, headers)).toEqual({ ...HELD, ...nobody, name: 'Klaus Meier' })
  },
)

test.each(['noreply@forms.test', 'wordpress@casa.test'])(
  'who leaves their address in a field of %s is answered there',
  async (from) => {
    const body = 'Name: Mia Smith\nEmail: Mia@guest.test\nMessage: Do you have a room for two?'
    expect(await judged(from, body)).toMatchObject({ ...HELD, peer: 'mia@guest.test', replyTo: 'mia@guest.test' })
  },
)

test.each([
  ['asks nothing', 'Nome: Marco\nTelefono: 333 1234567\nMessaggio: Grazie di tutto.'],
  ['is an order of the host’s own', 'Nome: Anna Bianchi\nTelefono: 333 1234567\nIl tuo ordine è partito. Domande?'],
  ['names the house', `Nome: Anna\nEmail: ${OWN}\nMessaggio: Vuoi rinnovare?`],
  ['has no name', 'Telefono: 333 1234567\nMessaggio: Vuoi rinnovare?'],
])('what a machine writes that %s is a machine’s', async (_, body) => {
  expect(await judged('noreply@shop.test', body)).toMatchObject(MACHINE)
})
