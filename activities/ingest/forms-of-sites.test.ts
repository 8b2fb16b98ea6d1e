import { expect, test } from 'vitest'
import { readMail } from '#activities/channels/reader/read-mail.ts'
import { relayMail } from '#tests/mailbox/relay-mail.ts'
import { planThreads } from './plan-threads.ts'

const OWN = 'host@locanda.test'
const context = { hostId: 'anna', channel: 'email' as const, ownAddresses: [OWN], now: new Date() }
const unasked = () => Promise.reject(new Error('no name server is asked'))

const byForm = (from: string, replyTo: string) => {
  const mail = relayMail({ from, replyTo, subject: 'Nuova richiesta dal sito', body: 'Possiamo arrivare alle 22?' })
  return readMail(
    { raw: new Uint8Array(Buffer.from(mail)), receivedAt: new Date(), truncated: false },
    context,
    unasked,
  )
}

test.each(['noreply@casa.test', OWN])(
  'guests who write by a form that sends as %s are themselves, each in their own chat, and nobody vouches for them',
  async (form) => {
    const marco = await byForm(form, 'Marco Rossi <marco@guest.test>')
    const me = { peer: 'marco@guest.test', name: 'Marco Rossi', replyTo: 'marco@guest.test' }
    expect(marco).toMatchObject({ ...me, fromSelf: form === OWN, authentication: 'unproven' })
    const mails = [marco, await byForm(form, 'jan@guest.test'), await byForm(form, 'marco@guest.test')]
    let chats = 0
    const known = { byKey: new Map(), byReference: new Map(), byPeer: new Map(), facts: new Map() }
    const { chatOf } = planThreads(mails, known, () => `chat ${++chats}`)
    expect(chatOf).toEqual(['chat 1', 'chat 2', 'chat 1'])
  },
)
