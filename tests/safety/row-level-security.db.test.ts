import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { asOwner } from '#tests/api/given.ts'
import { everythingOf, givenVictim, hostTables, type Victim } from '#tests/safety/victim.ts'

/** Tables without a host: what may stand in this list is the installation's own, or finds the host itself. */
const WITHOUT_HOST = [
  '_prisma_migrations',
  'account_state',
  'debug_settings',
  'heartbeat',
  'host',
  'lease',
  'notice',
  'push_key',
  'refused_answer',
  'refused_webhook',
  'request_count',
  'shared_calibration',
  'temporary_password',
  'unindexed_message',
  'unread_webhook',
  'vault_canary',
]
/** Of a person, before and after they are a host. */
const PERSONAL = ['account_state', 'host']
const APPEND_ONLY = [
  'audit_event',
  'live_event',
  'figure',
  'figure_change',
  'week_figure',
  'week_figure_change',
  'trouble',
  'alert',
]

let tables: string[]
let victim: Victim
let attacker: Victim
const app = new pg.Client({ connectionString: inject('parts').appDatabaseUrl })
const engine = new pg.Client({ connectionString: inject('parts').engineDatabaseUrl })

beforeAll(async () => {
  tables = await hostTables()
  victim = await givenVictim()
  attacker = await givenVictim()
  await app.connect()
  await engine.connect()
})
afterAll(async () => {
  await app.end()
  await engine.end()
})

/** Runs SQL that forgot every `where`, for one host or none, and takes it back. */
async function forgetful(sql: string, hostId?: string) {
  await app.query('begin')
  try {
    if (hostId !== undefined) await app.query(`select set_config('app.host_id', $1, true)`, [hostId])
    const results = [await app.query(sql)].flat()
    return results.at(-1) ?? { rows: [], rowCount: null }
  } finally {
    await app.query('rollback')
  }
}

test('every table with a host has forced row-level security, and every other one is known', async () => {
  const rows = await asOwner().$queryRaw<{ name: string; safe: boolean }[]>`
    select relname as name, relrowsecurity and relforcerowsecurity as safe from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`
  const names = rows.map(({ name }) => name)
  expect(names.filter((name) => !tables.includes(name)).toSorted()).toEqual(WITHOUT_HOST)
  expect(rows.filter(({ name, safe }) => !safe && (tables.includes(name) || PERSONAL.includes(name)))).toEqual([])
})

test('the programs sign in as roles that own nothing and that row-level security binds', async () => {
  for (const client of [app, engine]) {
    const { rows } = await client.query(`
      select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb,
        (select count(*)::int from pg_class where relowner = pg_roles.oid) as owns,
        pg_has_role(current_user, (select tableowner from pg_tables where tablename = 'message'), 'member') as is_owner
      from pg_roles where rolname = current_user`)
    expect(rows).toEqual([
      { rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false, owns: 0, is_owner: false },
    ])
  }
})

test('the database has rows of both hosts in every table', async () => {
  for (const host of [victim, attacker]) {
    const rows = await everythingOf(host.hostId)
    expect(Object.entries(rows).filter(([, text]) => text === '')).toEqual([])
  }
})

test('a query without its where gives one host’s rows only, and none without a host', async () => {
  for (const table of tables) {
    const { rows } = await forgetful(`select distinct host_id from "${table}"`, attacker.hostId)
    expect([table, rows]).toEqual([table, [{ host_id: attacker.hostId }]])
    expect([table, (await forgetful(`select 1 from "${table}"`)).rowCount]).toEqual([table, 0])
  }
  expect((await forgetful('select id from host', attacker.hostId)).rows).toEqual([{ id: attacker.hostId }])
  expect((await forgetful('select id from host')).rowCount).toBe(0)
})

test('nobody reads or changes the account state of another', async () => {
  const [own, other] = [attacker, victim].map(({ hostId }) => hostId)
  const subjectOf = async (id = '') => (await asOwner().host.findUniqueOrThrow({ where: { id } })).kcSub
  const [ownSub, otherSub] = [await subjectOf(own), await subjectOf(other)]
  await asOwner().accountState.createMany({ data: [{ kcSub: ownSub }, { kcSub: otherSub, access: 'disabled' }] })
  expect((await forgetful('select kc_sub from account_state')).rows).toEqual([])
  expect((await forgetful('select kc_sub from account_state', own)).rows).toEqual([{ kc_sub: ownSub }])
  const opened = await forgetful(`select set_config('app.kc_sub', '${ownSub}', true);
    update account_state set access = 'enabled' returning kc_sub`)
  expect(opened.rows).toEqual([{ kc_sub: ownSub }])
  const insert = `select set_config('app.kc_sub', '${ownSub}', true); insert into account_state (kc_sub) values ('somebody else')`
  await expect(forgetful(insert)).rejects.toThrow('row-level security')
})

