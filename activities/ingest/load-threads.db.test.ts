import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { blankMessage } from '#activities/channels/blank-message.ts'
import type { IncomingMessage } from '#activities/channels/incoming-message.ts'
import type { Transaction } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { type MailBench, openMailBench } from '#tests/mailbox/mail-bench.ts'
import { ingestBatch } from './ingest-batch.ts'
import { loadThreads } from './load-threads.ts'
import { storeBatch } from './store-batch.ts'

let bench: MailBench
let source: { hostId: string; sourceId: string }

beforeAll(async () => {
  bench = await openMailBench(inject('parts'))
  source = await bench.addMailbox()
  await ofOthers()
})
afterAll(() => bench.close())

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
const ingest = (messages: IncomingMessage[]) =>
  ingestBatch(bench.deps, { ...source, messages, progress: { kind: 'none' }, historyBefore: new Date() })

/** All that PostgreSQL has seen is of another host: of ours it expects nothing, whatever has come since. */
async function ofOthers() {
  const { addMailbox } = await bench.anotherHost()
  const other = await addMailbox()
  const messages = keyed(BATCH)
  await ingestBatch(bench.deps, { ...other, messages, progress: { kind: 'none' }, historyBefore: new Date() })
  const client = new Client({ connectionString: inject('parts').adminDatabaseUrl })
  await client.connect()
  await client.query('vacuum analyze message, chat, thread_ref')
  await client.end()
}

/** Of these tables, in this transaction. */
const rowsRead = async (tx: Transaction, tables: string[]): Promise<number> => {
  const [row] = await tx.$queryRaw<{ rows: number }[]>`
    select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as rows
    from pg_stat_xact_user_tables where relname = any(${tables})`
  return row?.rows ?? 0
}

const BATCHES = 6

test('a few mails are known or new by their keys, and not each by all that its host has', async () => {
  for (let at = 0; at < BATCHES; at++) await ingest(keyed(BATCH))
  const few = { ...source, messages: keyed(20), progress: { kind: 'none' } as const, historyBefore: new Date() }
  const read = await inHost(bench.deps.db, source.hostId, async (tx) => {
    const before = await rowsRead(tx, ['message'])
    await storeBatch(tx, bench.deps, few)
    return (await rowsRead(tx, ['message'])) - before
  })
  // What else is asked in the same transaction may read them once.
  expect(read).toBeLessThan(2 * BATCHES * BATCH)
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
