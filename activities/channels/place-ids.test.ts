import { expect, test } from 'vitest'
import type { Mailbox } from '#activities/channels/account/source.ts'
import { placeIds } from './place-ids.ts'

const mailbox = (sourceId: string, hostname: string, user: string) =>
  ({ sourceId, account: { inbound: { hostname, user } } }) as unknown as Mailbox
const idIn = (of: Mailbox, place = 'imap:7:1:INBOX') => placeIds(of, place, '7:1').providerId

test('a place is a mailbox’s own: another source, another mailbox at it and another folder are other places', () => {
  const casa = mailbox('source-1', 'imap.casa.test', 'anna@casa.test')
  const others = [
    idIn(mailbox('source-2', 'imap.casa.test', 'anna@casa.test')),
    idIn(mailbox('source-1', 'imap.casa.test', 'bruno@casa.test')),
    idIn(casa, 'imap:7:1:Ospiti'),
  ]
  expect(new Set([idIn(casa), ...others]).size).toBe(4)
  expect(idIn(mailbox('source-1', 'mail.casa.test', 'Anna@casa.test'))).toBe(idIn(casa))
})
