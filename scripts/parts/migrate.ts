import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { withClient } from './database-roles.ts'
import { root } from './root.ts'
import { runCommand } from './run-command.ts'
import { StartFailure, systemErrorCode } from './start-failure.ts'

/**
 * Brings the database to the newest migration.
 * @throws StartFailure when it cannot be reached, refuses the password, or a migration fails.
 */
export async function migrate(databaseUrl: string): Promise<void> {
  await refuseUnreachable(databaseUrl)
  // Asking Prisma takes seconds.
  if (await isMigrated(databaseUrl)) return
  await runPrisma(['migrate', 'deploy'], databaseUrl)
}

const MIGRATIONS = join(root, 'prisma/migrations')

/** Whether each migration of this checkout has been applied whole, as it is written. */
async function isMigrated(databaseUrl: string): Promise<boolean> {
  const applied = await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ there: boolean }>(
      "SELECT to_regclass('_prisma_migrations') IS NOT NULL AS there",
    )
    if (!rows[0]?.there) return []
    const done =
      'SELECT migration_name AS name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL'
    return (await client.query<{ name: string; checksum: string }>(done)).rows
  })
  const written = readdirSync(MIGRATIONS).filter((name) => existsSync(join(MIGRATIONS, name, 'migration.sql')))
  return written.every((name) => {
    const checksum = createHash('sha256')
      .update(readFileSync(join(MIGRATIONS, name, 'migration.sql')))
      .digest('hex')
    return applied.some((one) => one.name === name && one.checksum === checksum)
  })
}

async function runPrisma(args: string[], databaseUrl: string) {
  await runCommand({
    command: process.execPath,
    args: [join(root, 'node_modules/prisma/build/index.js'), ...args],
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      CHECKPOINT_DISABLE: '1',
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
      ...schemaEngine(),
    },
  })
}

/** Prisma's own schema engine where it was downloaded, else the one in WebAssembly. */
export function schemaEngine(): NodeJS.ProcessEnv {
  const folder = join(root, 'node_modules/@prisma/engines')
  const native = existsSync(folder) && readdirSync(folder).some((name) => name.startsWith('schema-engine-'))
  return native ? {} : { PRISMA_SCHEMA_ENGINE_BINARY: join(root, 'scripts/parts/schema-engine.mjs') }
}

/**
 * A database that is down makes `prisma migrate` print nothing and exit 0, so ask first.
 * @throws StartFailure that says what is wrong with DATABASE_URL.
 */
export async function refuseUnreachable(databaseUrl: string): Promise<void> {
  const { host, username } = new URL(databaseUrl)
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (cause) {
    const code = systemErrorCode(cause)
    if (code === '28P01' || code === '28000') {
      throw new StartFailure(`PostgreSQL at ${host} refuses the password of ${username}: correct DATABASE_URL.`, {
        cause,
      })
    }
    if (code === '3D000')
      throw new StartFailure(`PostgreSQL at ${host} has no such database: create it, or correct DATABASE_URL.`, {
        cause,
      })
    throw new StartFailure(`PostgreSQL at ${host} cannot be reached: start it, or correct or unset DATABASE_URL.`, {
      cause,
    })
  } finally {
    await client.end().catch(() => undefined)
  }
}
