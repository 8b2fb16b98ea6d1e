import { createHash } from 'node:crypto'
import { ensureDatabase, ensureLoginRoles } from './database-roles.ts'
import { greenmailPart } from './greenmail.ts'
import { keycloakPart, keycloakUrl } from './keycloak.ts'
import { migrate, refuseUnreachable } from './migrate.ts'
import { obtainPrograms, type Programs } from './obtain-programs.ts'
import type { Ports } from './ports.ts'
import { databaseUrl, postgresPart } from './postgres.ts'
import { localMail, renderRealm } from './render-realm.ts'
import type { ServerAddress } from './run-file.ts'
import type { Secrets } from './secrets.ts'
import { StartFailure } from './start-failure.ts'
import type { Supervisor } from './supervisor.ts'
import { temporalFile, temporalPart } from './temporal.ts'
import { dropUnaskedIndexes } from './visibility-indexes.ts'

export type InfrastructureOptions = {
  dataDir: string
  appUrl: string
  ports: Ports
  secrets: Secrets
  supervisor: Supervisor
  dev?: boolean
  /** For tests, which throw everything away: see `postgresPart`. */
  disposable?: boolean
  say: (line: string) => void
}

export type Infrastructure = {
  ownerUrl: string
  appDatabaseUrl: string
  engineDatabaseUrl: string
  temporalAddress: string
  temporalUrl: string
  keycloakUrl: string
  smtp: ServerAddress
  imap: ServerAddress
  pop3: ServerAddress
}

const DATABASE = 'locanda'

/**
 * Starts PostgreSQL, Temporal, Keycloak and GreenMail, or uses those that the environment names, and migrates. Keycloak,
 * the slowest, may still be on its way: until `keycloakIsUp`.
 * @throws StartFailure when a part cannot be had or does not come up.
 */
export async function startInfrastructure(
  options: InfrastructureOptions,
): Promise<{ infrastructure: Infrastructure; keycloakIsUp: Promise<void> }> {
  const { ports } = options
  const programs = obtainPrograms(options.say)
  const database = startDatabase(options)
  const keycloakIsUp = startKeycloak(options, programs, database)
  // Awaited by the caller; until then a failure of it must not end the process.
  keycloakIsUp.catch(() => undefined)
  const work = [
    database,
    database.then((ownerUrl) => migrateAndMakeRoles(options, ownerUrl)),
    startTemporal(options, programs),
    startMail(options, programs),
  ] as const
  const [ownerUrl, loginUrls] = await Promise.all(work).catch(async (error: unknown) => {
    // A part that is being obtained must not be cut off half way.
    await Promise.allSettled([...work, keycloakIsUp])
    throw error
  })
  const server = (port: number) => ({ host: '127.0.0.1', port })
  const infrastructure = {
    ownerUrl,
    ...loginUrls,
    temporalAddress: process.env.TEMPORAL_ADDRESS ?? `127.0.0.1:${ports.temporal}`,
    temporalUrl: process.env.TEMPORAL_UI_URL ?? `http://localhost:${ports.temporalUi}`,
    keycloakUrl: process.env.KEYCLOAK_URL ?? keycloakUrl(ports.keycloak),
    smtp: server(ports.smtp),
    imap: server(ports.imap),
    pop3: server(ports.pop3),
  }
  return { infrastructure, keycloakIsUp }
}

async function startDatabase(options: InfrastructureOptions): Promise<string> {
  const { dataDir, ports, secrets, supervisor, disposable = false } = options
  if (process.env.DATABASE_URL !== undefined) {
    await refuseUnreachable(process.env.DATABASE_URL)
    return process.env.DATABASE_URL
  }
  const at = { port: ports.postgres, password: secrets.ownerPassword }
  await supervisor.start(await postgresPart({ dataDir, disposable, ...at }))
  await ensureDatabase(databaseUrl({ ...at, database: 'postgres' }), { name: DATABASE })
  return databaseUrl({ ...at, database: DATABASE })
}

async function migrateAndMakeRoles({ dataDir, secrets }: InfrastructureOptions, ownerUrl: string) {
  await migrate(ownerUrl)
  // On a server that is not ours, another installation may have roles too.
  const suffix =
    process.env.DATABASE_URL === undefined ? '' : `_${createHash('sha256').update(dataDir).digest('hex').slice(0, 8)}`
  const app = { name: `locanda_api_login${suffix}`, password: secrets.appPassword, memberOf: 'locanda_app' }
  const engine = { name: `locanda_engine_login${suffix}`, password: secrets.enginePassword, memberOf: 'locanda_engine' }
  await ensureLoginRoles(ownerUrl, [app, engine])
  return { appDatabaseUrl: signInAs(ownerUrl, app), engineDatabaseUrl: signInAs(ownerUrl, engine) }
}

async function startKeycloak(options: InfrastructureOptions, { java, keycloak }: Programs, database: Promise<string>) {
  if (keycloak === undefined) {
    if (process.env.KEYCLOAK_SERVICE_CLIENT_SECRET !== undefined) return
    throw new StartFailure(
      'KEYCLOAK_URL is set: set KEYCLOAK_SERVICE_CLIENT_SECRET to the secret of its client locanda-service too.',
    )
  }
  const ownerUrl = await database
  const { secrets, ports } = options
  const role = { name: 'keycloak', password: secrets.keycloakDatabasePassword }
  await ensureLoginRoles(ownerUrl, [role])
  await ensureDatabase(ownerUrl, { name: 'keycloak', owner: role.name })
  const { hostname, port } = new URL(ownerUrl)
  const part = await keycloakPart({
    ...options,
    java: await java,
    distribution: await keycloak,
    port: ports.keycloak,
    realm: renderRealm({ ...options, mail: localMail(ports) }),
    database: {
      server: hostname,
      port: Number(port || 5432),
      name: 'keycloak',
      user: role.name,
      password: role.password,
    },
    adminPassword: secrets.keycloakAdminPassword,
  })
  await options.supervisor.start(part)
}

async function startTemporal({ dataDir, ports, supervisor }: InfrastructureOptions, { temporal }: Programs) {
  if (temporal === undefined) return
  const program = await temporal
  const file = temporalFile(dataDir)
  // A large file while nobody writes to it, and a new one when Temporal has made it.
  dropUnaskedIndexes(file)
  await supervisor.start(temporalPart({ program, port: ports.temporal, uiPort: ports.temporalUi, dataDir }))
  dropUnaskedIndexes(file)
}

async function startMail({ ports, supervisor }: InfrastructureOptions, { java, greenmail }: Programs) {
  await supervisor.start(greenmailPart({ java: await java, jar: await greenmail, ports }))
}

function signInAs(ownerUrl: string, { name, password }: { name: string; password: string }): string {
  const url = new URL(ownerUrl)
  url.username = name
  url.password = encodeURIComponent(password)
  return url.href
}
