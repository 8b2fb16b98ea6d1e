import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { root } from './root.ts'
import { runCommand } from './run-command.ts'
import { StartFailure, systemErrorCode } from './start-failure.ts'

/**
 * Brings the database to the newest migration.
 * @throws StartFailure when it cannot be reached, refuses the password, or a migration fails.
 */
export async function migrate(databaseUrl: string): Promise<void> {
  await refuseUnreachable(databaseUrl)
  await runPrisma(['migrate', 'deploy'], databaseUrl)
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

/** A database that is down makes `prisma migrate` print nothing and exit 0, so ask first. */
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