test('an update or delete without its where leaves the other host’s rows alone', async () => {
  const before = await everythingOf(victim.hostId)
  for (const table of tables.filter((name) => !APPEND_ONLY.includes(name))) {
    const own = await asOwner().$queryRawUnsafe<{ n: number }[]>(
      `select count(*)::int as n from "${table}" where host_id = '${attacker.hostId}'`,
    )
    // A property that a chat is about cannot be deleted: first nothing is about any.
    const remove = `${table === 'property' ? 'update chat set property_id = null; ' : ''}delete from "${table}"`
    for (const sql of [`update "${table}" set host_id = host_id`, remove]) {
      expect([sql, (await forgetful(sql, attacker.hostId)).rowCount]).toEqual([sql, own[0]?.n])
      expect([sql, (await forgetful(sql)).rowCount]).toEqual([sql, 0])
    }
  }
  expect(await everythingOf(victim.hostId)).toEqual(before)
})

/** Those that can be written: what PostgreSQL generates it makes itself. */
async function columnsOf(table: string): Promise<string[]> {
  const rows = await asOwner().$queryRaw<{ name: string }[]>`
    select quote_ident(column_name) as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`
  return rows.map(({ name }) => name)
}

test('no row can be given to another host, nor moved to one', async () => {
  for (const table of tables.filter((name) => name !== 'live_event')) {
    const columns = await columnsOf(table)
    const copy = `insert into "${table}" (${columns.join()}) select ${columns.map((name) => `(r).${name}`).join()} from (select jsonb_populate_record(t, '{"host_id":"${victim.hostId}"}') as r from "${table}" t limit 1) s`
    await expect(forgetful(copy, attacker.hostId), table).rejects.toMatchObject({ code: '42501' })
    if (APPEND_ONLY.includes(table)) continue
    const move = `update "${table}" set host_id = '${victim.hostId}'`
    await expect(forgetful(move, attacker.hostId), table).rejects.toMatchObject({ code: '42501' })
  }
})

test('the audit trail can be added to by the programs and changed by none of them', async () => {
  for (const client of [app, engine]) {
    for (const sql of [
      `update audit_event set actor = 'nobody'`,
      'delete from audit_event',
      'truncate audit_event',
      'drop table audit_event',
      'alter table audit_event disable row level security',
      'drop policy anyone_appends on audit_event',
    ]) {
      await expect(client.query(sql), sql).rejects.toMatchObject({ code: '42501' })
    }
  }
  const { rowCount } = await forgetful(`insert into audit_event (actor, action) values ('test', 'test')`)
  expect(rowCount).toBe(1)
})

test('only who was told to be an administrator reads the trail of all', async () => {
  const actions = `select 1 from audit_event where host_id = '${victim.hostId}'`
  expect((await forgetful(actions)).rowCount).toBe(0)
  expect((await forgetful(actions, attacker.hostId)).rowCount).toBe(0)
  expect((await forgetful(`select set_config('app.administrator', 'yes', true); ${actions}`)).rowCount).toBe(1)
})

test('what triggers write is written by nobody else, and the switches stay one row', async () => {
  for (const [client, sql] of [
    [app, 'delete from live_event'],
    [
      app,
      `insert into live_event (host_id, entity, entity_id, change, xid, horizon)
       values (gen_random_uuid(), 'chat', gen_random_uuid(), 'created', 1, 1)`,
    ],
    [engine, 'update live_event set host_id = gen_random_uuid()'],
    [app, 'delete from figure'],
    [app, 'delete from figure_change'],
    [engine, 'update figure_change set many = 1'],
    [engine, 'update trouble set subject_id = host_id'],
    [app, 'delete from alert'],
    [engine, 'select recount_figures()'],
    [app, 'delete from debug_settings'],
    [engine, 'insert into debug_settings (id) values (2)'],
    [app, 'select * from _prisma_migrations'],
    [app, 'select * from refused_answer'],
    [app, 'select * from refused_webhook'],
    [app, 'select * from request_count'],
    [app, 'delete from request_count'],
    [app, 'delete from notice'],
    [app, 'update notice set sent_at = now()'],
    [app, 'select * from vault_canary'],
    [app, 'update shared_calibration set hosts = 0'],
    [engine, 'create table public.mine (id int)'],
  ] as const) {
    await expect(client.query(sql), sql).rejects.toMatchObject({ code: '42501' })
  }
})
