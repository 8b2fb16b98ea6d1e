import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { withClient } from './database-roles.ts'
import { root } from './root.ts'
import { StartFailure, systemErrorCode } from './start-failure.ts'

/**
 * Brings the database to the newest migration.
 * @throws StartFailure when it cannot be reached, refuses the password, or a migration fails.
 */
export async function migrate(databaseUrl: string): Promise<void> {
  await refuseUnreachable(databaseUrl)
  const migrations = readMigrations()
  // Opening the schema engine takes a second.
  if (await isMigrated(databaseUrl, migrations)) return
  const { openSchemaEngine } = await import('./open-schema-engine.ts')
  const { engine, close } = await openSchemaEngine(databaseUrl)
  try {
    await engine.applyMigrations({
      migrationsList: {
        baseDir: MIGRATIONS,
        lockfile: { path: LOCK, content: readFileSync(join(MIGRATIONS, LOCK), 'utf8') },
        shadowDbInitScript: '',
        migrationDirectories: migrations.map(({ name, sql }) => ({
          path: name,
          migrationFile: { path: SQL, content: { tag: 'ok', value: sql } },
        })),
      },
      filters: { externalTables: [], externalEnums: [] },
    })
  } catch (cause) {
    if (!(cause instanceof Error)) throw cause
    throw new StartFailure(`The database could not be migrated: ${cause.message}`, { cause })
  } finally {
    await close()
  }
}

const MIGRATIONS = join(root, 'prisma/migrations')
const LOCK = 'migration_lock.toml'
const SQL = 'migration.sql'

type Migration = { name: string; sql: string }

/** The oldest first. */
function readMigrations(): Migration[] {
  const names = readdirSync(MIGRATIONS).filter((name) => existsSync(join(MIGRATIONS, name, SQL)))
  return names.toSorted().map((name) => ({ name, sql: readFileSync(join(MIGRATIONS, name, SQL), 'utf8') }))
}

/** Whether each migration of this checkout has been applied whole, as it is written. */
async function isMigrated(databaseUrl: string, migrations: readonly Migration[]): Promise<boolean> {
  const applied = await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ there: boolean }>(
      "SELECT to_regclass('_prisma_migrations') IS NOT NULL AS there",
    )
    if (!rows[0]?.there) return []
    const done =
      'SELECT migration_name AS name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL'
    return (await client.query<{ name: string; checksum: string }>(done)).rows
  })
  return migrations.every(({ name, sql }) => {
    const checksum = createHash('sha256').update(sql).digest('hex')
    return applied.some((one) => one.name === name && one.checksum === checksum)
  })
}

/**
 * Asks before anything else does, so that what is wrong is said in one sentence.
 * @throws StartFailure that says what is wrong with DATABASE_URL.
 */
export async function refuseUnreachable(databaseUrl: string): Promise<void> {
  const { host: server, username } = new URL(databaseUrl)
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (cause) {
    const code = systemErrorCode(cause)
    if (code === '28P01' || code === '28000') {
      throw new StartFailure(`PostgreSQL at ${server} refuses the password of ${username}: correct DATABASE_URL.`, {
        cause,
      })
    }
    if (code === '3D000')
      throw new StartFailure(`PostgreSQL at ${server} has no such database: create it, or correct DATABASE_URL.`, {
        cause,
      })
    throw new StartFailure(`PostgreSQL at ${server} cannot be reached: start it, or correct or unset DATABASE_URL.`, {
      cause,
    })
  } finally {
    await client.end().catch(() => undefined)
  }
}
