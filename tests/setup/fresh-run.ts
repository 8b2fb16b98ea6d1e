import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureDatabase, withClient } from '#scripts/parts/database-roles.ts'
import { migrate } from '#scripts/parts/migrate.ts'
import { root } from '#scripts/parts/root.ts'
import { runCommand } from '#scripts/parts/run-command.ts'
import { attributeType } from '#scripts/parts/temporal.ts'
import { temporalProgram } from '#scripts/parts/temporal-program.ts'
import { SEARCH_ATTRIBUTES } from '#workflows/domain/workflow-names.ts'
import type { Parts } from './parts.ts'

/** On parts that many runs share: a database, migrated as this checkout says, and a Temporal namespace of this run's own. */
export async function freshRun(kept: Parts): Promise<{ parts: Parts; drop: () => Promise<void> }> {
  const name = `run_${randomBytes(5).toString('hex')}`
  const template = await migratedTemplate(kept.adminDatabaseUrl)
  await ensureDatabase(kept.adminDatabaseUrl, { name, template })
  await makeNamespace(kept.temporalAddress, name)
  const onRun = (url: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href
  const parts = {
    ...kept,
    databaseUrl: onRun(kept.databaseUrl),
    appDatabaseUrl: onRun(kept.appDatabaseUrl),
    engineDatabaseUrl: onRun(kept.engineDatabaseUrl),
    adminDatabaseUrl: onRun(kept.adminDatabaseUrl),
    temporalNamespace: name,
  }
  const drop = () =>
    withClient(
      kept.adminDatabaseUrl,
      async (client) => void (await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)),
    )
  return { parts, drop }
}

async function migratedTemplate(adminUrl: string): Promise<string> {
  const folder = join(root, 'prisma/migrations')
  const hash = createHash('sha256')
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (file.endsWith('.sql')) hash.update(file).update(readFileSync(join(folder, file)))
  }
  const name = `template_${hash.digest('hex').slice(0, 12)}`
  // Two runs that begin together must not migrate the same database.
  await withClient(adminUrl, async (client) => {
    await client.query('SELECT pg_advisory_lock(7361)')
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name])
    if (rowCount !== 0) return
    const draft = `${name}_draft`
    await client.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`)
    await client.query(`CREATE DATABASE ${draft}`)
    await migrate(Object.assign(new URL(adminUrl), { pathname: `/${draft}` }).href)
    await client.query(`ALTER DATABASE ${draft} RENAME TO ${name}`)
  })
  return name
}

async function makeNamespace(address: string, name: string) {
  const command = await temporalProgram(() => undefined)
  await runCommand({ command, args: ['operator', 'namespace', 'create', '--address', address, '-n', name] })
  const attributes = Object.entries(SEARCH_ATTRIBUTES)
  await runCommand({
    command,
    args: [
      ...['operator', 'search-attribute', 'create', '--address', address, '-n', name],
      ...attributes.flatMap(([key, attribute]) => ['--name', attribute, '--type', attributeType(key)]),
    ],
  })
}
