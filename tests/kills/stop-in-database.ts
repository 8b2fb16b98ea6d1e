import pg from 'pg'
import { until } from '#tests/mailbox/mail-bench.ts'
import type { Stop } from './stop.ts'

/** Any number, as long as nothing else locks it. */
const LOCK = 7_771
const STAND_STILL = `create or replace function stand_still() returns trigger language plpgsql as
  $$ begin perform pg_advisory_xact_lock_shared(${LOCK}); return new; end $$`
const LOCKS_HERE = 'select from pg_locks join pg_database on oid = database where datname = current_database()'
const WHO_STANDS = `${LOCKS_HERE} and locktype = 'advisory' and objid = ${LOCK} and not granted`
const WHO_LOCKS_CHATS = `${LOCKS_HERE} and relation = 'chat'::regclass and mode = 'AccessExclusiveLock'`

/** A row that is about to be written: `if` is asked of `new`, and of `old` where it is an update. */
export type Write = { table: string; event: 'insert' | 'update'; if: string }

/** Whoever is about to write such a row stands still in the middle of their transaction. Nobody else does. */
export async function stopAtWrite(adminUrl: string, write: Write): Promise<Stop> {
  const client = await connect(adminUrl)
  await client.query(STAND_STILL)
  await client.query(`select pg_advisory_lock(${LOCK})`)
  await client.query(`create or replace trigger stand_still before ${write.event} on ${write.table}
    for each row when (${write.if}) execute function stand_still()`)
  return {
    reached: until(
      () => client.query(WHO_STANDS),
      ({ rowCount }) => rowCount !== 0,
    ),
    async release() {
      // Who holds it has ended with its server, where that is what was killed.
      await client.end().catch(() => undefined)
      const after = await connect(adminUrl)
      await after.query(`drop trigger if exists stand_still on ${write.table}`)
      await after.end()
    },
  }
}

/** Whoever makes such a write ends their transaction, and from that end on nobody can read or write a chat. */
export async function stopAfterCommit(adminUrl: string, write: Write): Promise<Stop> {
  const before = await stopAtWrite(adminUrl, write)
  const client = await connect(adminUrl)
  const afterwards = async () => {
    await before.reached
    await client.query('begin')
    const locked = client.query('lock table chat in access exclusive mode')
    const watcher = await connect(adminUrl)
    await until(
      () => watcher.query(WHO_LOCKS_CHATS),
      ({ rowCount }) => rowCount !== 0,
    )
    await Promise.all([watcher.end(), before.release(), locked])
  }
  return {
    reached: afterwards(),
    async release() {
      await client.end().catch(() => undefined)
    },
  }
}

async function connect(adminUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: adminUrl })
  // PostgreSQL itself may be what is killed.
  client.on('error', () => undefined)
  await client.connect()
  return client
}
