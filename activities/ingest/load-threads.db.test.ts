import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { blankMessage } from '#activities/channels/blank-message.ts'
import type { IncomingMessage } from '#activities/channels/incoming-message.ts'
import { openDatabase, type Transaction } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { lookAtNewHosts } from '#prisma/maintenance/look-at-new-hosts.ts'
import { asOwner } from '#tests/api/given.ts'
import { type MailBench, openMailBench } from '#tests/mailbox/mail-bench.ts'
import { forgetEverybody } from '#tests/setup/forget-everybody.ts'
import { ingestBatch } from './ingest-batch.ts'
import { loadThreads } from './load-threads.ts'

let bench: MailBench
let source: { hostId: string; sourceId: string }

beforeAll(async () => {
  await forgetEverybody()
  await setLooks('set (autovacuum_enabled = false)')
  bench = await openMailBench(inject('parts'))
  source = await bench.addMailbox()
  await ofOthers()
})
afterAll(async () => {
  await setLooks('reset (autovacuum_enabled)')
  await bench.close()
})

const BATCH = 200
const mail = (peer: string): IncomingMessage => ({
  ...blankMessage(randomUUID(), 'email', new Date()),
  isAutomatic: false,
  rfcMessageId: `<${randomUUID()}@guest.test>`,
  peer,
  replyTo: peer,
  subject: 'Arrivo',
  text: 'Ciao',
})
const batchOf = (count: number) => Array.from({ length: count }, () => mail(`${randomUUID()}@guest.test`))
const keyed = (count: number) => batchOf(count).map((one) => ({ ...one, mailKey: randomUUID() }))
const ingest = (messages: IncomingMessage[], deps = bench.deps) =>
  ingestBatch(deps, { ...source, messages, progress: { kind: 'none' }, historyBefore: new Date() })

/** All that PostgreSQL has seen is of another host: of ours it expects nothing, whatever has come since. */
async function ofOthers() {
  const { addMailbox } = await bench.anotherHost()
  const other = await addMailbox()
  const messages = keyed(BATCH)
  await ingestBatch(bench.deps, { ...other, messages, progress: { kind: 'none' }, historyBefore: new Date() })
  await asOwner().$executeRaw`vacuum analyze message, chat, thread_ref`
}

/** Whether PostgreSQL looks again by itself, as it soon does where tables are as small as here. */
async function setLooks(to: 'reset (autovacuum_enabled)' | 'set (autovacuum_enabled = false)') {
  for (const table of ['message', 'chat', 'thread_ref']) await asOwner().$executeRawUnsafe(`alter table ${table} ${to}`)
}

/** Of these tables, in this transaction. */
const rowsRead = async (tx: Transaction, tables: string[]): Promise<number> => {
  const [row] = await tx.$queryRaw<{ rows: number }[]>`
    select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as rows
    from pg_stat_xact_user_tables where relname = any(${tables})`
  return row?.rows ?? 0
}

const BATCHES = 6

/** A connection as the pool's first, that has no plan yet; `read` has how many rows of messages each of its transactions read. */
function openCounted() {
  const read: number[] = []
  const db = openDatabase({ url: inject('parts').appDatabaseUrl, maxConnections: 1 })
  const counted = (work: (tx: Transaction) => Promise<unknown>, options?: object) =>
    db.$transaction(async (tx) => {
      const done = await work(tx)
      read.push(await rowsRead(tx, ['message']))
      return done
    }, options)
  return { read, db: new Proxy(db, { get: (of, name) => (name === '$transaction' ? counted : Reflect.get(of, name)) }) }
}

test('on a new connection too, a few mails are known by their keys and named by their ids, not each by all that its host has', async () => {
  for (let at = 0; at < BATCHES; at++) await ingest(keyed(BATCH))
  const { db, read } = openCounted()
  await ingest(keyed(20), { ...bench.deps, db })
  await db.$disconnect()
  expect(read[0]).toBeLessThan(BATCH)
})

test('the chats of a few mails are found without reading all that a host has', async () => {
  for (let at = 0; at < BATCHES; at++) await ingest(batchOf(BATCH))
  const known = mail(`${randomUUID()}@guest.test`)
  await ingest([known])
  const answer = { ...mail(known.peer ?? ''), inReplyTo: known.rfcMessageId }
  const asked = [answer, ...batchOf(20)]
  const { threads, read } = await inHost(bench.deps.db, source.hostId, async (tx) => {
    const before = await rowsRead(tx, ['chat', 'thread_ref'])
    const threads = await loadThreads(tx, source, asked)
    return { threads, read: (await rowsRead(tx, ['chat', 'thread_ref'])) - before }
  })
  expect(threads.byReference.get(known.rfcMessageId ?? '')).toHaveLength(1)
  expect(threads.byPeer.get(known.peer ?? '')).toMatchObject([{ base: 'arrivo' }])
  expect(read).toBeLessThan(asked.length)
})

/** As the worker, on a connection that has no plan yet; nothing of it stays. */
async function anew<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: inject('parts').engineDatabaseUrl })
  await client.connect()
  await client.query('begin')
  const [done] = await Promise.allSettled([work(client)])
  await client.end()
  if (done.status === 'rejected') throw done.reason
  return done.value
}

const A_FEW = 5

test('a foreign key is checked by its own index, of a host too that came since PostgreSQL last looked', async () => {
  for (let at = 0; at < 3; at++) await ingest(keyed(BATCH))
  await lookAtNewHosts(bench.deps.engineDb)
  const indexes = await anew(async (client) => {
    const used: unknown[] = []
    for (const table of ['message', 'chat']) {
      const of = await client.query<{ id: string }>(`select id from ${table} where host_id = $1 limit 1`, [
        source.hostId,
      ])
      // As PostgreSQL asks for each row that names one.
      const { rows } = await client.query(`explain (format json) select 1 from only ${table} x
        where host_id = '${source.hostId}' and id = '${of.rows[0]?.id}' for key share of x`)
      used.push(rows[0]?.['QUERY PLAN'][0].Plan.Plans[0]['Index Name'])
    }
    return used
  })
  expect(indexes).toEqual(['message_host_id_id_key', 'chat_host_id_id_key'])
  const read = await anew(async (client) => {
    const owed = await client.query(
      `delete from unanswered_message where message_id in (
         select message_id from unanswered_message where host_id = $1 order by random() limit $2) returning message_id`,
      [source.hostId, A_FEW],
    )
    const rowsOfMessage = `select idx_tup_fetch::int as many from pg_stat_xact_user_tables where relname = 'message'`
    const before = await client.query<{ many: number }>(rowsOfMessage)
    await client.query('insert into unanswered_message (host_id, message_id) select $1, unnest($2::uuid[])', [
      source.hostId,
      owed.rows.map(({ message_id }) => message_id),
    ])
    const after = await client.query<{ many: number }>(rowsOfMessage)
    return { checks: owed.rowCount, rows: (after.rows[0]?.many ?? 0) - (before.rows[0]?.many ?? 0) }
  })
  expect(read).toEqual({ checks: A_FEW, rows: A_FEW })
})
