import { expect, test } from 'vitest'
import { isMailboxOfSender } from './app-sender.ts'
import { resolveMailAccount } from './resolve-mail-account.ts'

const INBOUND = { protocol: 'imap', port: 993, tls: 'ssl' }
const mailbox = (hostname: string, user: string, identifier = user) =>
  resolveMailAccount({ type: 'email', identifier, config: { inbound: { ...INBOUND, host: hostname, user } } }, {})
const gmail = resolveMailAccount({ type: 'gmail', identifier: 'x', config: { emailUser: 'casa@gmail.com' } }, {})

test.each([
  ['Gmail’s own', gmail, 'casa@gmail.com', true],
  ['at its domain’s server', mailbox('imap.casa.test', 'noreply@casa.test'), 'noreply@casa.test', true],
  ['signed in to without the domain', mailbox('mail.casa.test', 'noreply'), 'noreply@casa.test', true],
  ['at a server of anybody’s', mailbox('imap.mallory.test', 'noreply@casa.test'), 'noreply@casa.test', false],
  ['at a server named nearly so', mailbox('imap.not-casa.test', 'noreply@casa.test'), 'noreply@casa.test', false],
  [
    'of another user who calls it so',
    mailbox('imap.casa.test', 'mallory', 'noreply@casa.test'),
    'noreply@casa.test',
    false,
  ],
])('a mailbox %s: the sender’s is %s %s %s', (_, account, sender, isSenders) => {
  expect(isMailboxOfSender(account, sender)).toBe(isSenders)
})
