import { expect, test } from 'vitest'
import { relayMail } from '#tests/mailbox/relay-mail.ts'
import { readMail } from './read-mail.ts'

const context = { hostId: 'anna', channel: 'email' as const, now: new Date() }
const unasked = () => Promise.reject(new Error('no name server is asked'))

test('a mail of the mailbox itself is the host’s in whichever spelling of its address', async () => {
  const own = ['anna.rossi@gmail.com', 'anna@casa.test']
  const from = async (address: string) => {
    const raw = new Uint8Array(
      Buffer.from(relayMail({ from: address, subject: 'Casa', body: 'Possiamo arrivare alle 22?' })),
    )
    const read = await readMail({ raw, receivedAt: null, truncated: false }, { ...context, ownAddresses: own }, unasked)
    return { fromSelf: read.fromSelf, isAutomatic: read.isAutomatic }
  }
  for (const address of ['annarossi@gmail.com', 'Anna.Rossi+casa@googlemail.com', 'anna+form@casa.test'])
    expect(await from(address)).toEqual({ fromSelf: true, isAutomatic: true })
  expect(await from('an.na@casa.test')).toEqual({ fromSelf: false, isAutomatic: false })
})
