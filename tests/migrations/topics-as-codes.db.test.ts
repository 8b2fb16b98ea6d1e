import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { expect, test } from 'vitest'
import { topicsIt } from '#workflows/domain/sentences/it/topics.ts'
import { stageOldDatabase } from './old-database.ts'

/** Codes that came after the migration: no draft of before names them. */
const LATER = new Set(['greeting', 'thanks'])
const TOPICS = Object.entries(topicsIt).filter(([code]) => !LATER.has(code))
/** As drafts of before have them: every topic by its Italian name, and the guest's own words. */
const UNKNOWNS = [...TOPICS.map(([, name]) => name), '«Possiamo portare il pappagallo?»']

async function giveRows(owner: Client) {
  const [host, source, chat] = [randomUUID(), randomUUID(), randomUUID()]
  await owner.query(`insert into host (id, kc_sub, email) values ('${host}', 'h', 'h@x.it')`)
  await owner.query(`insert into app_settings (host_id, email) values ('${host}', 'h@x.it')`)
  await owner.query(
    `insert into message_source (id, host_id, type, identifier, config, connection_key)
     values ('${source}', '${host}', 'email', 'h@x.it', '{}', 'x')`,
  )
  await owner.query(
    `insert into chat (id, host_id, source_id, channel, thread_key) values ('${chat}', '${host}', '${source}', 'email', 't')`,
  )
  const reasons = [
    { code: 'automatic_mode_off', params: {} },
    { code: 'unknown', params: { topics: UNKNOWNS } },
  ]
  const evidence = { topics: ['sauna'], claims: [], unknowns: UNKNOWNS, risks: [] }
  await owner.query(
    `insert into message (host_id, chat_id, source_id, kind, status, seq, text, reasons, evidence)
     values ('${host}', '${chat}', '${source}', 'draft', 'pending', 1, '', $1, $2)`,
    [JSON.stringify(reasons), JSON.stringify(evidence)],
  )
}

const rowsOf = stageOldDatabase(['20261122000500_language_of_hosts'], giveRows)

test('what a draft did not know becomes codes, and words without a code stay', async () => {
  const codes = [...TOPICS.map(([code]) => code), '«Possiamo portare il pappagallo?»']
  expect(await rowsOf('select reasons, evidence from message')).toEqual([
    {
      reasons: [
        { code: 'automatic_mode_off', params: {} },
        { code: 'unknown', params: { topics: codes } },
      ],
      evidence: { topics: ['sauna'], claims: [], unknowns: codes, risks: [] },
    },
  ])
})

test('a host of before is written to in Italian, as until now', async () => {
  expect(await rowsOf('select language from app_settings')).toEqual([{ language: 'it' }])
})
