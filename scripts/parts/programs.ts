import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { withFormerNames } from '#prisma/environment.ts'
import { apiPart } from './api.ts'
import type { Infrastructure } from './infrastructure.ts'
import type { Ports } from './ports.ts'
import { restartOnChange } from './restart-on-change.ts'
import { seedOnce } from './seed-demo.ts'
import type { Supervisor } from './supervisor.ts'
import { vaultOf } from './vault-of.ts'
import { webServerPart } from './web-build.ts'
import { whatsappPart } from './whatsapp-stand-in.ts'
import { COMPILED, workerPart } from './worker.ts'

export type ProgramSettings = {
  dataDir: string
  infrastructure: Omit<Infrastructure, 'temporalUrl'>
  temporalNamespace: string
  appUrl: string
  ports: Pick<Ports, 'app' | 'api' | 'whatsapp'>
  vaultKeyFile: string
  secrets: Record<
    'serviceClientSecret' | 'n8nSecret' | 'whatsappAppSecret' | 'whatsappVerifyToken' | 'mailboxPassword',
    string
  >
  supervisor: Supervisor
  dev?: boolean
  /** The built web app; in development Vite serves it. */
  webDist?: string
  /** The built workflows; in development each start of the worker makes them. */
  workflowBundle?: string
  /** Where the model for sentences lies; without one the worker compares none. */
  sentenceModel?: string | undefined
  /** What a test sets otherwise. */
  env?: NodeJS.ProcessEnv
}

/** Seeds, and starts API, worker and the WhatsApp stand-in on parts that run already. */
export async function startPrograms(settings: ProgramSettings): Promise<void> {
  const { dataDir, infrastructure, ports, supervisor, dev = false, secrets, vaultKeyFile } = settings
  const vault = await vaultOf(infrastructure.engineDatabaseUrl, vaultKeyFile)
  await seedOnce({ ...infrastructure, dataDir, vault, mailboxPassword: secrets.mailboxPassword })
  const env = environmentOf(settings)
  const apiPort = dev ? ports.api : ports.app
  const standIn = whatsappPart({
    port: ports.whatsapp,
    webhookUrl: `http://127.0.0.1:${apiPort}/api/webhooks/whatsapp`,
    appSecret: env.WHATSAPP_APP_SECRET ?? '',
    verifyToken: env.WHATSAPP_VERIFY_TOKEN ?? '',
  })
  await Promise.all([
    supervisor.start(apiPart({ env, port: apiPort })),
    supervisor.start(workerPart({ env })),
    ...(standIn === undefined ? [] : [supervisor.start(standIn)]),
    ...(dev ? [supervisor.start(webServerPart({ port: ports.app, apiPort }))] : []),
  ])
  if (dev) restartOnChange(supervisor)
}

/** Where the stand-in for WhatsApp answers on this machine. */
export const whatsappUrl = (ports: Pick<Ports, 'whatsapp'>) => `http://127.0.0.1:${ports.whatsapp}`

function environmentOf(settings: ProgramSettings): NodeJS.ProcessEnv {
  const { infrastructure, ports, secrets, dataDir } = settings
  const { smtp, imap, pop3 } = infrastructure
  const emlFolder = join(dataDir, 'mail')
  mkdirSync(emlFolder, { recursive: true })
  // On this machine only what Locanda itself started may be reached, and what the operator names.
  const ours = [smtp.port, imap.port, pop3.port, ports.whatsapp].flatMap((port) => [
    `127.0.0.1:${port}`,
    `localhost:${port}`,
  ])
  const { ALLOWED_PRIVATE_SERVERS: theirs = '' } = withFormerNames(process.env)
  return {
    NODE_ENV: settings.dev ? 'development' : 'production',
    N8N_HMAC_SECRET: secrets.n8nSecret,
    WHATSAPP_API_URL: whatsappUrl(ports),
    WHATSAPP_APP_SECRET: secrets.whatsappAppSecret,
    WHATSAPP_VERIFY_TOKEN: secrets.whatsappVerifyToken,
    EML_FOLDER: emlFolder,
    KEYCLOAK_REALM: 'locanda',
    KEYCLOAK_CLIENT_ID: 'locanda-web',
    KEYCLOAK_SERVICE_CLIENT_ID: 'locanda-service',
    KEYCLOAK_SERVICE_CLIENT_SECRET: secrets.serviceClientSecret,
    ...process.env,
    DATABASE_URL: undefined,
    APP_DATABASE_URL: infrastructure.appDatabaseUrl,
    ENGINE_DATABASE_URL: infrastructure.engineDatabaseUrl,
    TEMPORAL_ADDRESS: infrastructure.temporalAddress,
    TEMPORAL_NAMESPACE: settings.temporalNamespace,
    KEYCLOAK_URL: infrastructure.keycloakUrl,
    PUBLIC_URL: settings.appUrl,
    VAULT_KEY_FILE: settings.vaultKeyFile,
    WEB_DIST: settings.webDist ?? process.env.WEB_DIST,
    WORKFLOW_BUNDLE: settings.workflowBundle,
    SENTENCE_MODEL: settings.sentenceModel ?? process.env.SENTENCE_MODEL,
    // What was compiled once is loaded at each start.
    NODE_COMPILE_CACHE: COMPILED,
    ALLOWED_PRIVATE_SERVERS: [...ours, theirs].join(','),
    ...settings.env,
  }
}
