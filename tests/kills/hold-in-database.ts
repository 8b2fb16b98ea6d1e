import pg from 'pg'

/** A row that is about to be written: `if` is asked of `new`, and of `old` where it is an update. */
type Write = { table: string; event: 'insert' | 'update'; if: string }
/** `firstReadOf`: a transaction that has written nothing is about to read messages of this host. */
export type DatabaseMoment = { write: Write } | { firstReadOf: string }

/** By the number that each moment was given. */
export type DatabaseHolds = { reached(): Promise<Set<number>>; release(): Promise<void> }

/** Any number, as long as nothing else locks it. */
const LOCK = 7_771
const STAND_STILL = `
  create or replace function stand_still() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock_shared(${LOCK}, tg_argv[0]::int); return new; end $$;
  create or replace function stands_still(nth int) returns boolean language plpgsql as
    $$ begin perform pg_advisory_xact_lock_shared(${LOCK}, nth); return true; end $$`
const WHO_STANDS = `select objid::int as key from pg_locks join pg_database on oid = database
  where datname = current_database() and locktype = 'advisory' and classid = ${LOCK} and not granted`
const RULES = `
  select format('drop trigger if exists %I on %s', tgname, tgrelid::regclass) as drop from pg_trigger where tgname like 'stand_still_%'
  union all select format('drop policy if exists %I on message', policyname) from pg_policies where policyname like 'stand_still_%'`

/** Never given twice: a rule that is left holds nobody, so that none has to be dropped while others are at work. */
let lastKey = 0

/** Whoever comes to one of the moments stands still in the middle of their transaction. Nobody else does. */
export async function holdInDatabase(
  adminUrl: string,
  moments: ReadonlyMap<number, DatabaseMoment>,
): Promise<DatabaseHolds> {
  const [holder, watcher] = await Promise.all([connect(adminUrl), connect(adminUrl)])
  const numbers = new Map<number, number>()
  await holder.query(STAND_STILL)
  for (const [nth, moment] of moments) {
    const key = ++lastKey
    numbers.set(key, nth)
    await holder.query('select pg_advisory_lock($1, $2)', [LOCK, key])
    await holder.query(rule(key, moment))
  }
  return {
    async reached() {
      const { rows } = await watcher.query<{ key: number }>(WHO_STANDS)
      return new Set(rows.flatMap(({ key }) => numbers.get(key) ?? []))
    },
    async release() {
      // They have ended with their server, where that is what was killed.
      await Promise.allSettled([holder.end(), watcher.end()])
    },
  }
}

/** Leaves the database as it was. */
export async function dropHolds(adminUrl: string): Promise<void> {
  const client = await connect(adminUrl)
  // One by one: who waits for two tables at once stands in others' way.
  for (const rule of (await client.query<{ drop: string }>(RULES)).rows) await client.query(rule.drop)
  await client.end()
}

const rule = (key: number, moment: DatabaseMoment) =>
  'write' in moment
    ? `create trigger stand_still_${key} before ${moment.write.event} on ${moment.write.table}
        for each row when (${moment.write.if}) execute function stand_still(${key})`
    : `create policy stand_still_${key} on message as restrictive for select to locanda_app using (
        host_id <> '${moment.firstReadOf}' or pg_current_xact_id_if_assigned() is not null or stands_still(${key}))`

async function connect(adminUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: adminUrl })
  // PostgreSQL itself may be what is killed.
  client.on('error', () => undefined)
  await client.connect()
  return client
}
