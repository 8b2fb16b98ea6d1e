import { createHash } from 'node:crypto'
import { ensureDatabase, ensureLoginRoles } from './database-roles.ts'
import { greenmailPart } from './greenmail.ts'
import { keycloakPart, keycloakUrl } from './keycloak.ts'
import { migrate, refuseUnreachable } from './migrate.ts'
import type { Ports } from './ports.ts'
import { databaseUrl, postgresPart } from './postgres.ts'
import { renderRealm } from './render-realm.ts'
import type { Secrets } from './secrets.ts'
import { StartFailure } from './start-failure.ts'
import type { Supervisor } from './supervisor.ts'
import { temporalPart } from './temporal.ts'

export type InfrastructureOptions = {
  dataDir: string
  appUrl: string
  ports: Ports
  secrets: Secrets
  supervisor: Supervisor
  dev?: boolean
  say: (line: string) => void
}

type Server = { host: string; port: number }

export type Infrastructure = {
  ownerUrl: string
  appDatabaseUrl: string
  engineDatabaseUrl: string
  temporalAddress: string
  temporalUrl: string
  keycloakUrl: string
  smtp: Server
  imap: Server
  pop3: Server
}

const DATABASE = 'locanda'

/** Starts PostgreSQL, Temporal, Keycloak and GreenMail, or uses those that the environment names, and migrates. */
export async function startInfrastructure(options: InfrastructureOptions): Promise<Infrastructure> {
  const { ports } = options
  const ownerUrl = await startDatabase(options)
  const keycloakAddress = process.env.KEYCLOAK_URL ?? keycloakUrl(ports.keycloak)
  const databases = migrate(ownerUrl).then(() => makeRoles(options, ownerUrl))
  const started = await allOrFirstFailure([
    databases,
    startKeycloak(options, ownerUrl),
    startTemporal(options),
    greenmailPart({ ports, say: options.say }).then((part) => options.supervisor.start(part)),
  ])
  const server = (port: number) => ({ host: '127.0.0.1', port })
  return {
    ownerUrl,
    ...started[0],
    temporalAddress: process.env.TEMPORAL_ADDRESS ?? `127.0.0.1:${ports.temporal}`,
    temporalUrl: process.env.TEMPORAL_UI_URL ?? `http://localhost:${ports.temporalUi}`,
    keycloakUrl: keycloakAddress,
    smtp: server(ports.smtp),
    imap: server(ports.imap),
    pop3: server(ports.pop3),
  }
}

async function startDatabase({ dataDir, ports, secrets, supervisor }: InfrastructureOptions): Promise<string> {
  if (process.env.DATABASE_URL !== undefined) {
    await refuseUnreachable(process.env.DATABASE_URL)
    return process.env.DATABASE_URL
  }
  const at = { port: ports.postgres, password: secrets.ownerPassword }
  await supervisor.start(await postgresPart({ dataDir, ...at }))
  await ensureDatabase(databaseUrl({ ...at, database: 'postgres' }), { name: DATABASE })
  return databaseUrl({ ...at, database: DATABASE })
}

async function makeRoles({ dataDir, secrets }: InfrastructureOptions, ownerUrl: string) {
  // On a server that is not ours, another installation may have roles too.
  const suffix =
    process.env.DATABASE_URL === undefined ? '' : `_${createHash('sha256').update(dataDir).digest('hex').slice(0, 8)}`
  const app = { name: `locanda_api_login${suffix}`, password: secrets.appPassword, memberOf: 'locanda_app' }
  const engine = { name: `locanda_engine_login${suffix}`, password: secrets.enginePassword, memberOf: 'locanda_engine' }
  await ensureLoginRoles(ownerUrl, [app, engine])
  return { appDatabaseUrl: signInAs(ownerUrl, app), engineDatabaseUrl: signInAs(ownerUrl, engine) }
}

async function startKeycloak(options: InfrastructureOptions, ownerUrl: string) {
  if (process.env.KEYCLOAK_URL !== undefined) {
    if (process.env.KEYCLOAK_SERVICE_CLIENT_SECRET !== undefined) return
    throw new StartFailure(
      'KEYCLOAK_URL is set: set KEYCLOAK_SERVICE_CLIENT_SECRET to the secret of its client locanda-service too.',
    )
  }
  const { secrets, ports } = options
  const role = { name: 'keycloak', password: secrets.keycloakDatabasePassword }
  await ensureLoginRoles(ownerUrl, [role])
  await ensureDatabase(ownerUrl, { name: 'keycloak', owner: role.name })
  const { hostname, port } = new URL(ownerUrl)
  const part = await keycloakPart({
    ...options,
    port: ports.keycloak,
    realm: renderRealm(options),
    database: {
      host: hostname,
      port: Number(port || 5432),
      name: 'keycloak',
      user: role.name,
      password: role.password,
    },
    adminPassword: secrets.keycloakAdminPassword,
  })
  await options.supervisor.start(part)
}

async function startTemporal({ dataDir, ports, supervisor, say }: InfrastructureOptions) {
  if (process.env.TEMPORAL_ADDRESS !== undefined) return
  await supervisor.start(await temporalPart({ port: ports.temporal, uiPort: ports.temporalUi, dataDir, say }))
}

function signInAs(ownerUrl: string, { name, password }: { name: string; password: string }): string {
  const url = new URL(ownerUrl)
  url.username = name
  url.password = encodeURIComponent(password)
  return url.href
}

/** Waits for all of them even when one fails: a part that is being obtained must not be cut off half way. */
async function allOrFirstFailure<Work extends readonly Promise<unknown>[]>(work: [...Work]) {
  await Promise.allSettled(work)
  return Promise.all(work)
}
