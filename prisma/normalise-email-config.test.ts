import { expect, test } from 'vitest'
import { normaliseEmailConfig } from '#prisma/normalise-email-config.ts'

const DEFAULTS = {
  pollIntervalSec: 60,
  initialSyncSinceDays: 7,
  inbound: {
    protocol: 'imap',
    host: 'imap.example.com',
    port: 993,
    tls: 'ssl',
    user: 'anna',
    authTimeout: 10_000,
    tlsRejectUnauthorized: true,
    inboxFolder: 'INBOX',
    seenOnFetch: false,
  },
}

test('a config that names only host and user gets every default of the specification', () => {
  expect(normaliseEmailConfig({ inbound: { host: 'imap.example.com', user: 'anna' } })).toEqual(DEFAULTS)
})

test('the legacy flat shape becomes the nested one, and its password is left behind', () => {
  const legacy = {
    inboundProtocol: 'pop3',
    inboundHost: 'pop.example.com',
    inboundPort: '995',
    inboundTls: 'ssl',
    inboundUser: 'anna',
    inboundPass: 'secret',
    inboundAuthTimeout: '5000',
    inboundTlsRejectUnauthorized: 'no',
    inboxFolder: 'Guests',
    archiveFolder: 'Done',
    seenOnFetch: 'yes',
    filterFrom: ' @guest.airbnb.com ',
    pollIntervalSec: '120',
    initialSyncSinceDays: 3,
  }
  expect(normaliseEmailConfig(legacy)).toEqual({
    pollIntervalSec: 120,
    initialSyncSinceDays: 3,
    inbound: {
      protocol: 'pop3',
      host: 'pop.example.com',
      port: 995,
      tls: 'ssl',
      user: 'anna',
      authTimeout: 5000,
      tlsRejectUnauthorized: false,
      inboxFolder: 'Guests',
      archiveFolder: 'Done',
      seenOnFetch: true,
      filterFrom: '@guest.airbnb.com',
    },
  })
})

test.each(['true', '1', 'yes', 'y', 'TRUE', ' Yes '])('the string %j is true', (word) => {
  expect(normaliseEmailConfig({ seenOnFetch: word }).inbound.seenOnFetch).toBe(true)
})

test.each(['false', '0', 'no', 'on', ''])('the string %j is false', (word) => {
  expect(normaliseEmailConfig({ inboundTlsRejectUnauthorized: word }).inbound.tlsRejectUnauthorized).toBe(false)
})

test.each(['abc', '', 'Infinity', Number.NaN, null, {}])('the number %j falls back to its default', (value) => {
  const config = normaliseEmailConfig({ inboundPort: value, pollIntervalSec: value, inboundAuthTimeout: value })
  expect([config.inbound.port, config.pollIntervalSec, config.inbound.authTimeout]).toEqual([993, 60, 10_000])
})

test.each([null, undefined, 'text', 7, []])('what is no config (%j) becomes an empty one', (stored) => {
  expect(normaliseEmailConfig(stored).inbound).toMatchObject({ host: '', user: '', port: 993 })
})
