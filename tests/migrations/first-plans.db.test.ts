import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { expect, test } from 'vitest'
import { stageOldDatabase } from './old-database.ts'

const [host, source, chat] = [randomUUID(), randomUUID(), randomUUID()]

/** Too few for PostgreSQL to have looked at. */
async function giveRows(owner: Client) {
  await owner.query(`insert into host (id, kc_sub, email) values ('${host}', 'h', 'h@x.it')`)
  await owner.query(
    `insert into message_source (id, host_id, type, identifier, config) values ('${source}', '${host}', 'email', 'a@b.it', '{}')`,
  )
  await owner.query(
    `insert into chat (id, host_id, source_id, channel, thread_key) values ('${chat}', '${host}', '${source}', 'email', 't')`,
  )
  await owner.query(
    `insert into message (host_id, chat_id, source_id, kind, status, seq, text)
     select '${host}', '${chat}', '${source}', 'guest', 'received', n, repeat('a', 2000) from generate_series(1, 40) n`,
  )
}

const rowsOf = stageOldDatabase(['20261124054000_first_statistics'], giveRows)

type Plan = { 'QUERY PLAN': [{ Plan: { Plans: [{ 'Index Name'?: string }] } }] }

test('the first foreign keys on messages look their row up by its key, and not through all of its host', async () => {
  const [row] = await rowsOf<Plan>(
    `explain (generic_plan, format json) select 1 from only message x where host_id = $1 and id = $2 for key share of x`,
  )
  const [scan] = row?.['QUERY PLAN'][0].Plan.Plans ?? []
  expect(['message_host_id_id_key', 'message_pkey']).toContain(scan?.['Index Name'])
})
