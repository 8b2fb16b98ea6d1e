import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { diffSchema } from '#scripts/parts/diff-schema.ts'

const root = resolve(import.meta.dirname, '..')
const owner = new pg.Client({ connectionString: inject('parts').adminDatabaseUrl })
const names = ['schema_by_migrations', 'schema_by_model'] as const

/** Every column, constraint and index of the tables, in words that can be compared. */
const CATALOG = `
  select table_name || '.' || column_name || ' ' || udt_name || ' ' || is_nullable || ' ' || coalesce(column_default, '-') as line
    from information_schema.columns where table_schema = 'public' and table_name <> '_prisma_migrations'
  union all
  select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'f') and conrelid::regclass::text <> '_prisma_migrations'
  union all
  select indexdef from pg_indexes where schemaname = 'public' and tablename <> '_prisma_migrations'
  union all
  select typname || ' ' || enumlabel || ' ' || enumsortorder from pg_enum join pg_type on pg_type.oid = enumtypid
  order by line`

const urlOf = (name: string) => Object.assign(new URL(inject('parts').adminDatabaseUrl), { pathname: `/${name}` }).href

async function inDatabase<T>(name: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: urlOf(name) })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const catalogOf = (name: string) =>
  inDatabase(name, async (client) => (await client.query<{ line: string }>(CATALOG)).rows.map((row) => row.line))

afterAll(async () => {
  for (const name of names) await owner.query(`drop database if exists ${name} with (force)`)
  await owner.end()
})

test('the migrated database is the one that schema.prisma describes', async () => {
  await owner.connect()
  for (const name of names) await owner.query(`create database ${name}`)
  const migrations = join(root, 'prisma/migrations')
  const folders = readdirSync(migrations, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  await inDatabase('schema_by_migrations', async (client) => {
    // What the schema engine makes first: one migration takes rights from it, another reads when a third began.
    await client.query(
      'create table "_prisma_migrations" (id text primary key, migration_name text, started_at timestamptz)',
    )
    for (const folder of folders.toSorted((a, b) => a.name.localeCompare(b.name))) {
      await client.query(readFileSync(join(migrations, folder.name, 'migration.sql'), 'utf8'))
    }
  })
  const model = readFileSync(join(root, 'prisma/schema.prisma'), 'utf8')
  const tables = await diffSchema(urlOf('schema_by_model'), undefined, model)
  // The model names operators of these, and cannot ask for them.
  await inDatabase('schema_by_model', (client) =>
    client.query(`create extension pg_trgm; create extension btree_gin; ${tables}`),
  )
  expect(await catalogOf('schema_by_migrations')).toEqual(await catalogOf('schema_by_model'))
})
