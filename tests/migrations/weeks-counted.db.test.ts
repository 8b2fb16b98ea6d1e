import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { expect, test } from 'vitest'
import { stageOldDatabase } from './old-database.ts'

const [host, source, chat, house] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]

/** A question of a Sunday evening in Rome, which is Monday in Tokyo, and its answer. */
async function giveRows(owner: Client) {
  await owner.query(`insert into host (id, kc_sub, email) values ('${host}', 'h', 'h@x.it')`)
  await owner.query(
    `insert into message_source (id, host_id, type, identifier, config) values ('${source}', '${host}', 'email', 'a@b.it', '{}')`,
  )
  await owner.query(
    `insert into property (id, host_id, name, time_zone) values ('${house}', '${host}', 'Casa', 'Asia/Tokyo')`,
  )
  await owner.query(
    `insert into chat (id, host_id, source_id, property_id, channel, thread_key)
     values ('${chat}', '${host}', '${source}', '${house}', 'airbnb', 't')`,
  )
  const place = `'${host}', '${chat}', '${source}'`
  await owner.query(
    `insert into message (host_id, chat_id, source_id, kind, status, seq, text, created_at)
     values (${place}, 'guest', 'received', 1, '', '2026-11-15T20:00:00Z')`,
  )
  await owner.query(
    `insert into message (host_id, chat_id, source_id, kind, status, seq, text, evidence, question_at, created_at, settled_at)
     values (${place}, 'draft', 'sent', 1, '', '{"topics":["parking"]}', '2026-11-15T20:00:00Z', '2026-11-15T20:10:00Z', '2026-11-15T20:10:00Z')`,
  )
}

const rowsOf = stageOldDatabase(['20261123140000_weeks_counted'], giveRows)

test('what was said before is counted too, in the week of its house, although row-level security is forced', async () => {
  const rows = await rowsOf<{
    week: string
    kind: string
    topic: string
    channel: string
    isAll: boolean
    many: number
  }>(
    `select week::text, kind, topic, channel, property_id <> '${house}' as "isAll", many from week_figure order by 5, 2, 3`,
  )
  const each = [
    { kind: 'guest', topic: '', channel: 'airbnb' },
    { kind: 'by_itself', topic: '', channel: 'airbnb' },
    { kind: 'by_itself', topic: 'parking', channel: '' },
  ].map((row) => ({ ...row, week: '2026-11-16', many: 1 }))
  expect(rows).toEqual([false, true].flatMap((isAll) => each.map((row) => ({ ...row, isAll }))))
})
