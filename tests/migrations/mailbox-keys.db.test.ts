import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Database, openDatabase } from '#prisma/client.ts'
import { mailboxKey } from '#workflows/domain/mailbox-key.ts'

const MIGRATION = 'prisma/migrations/20261122001600_one_mailbox_one_mail/migration.sql'
const REKEY = readFileSync(MIGRATION, 'utf8').slice(readFileSync(MIGRATION, 'utf8').indexOf('WITH parts'))

let owner: Database
beforeAll(() => {
  owner = openDatabase({ url: inject('parts').adminDatabaseUrl, maxConnections: 2 })
})
afterAll(() => owner.$disconnect())

/** A host with mailboxes as they were connected before: `protocol|server|user`, the oldest first. */
async function connected(keys: readonly string[]) {
  const hostId = randomUUID()
  await owner.host.create({ data: { id: hostId, kcSub: hostId, email: 'anna@locanda.test' } })
  await owner.messageSource.createMany({
    data: keys.map((connectionKey, nth) => ({
      ...{ hostId, type: 'email' as const, identifier: String(nth), config: {}, connectionKey },
      createdAt: new Date(nth * 1000),
    })),
  })
  await owner.$executeRawUnsafe(REKEY)
  const rows = await owner.messageSource.findMany({ where: { hostId }, orderBy: { createdAt: 'asc' } })
  return rows.map((row) => row.connectionKey)
}

test.each([
  ['imap.casa.it', 'info@casa.it'],
  ['mail.casa.it.', 'info'],
  ['127.0.0.1', 'casa@locanda.test'],
  ['pop.mail.yahoo.com', 'anna%yahoo.com'],
  ['imap.googlemail.com', 'a.nna+b@googlemail.com'],
  ['in.it', 'info@in.it'],
])('a mailbox at %s of %s gets the key that it would be connected with today', async (server, user) => {
  expect(await connected([`imap|${server}|${user}`])).toEqual([mailboxKey(server, user)])
})

test('of two sources on one mailbox the older keeps the key, and a number keeps its own', async () => {
  const one = mailboxKey('casa.it', 'info')
  expect(await connected(['imap|imap.casa.it|info', 'pop3|pop.casa.it|info@casa.it', 'whatsapp|1'])).toEqual([
    one,
    null,
    'whatsapp|1',
  ])
})
