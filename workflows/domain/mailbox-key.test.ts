import { expect, test } from 'vitest'
import { isSameAccount, mailboxKey } from './mailbox-key.ts'

test.each([
  ['a protocol', 'imap.casa.it', 'info@casa.it', 'pop3.casa.it', 'info@casa.it'],
  ['a spelling', 'IMAP.Casa.it.', ' Info@casa.IT ', 'imap.casa.it', 'info@casa.it'],
  ['a server for all', 'mail.casa.it', 'info@casa.it', 'imaps.mail.casa.it', 'info@casa.it'],
  ['a user without the domain', 'mail.casa.it', 'info', 'pop.casa.it', 'info@casa.it'],
  ['an old way to write an address', 'mail.casa.it', 'info%casa.it', 'mail.casa.it', 'info@casa.it'],
  ["Gmail's other name", 'imap.googlemail.com', 'a.nna@googlemail.com', 'imap.gmail.com', 'anna+x@gmail.com'],
  ['a protocol at an address', '10.0.0.7', 'info', '10.0.0.7', 'INFO'],
])('%s makes no other mailbox', (_, server, user, otherServer, otherUser) => {
  expect(mailboxKey(server, user)).toBe(mailboxKey(otherServer, otherUser))
})

test.each([
  ['another user', 'imap.casa.it', 'info@casa.it', 'imap.casa.it', 'booking@casa.it'],
  ['another domain of one server', 'imaps.aruba.it', 'info@casa.it', 'imaps.aruba.it', 'info@villa.it'],
  ['another server', 'imap.casa.it', 'info', 'imap.villa.it', 'info'],
  ['a dot where it counts', 'imap.casa.it', 'in.fo@casa.it', 'imap.casa.it', 'info@casa.it'],
  ['a provider that is called like a service', 'mail.com', 'info@mail.com', 'in.com', 'info@mail.com'],
])('%s is another mailbox', (_, server, user, otherServer, otherUser) => {
  expect(mailboxKey(server, user)).not.toBe(mailboxKey(otherServer, otherUser))
})

test.each([
  ['127.0.0.1', 'Host@casa.it', 'localhost', 'host@casa.it', true],
  ['10.0.0.7', 'info', 'mail.casa.it', 'info@casa.it', true],
  ['localhost', 'info', '127.0.0.1', 'info', true],
  ['mx.provider.it', 'info@casa.it', 'imap.casa.it', 'info', true],
  ['mail.casa.it', 'info@casa.it', 'mail.villa.it', 'info@villa.it', false],
  ['mail.casa.it', 'info', 'mail.villa.it', 'info@altra.it', false],
  ['10.0.0.7', 'info', 'mail.casa.it', 'anna@casa.it', false],
] as const)('at one server %s %s and %s %s: one account is %s', (server, user, otherServer, otherUser, expected) => {
  const [one, other] = [
    { server, user },
    { server: otherServer, user: otherUser },
  ]
  expect(isSameAccount(one, other)).toBe(expected)
  expect(isSameAccount(other, one)).toBe(expected)
})
