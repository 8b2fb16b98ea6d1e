import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { expect, test } from 'vitest'
import { stageOldDatabase } from './old-database.ts'

type Row = {
  name: string
  status: string
  last?: [kind: string, approved: boolean]
  is: [status: string, queue: string | null]
}

const ROWS: Row[] = [
  { name: 'approved', status: 'sent', last: ['draft', true], is: ['sent', null] },
  { name: 'by itself', status: 'sent', last: ['draft', false], is: ['sent', 'automatic'] },
  { name: 'own words', status: 'sent', last: ['host_reply', true], is: ['sent', null] },
  { name: 'fallback', status: 'sent', last: ['fallback', false], is: ['fallback_sent', 'answer'] },
  { name: 'pending', status: 'pending', is: ['pending', 'approve'] },
  { name: 'refused', status: 'discarded', is: ['discarded', 'answer'] },
  { name: 'written again', status: 'received', last: ['fallback', false], is: ['received', null] },
]

async function giveRows(owner: Client) {
  const [host, source] = [randomUUID(), randomUUID()]
  await owner.query(`insert into host (id, kc_sub, email) values ('${host}', 'h', 'h@x.it')`)
  await owner.query(
    `insert into message_source (id, host_id, type, identifier, config, connection_key) values ('${source}', '${host}', 'email', 'e', '{}', 'e')`,
  )
  for (const { name, status, last } of ROWS) {
    const chat = randomUUID()
    await owner.query(
      `insert into chat (id, host_id, source_id, channel, thread_key, last_message_status) values ('${chat}', '${host}', '${source}', 'email', $1, $2)`,
      [name, status],
    )
    if (last === undefined) continue
    const [kind, approved] = last
    // What left before it was another thing, and does not count.
    for (const [seq, one] of [
      [1, kind === 'fallback' ? 'draft' : 'fallback'],
      [2, kind],
    ] as const)
      await owner.query(
        `insert into message (host_id, chat_id, source_id, kind, status, seq, text, settled_at, approved_at)
         values ('${host}', '${chat}', '${source}', $1::message_kind, 'sent', $2, 'Ciao', now(), case when $3 then now() end)`,
        [one, seq, approved],
      )
  }
  await owner.query('delete from live_event')
}

const rowsOf = stageOldDatabase(['20261122222500_queues_of_chats'], giveRows)

test('chats of before stand in the queue that what left of them last says', async () => {
  const rows = await rowsOf<{ name: string; status: string; queue: string | null }>(
    'select thread_key as name, last_message_status as status, queue from chat',
  )
  const found = new Map(rows.map(({ name, status, queue }) => [name, [status, queue]]))
  for (const { name, is } of ROWS) expect(found.get(name), name).toEqual(is)
})

test('no event tells screens of it, and row-level security is forced again', async () => {
  expect(await rowsOf('select entity from live_event')).toEqual([])
  expect(
    await rowsOf("select relname from pg_class where not relforcerowsecurity and relname in ('chat', 'message')"),
  ).toEqual([])
})
