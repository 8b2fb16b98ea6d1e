import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { listenForChanges } from '#activities/ingest/source-changes.ts'
import { openLog } from '#outside/log.ts'
import { until } from '#tests/mailbox/mail-bench.ts'

const owner = async <T>(work: (client: pg.Client) => Promise<T>) => {
  const client = new pg.Client({ connectionString: inject('parts').adminDatabaseUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
const announce = (channel: string, payload: string) =>
  owner((client) => client.query('select pg_notify($1, $2)', [channel, payload]))
const notify = (channel: string, payload: object = {}) => announce(channel, JSON.stringify(payload))
const listening = () =>
  owner(async (client) => {
    const sql =
      "select pid from pg_stat_activity where query like 'listen locanda_debug%' and pid <> pg_backend_pid() and datname = current_database()"
    return (await client.query<{ pid: number }>(sql)).rows
  })

test('a watcher hears of its own source and of the switches, also after the connection was cut', async () => {
  const sourceId = randomUUID()
  let heard = 0
  const changes = listenForChanges(inject('parts').engineDatabaseUrl, openLog('silent'))
  const stop = changes.onChange(sourceId, () => heard++)
  const first = await until(listening, (rows) => rows.length > 0)
  await until(
    async () => heard,
    (count) => count === 1,
  )
  await notify('locanda_live', { entity: 'source', entityId: randomUUID(), change: 'updated' })
  await notify('locanda_live', { entity: 'chat', entityId: sourceId, change: 'updated' })
  await notify('locanda_live', { entity: 'source', entityId: sourceId, change: 'updated' })
  await notify('locanda_debug_settings')
  await until(
    async () => heard,
    (count) => count === 3,
  )
  await owner((client) => client.query('select pg_terminate_backend($1)', [first[0]?.pid]))
  await until(
    async () => heard,
    (count) => count === 4,
  )
  await notify('locanda_debug_settings')
  await until(
    async () => heard,
    (count) => count === 5,
  )
  stop()
  await changes.close()
  expect(heard).toBe(5)
})

test.each(['', 'no json', 'null', '7'])(
  'a notice that nobody can read (%j) ends nothing: all look again',
  async (payload) => {
    let heard = 0
    const changes = listenForChanges(inject('parts').engineDatabaseUrl, openLog('silent'))
    const stop = changes.onChange(randomUUID(), () => heard++)
    await until(
      async () => heard,
      (count) => count === 1,
    )
    await announce('locanda_live', payload)
    await until(
      async () => heard,
      (count) => count >= 2,
    )
    stop()
    await changes.close()
  },
)
