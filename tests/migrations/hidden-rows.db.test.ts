import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { expect, test } from 'vitest'
import { mailboxKey } from '#workflows/domain/mailbox-key.ts'
import { stageOldDatabase } from './old-database.ts'

const [host, source, chat] = [randomUUID(), randomUUID(), randomUUID()]
const ids = { silent: randomUUID(), answered: randomUUID(), newer: randomUUID() }
const drafts = { byHost: randomUUID(), byItself: randomUUID(), takenBack: randomUUID() }

/** As an installation whose owner is no superuser has them: the migrations before have changed none. */
async function giveRows(owner: Client) {
  await owner.query(`insert into host (id, kc_sub, email) values ('${host}', 'h', 'h@x.it')`)
  for (const [id, key] of [
    [source, 'imap|imap.casa.it|info@casa.it'],
    [randomUUID(), 'pop3|pop.b.it|info@b.it'],
    [randomUUID(), mailboxKey('b.it', 'info')],
  ])
    await owner.query(
      `insert into message_source (id, host_id, type, identifier, config, connection_key)
       values ('${id}', '${host}', 'email', '${key}', '{}', '${key}')`,
    )
  await owner.query(
    `insert into chat (id, host_id, source_id, channel, thread_key) values ('${chat}', '${host}', '${source}', 'email', 't')`,
  )
  const owedRuns = (await owner.query(`select started_at from _prisma_migrations where migration_name ~ 'owed_runs'`))
    .rows[0]
  for (const [seq, [name, id]] of Object.entries(ids).entries())
    await owner.query(
      `insert into message (id, host_id, chat_id, source_id, kind, status, seq, text, workflow_at, stored_at)
       values ('${id}', '${host}', '${chat}', '${source}', 'guest', 'received', ${seq}, '', now(),
         $1::timestamptz ${name === 'newer' ? '+' : '-'} interval '1 hour')`,
      [owedRuns.started_at],
    )
  for (const [name, id] of Object.entries(drafts)) {
    const status = name === 'takenBack' ? 'discarded' : 'sent'
    await owner.query(
      `insert into message (id, host_id, chat_id, source_id, kind, status, seq, text, answers_id, settled_at)
       values ('${id}', '${host}', '${chat}', '${source}', 'draft', '${status}', 9, '', '${ids.answered}', now())`,
    )
    if (name === 'byItself') continue
    await owner.query(
      `insert into audit_event (host_id, actor, action, subject) values ('${host}', 'h', 'draft.approve', '${id}')`,
    )
  }
  await owner.query(
    `insert into idempotency_key (host_id, key, request_hash, body) values ('${host}', 'cut', 'x', null), ('${host}', 'whole', 'x', '{}')`,
  )
  await owner.query('delete from live_event')
}

const rowsOf = stageOldDatabase(['20261122010000_rows_hidden_from_the_owner'], giveRows)

test('what no run is owed to says so; what has a draft, or came later, stays', async () => {
  const rows = await rowsOf<{ id: string; none: boolean }>(
    "select id, workflow_at = 'epoch' as none from message where kind = 'guest'",
  )
  expect(new Map(rows.map(({ id, none }) => [id, none]))).toEqual(
    new Map([
      [ids.silent, true],
      [ids.answered, false],
      [ids.newer, false],
    ]),
  )
})

test('a draft that went out with the host’s yes has its time, and the figures know it', async () => {
  expect(await rowsOf('select id from message where approved_at is not null')).toEqual([{ id: drafts.byHost }])
  expect(await rowsOf("select sum(many)::int as many from figure_change where kind = 'approval'")).toEqual([
    { many: 1 },
  ])
})

test('an old key becomes the one of today, unless another source has taken it since', async () => {
  expect(await rowsOf('select connection_key as key from message_source order by identifier')).toEqual([
    { key: mailboxKey('casa.it', 'info') },
    { key: mailboxKey('b.it', 'info') },
    { key: null },
  ])
})

test('a call that never had its answer is forgotten', async () => {
  expect(await rowsOf('select key from idempotency_key')).toEqual([{ key: 'whole' }])
})

test('no screen is told of it, and row-level security is forced again', async () => {
  expect(await rowsOf('select entity from live_event')).toEqual([])
  expect(
    await rowsOf(
      `select relname from pg_class where not relforcerowsecurity
       and relname in ('message', 'message_source', 'audit_event', 'idempotency_key')`,
    ),
  ).toEqual([])
})
