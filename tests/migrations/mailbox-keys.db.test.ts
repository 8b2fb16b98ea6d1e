import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { expect, test } from 'vitest'
import { mailboxKey } from '#workflows/domain/mailbox-key.ts'
import { stageOldDatabase } from './old-database.ts'

const MAILBOXES: [server: string, user: string][] = [
  ['imap.casa.it', 'info@casa.it'],
  ['mail.casa.it.', 'info'],
  ['127.0.0.1', 'casa@locanda.test'],
  ['pop.mail.yahoo.com', 'anna%yahoo.com'],
  ['imap.googlemail.com', 'a.nna+b@googlemail.com'],
  ['in.it', 'info@in.it'],
]
const TWICE = ['imap|imap.casa.it|info', 'pop3|pop.casa.it|info@casa.it', 'whatsapp|1']

/** A host of their own for each list of mailboxes as they were connected before, the oldest first. */
const LISTS = [...MAILBOXES.map(([server, user]) => [`imap|${server}|${user}`]), TWICE]

async function giveRows(owner: Client) {
  for (const [nth, keys] of LISTS.entries()) {
    const host = randomUUID()
    await owner.query(`insert into host (id, kc_sub, email) values ('${host}', '${nth}', 'h@x.it')`)
    for (const [place, key] of keys.entries())
      await owner.query(
        `insert into message_source (host_id, type, identifier, config, connection_key, created_at)
         values ('${host}', 'email', '${place}', '{}', $1, to_timestamp(${place}))`,
        [key],
      )
  }
}

const MIGRATIONS = ['20261122001600_one_mailbox_one_mail', '20261122010000_rows_hidden_from_the_owner'] as const
const rowsOf = stageOldDatabase(MIGRATIONS, giveRows)

const keysOf = async (nth: number) =>
  (
    await rowsOf<{ connection_key: string | null }>(
      `select connection_key from message_source s join host h on h.id = s.host_id where h.kc_sub = '${nth}' order by s.created_at`,
    )
  ).map((row) => row.connection_key)

test.each(MAILBOXES.map(([server, user], nth) => ({ server, user, nth })))(
  'a mailbox at $server of $user gets the key that it would be connected with today',
  async ({ server, user, nth }) => {
    expect(await keysOf(nth)).toEqual([mailboxKey(server, user)])
  },
)

test('of two sources on one mailbox the older keeps the key, and a number keeps its own', async () => {
  expect(await keysOf(MAILBOXES.length)).toEqual([mailboxKey('casa.it', 'info'), null, 'whatsapp|1'])
})
