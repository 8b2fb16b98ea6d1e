import { expect, test } from 'vitest'
import { ALL_MAIL } from '#activities/channels/account/mail-account.ts'
import { resolveMailAccount } from '#activities/channels/account/resolve-mail-account.ts'

test('a mailbox stored in the flat shape of old is read like one of today', () => {
  const flat = {
    inboundHost: 'imap.casa.test',
    inboundPort: '143',
    inboundTls: 'starttls',
    inboundUser: 'anna@casa.test',
  }
  const account = resolveMailAccount({ type: 'email', identifier: 'anna@casa.test', config: flat }, { pass: 'secret' })
  expect(account.inbound).toMatchObject({
    hostname: 'imap.casa.test',
    port: 143,
    tls: 'starttls',
    user: 'anna@casa.test',
  })
  expect(account).toMatchObject({ pollIntervalSeconds: 60, initialSyncSinceDays: 7 })
})

test('Gmail takes the app password without the spaces it is shown with', () => {
  const config = { emailUser: 'Anna@gmail.com', ownerEmail: 'anna@casa.test' }
  const account = resolveMailAccount(
    { type: 'gmail', identifier: 'anna@gmail.com', config },
    { emailPass: 'abcd efgh' },
  )
  expect(account.inbound).toMatchObject({ hostname: 'imap.gmail.com', port: 993, pass: 'abcdefgh' })
  expect(account.ownAddresses).toEqual(['anna@gmail.com', 'anna@casa.test'])
  expect(account.inbound.inboxFolder).toBe(ALL_MAIL)
})
