import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'

const migrations = resolve(import.meta.dirname, '../../prisma/migrations')
const sqlOf = (name: string) => readFileSync(join(migrations, name, 'migration.sql'), 'utf8')

/**
 * For the tests of one file, a database as it was before the first of the migrations that are named: `giveRows` fills it
 * with rows of that time, then the migrations run.
 */
export function stageOldDatabase(names: readonly [string, ...string[]], giveRows: (owner: pg.Client) => Promise<void>) {
  const before = readdirSync(migrations, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name < names[0])
    .map(({ name }) => name)
    .toSorted()
  const name = `migrated_${randomUUID().slice(0, 8)}`
  const adminUrl = inject('parts').adminDatabaseUrl
  const inDatabase = (login: object) => Object.assign(new URL(adminUrl), { pathname: `/${name}`, ...login }).href
  const admin = new pg.Client({ connectionString: adminUrl })
  // An owner as installations have it: bound by forced row-level security, as a superuser would not be.
  const owner = new pg.Client({ connectionString: inDatabase({ username: name, password: name }) })

  const run = async (migration: string) => {
    await owner.query('insert into "_prisma_migrations" values ($1, now())', [migration])
    await owner.query(sqlOf(migration))
  }

  beforeAll(async () => {
    await admin.connect()
    await admin.query(`create role ${name} login password '${name}'`)
    await admin.query(`create database ${name} owner ${name}`)
    await owner.connect()
    await owner.query('create table "_prisma_migrations" (migration_name text primary key, started_at timestamptz)')
    for (const migration of before) await run(migration)
    const { rows } = await owner.query<{ relname: string }>('select relname from pg_class where relforcerowsecurity')
    for (const { relname } of rows) await owner.query(`alter table ${relname} no force row level security`)
    await giveRows(owner)
    for (const { relname } of rows) await owner.query(`alter table ${relname} force row level security`)
    for (const migration of names) await run(migration)
  })

  afterAll(async () => {
    await owner.end()
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.query(`drop owned by ${name}`)
    await admin.query(`drop role ${name}`)
    await admin.end()
  })

  /** All rows of a query, as nobody but a superuser sees them. */
  return async function rowsOf<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
    const all = new pg.Client({ connectionString: inDatabase({}) })
    await all.connect()
    const { rows } = await all.query<Row>(sql)
    await all.end()
    return rows
  }
}
