import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { expect, test } from 'vitest'
import { stageOldDatabase } from './old-database.ts'

const [host, source, chat] = [randomUUID(), randomUUID(), randomUUID()]
/** In order: the state, the recipient it has, and those of its deliveries, the oldest first. */
const MESSAGES: [status: string, recipient: string | null, deliveries: (string | null)[]][] = [
  ['sent', null, ['first@x.test', 'last@x.test', null]],
  ['sent', 'approved@x.test', ['other@x.test']],
  ['sent', null, []],
  ['pending', 'taken-back@x.test', []],
  ['approved', 'approved@x.test', []],
]

async function giveRows(owner: Client) {
  await owner.query(`insert into host (id, kc_sub, email) values ('${host}', 'h', 'h@x.it')`)
  await owner.query(
    `insert into message_source (id, host_id, type, identifier, config) values ('${source}', '${host}', 'email', 'h@x.it', '{}')`,
  )
  await owner.query(
    `insert into chat (id, host_id, source_id, channel, thread_key) values ('${chat}', '${host}', '${source}', 'email', 't')`,
  )
  for (const [seq, [status, recipient, deliveries]] of MESSAGES.entries()) {
    const id = randomUUID()
    await owner.query(
      `insert into message (id, host_id, chat_id, source_id, kind, status, seq, text, recipient)
       values ('${id}', '${host}', '${chat}', '${source}', 'draft', '${status}', ${seq}, '', $1)`,
      [recipient],
    )
    for (const [nth, to] of deliveries.entries())
      await owner.query(
        `insert into delivery (host_id, message_id, chat_id, send_key, recipient, claimed_at)
         values ('${host}', '${id}', '${chat}', '${randomUUID()}', $1, to_timestamp(${nth}))`,
        [to],
      )
  }
}

const rowsOf = stageOldDatabase(['20261122010500_recipients_of_before'], giveRows)

test('what has left says where it went, and what waits has no address of its own', async () => {
  const rows = await rowsOf<{ recipient: string | null }>('select recipient from message order by seq')
  expect(rows.map(({ recipient }) => recipient)).toEqual([
    'last@x.test',
    'approved@x.test',
    null,
    null,
    'approved@x.test',
  ])
})
