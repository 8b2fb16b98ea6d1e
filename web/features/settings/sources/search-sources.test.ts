import { expect, test } from 'vitest'
import type { SourceView } from '#api/contract/sources.ts'
import { filterEmails, searchSources } from '#web/features/settings/sources/search-sources.ts'

const shared = {
  state: 'active' as const,
  fault: null,
  sendFault: null,
  lastSyncedAt: null,
  createdAt: '2026-11-01T10:00:00Z',
  updatedAt: '2026-11-01T10:00:00Z',
}
const gmail: SourceView = {
  ...shared,
  id: 'a1',
  type: 'gmail',
  name: 'Old address',
  identifier: 'anna@gmail.test',
  gmailConfig: { emailUser: 'anna@gmail.test', ownerEmail: 'owner@casa.test' },
}
const whatsapp: SourceView = {
  ...shared,
  id: 'b2',
  type: 'whatsapp',
  name: null,
  identifier: '+39 06 5550 0142',
  whatsappConfig: { phoneNumberId: '106540' },
}
const email: SourceView = {
  ...shared,
  id: 'c3',
  type: 'email',
  name: null,
  identifier: 'anna@casa.test',
  emailConfig: {
    name: null,
    identifier: 'anna@casa.test',
    pollIntervalSec: 60,
    initialSyncSinceDays: 7,
    inbound: {
      protocol: 'pop3',
      host: 'pop.casa.test',
      port: 995,
      tls: 'ssl',
      user: 'anna',
      authTimeout: 10_000,
      tlsRejectUnauthorized: true,
      inboxFolder: 'INBOX',
      seenOnFetch: false,
    },
  },
}
const all = [gmail, whatsapp, email]

test.each([
  ['', ['a1', 'b2', 'c3']],
  ['OLD', ['a1']],
  ['owner@casa', ['a1']],
  ['106540', ['b2']],
  ['pop.casa', ['c3']],
  ['pop3', ['c3']],
  ['whatsapp', ['b2']],
  ['c3', ['c3']],
  ['nobody', []],
])('searching %j finds %j', (search, ids) => {
  expect(searchSources(all, search).map(({ id }) => id)).toEqual(ids)
})

test.each([
  ['all', ['a1', 'c3']],
  ['gmail', ['a1']],
  ['email', ['c3']],
] as const)('the chip %s shows %j', (filter, ids) => {
  expect(filterEmails(all, filter).map(({ id }) => id)).toEqual(ids)
})
