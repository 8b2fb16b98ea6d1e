import { join } from 'node:path'
import { makeKeyFile } from '#prisma/vault/key-ring.ts'
import { ADMIN_USER } from '#scripts/parts/keycloak.ts'
import { startPrograms } from '#scripts/parts/programs.ts'
import { writeRunFile } from '#scripts/parts/run-file.ts'
import { sentenceModel } from '#scripts/parts/sentence-model.ts'
import { createSupervisor } from '#scripts/parts/supervisor.ts'
import { startSystem } from '#scripts/parts/system.ts'
import { builtWeb } from '#scripts/parts/web-build.ts'
import { builtWorkflows } from '#scripts/parts/workflow-build.ts'
import { AMPLE_CAPS_ENVIRONMENT } from '#tests/reply/ample-caps.ts'
import { freshRun } from './fresh-run.ts'
import type { Parts } from './parts.ts'
import type { StartedParts } from './start-parts.ts'

const PORT_OFFSET = 21_000

/** Short waits, and the stand-ins of a test (a model server, n8n) on whatever port they take. */
const ENVIRONMENT = {
  SETTLE_SECONDS: '1',
  UNDO_SECONDS: '3',
  ALLOWED_PRIVATE_SERVERS: '127.0.0.1,localhost',
  ...AMPLE_CAPS_ENVIRONMENT,
}

type Options = { dataDir: string; say: (line: string) => void }

/** The whole of Locanda as `npm start` starts it, on a data directory of its own. */
export async function startWhole({ dataDir, say }: Options): Promise<StartedParts> {
  const supervisor = createSupervisor({ dataDir, say })
  const offset = PORT_OFFSET + Math.floor(Math.random() * 40) * 10
  const system = await startSystem({ dataDir, portOffset: offset, env: ENVIRONMENT, say }, supervisor).catch(
    stopping(supervisor),
  )
  const { run, infrastructure, secrets, vaultKeyFile } = system
  writeRunFile(dataDir, run)
  const parts: Parts = {
    ...run,
    adminDatabaseUrl: infrastructure.ownerUrl,
    appDatabaseUrl: infrastructure.appDatabaseUrl,
    engineDatabaseUrl: infrastructure.engineDatabaseUrl,
    temporalNamespace: 'default',
    serviceClient: { id: 'locanda-service', secret: secrets.serviceClientSecret },
    keycloakAdmin: { user: ADMIN_USER, password: secrets.keycloakAdminPassword },
    vaultKeyFile,
    dataDir,
    dovecot: undefined,
  }
  return { parts, stop: () => supervisor.stop() }
}

/** API, worker and web on parts that are kept up: at the address that their realm knows, one run at a time. */
export async function startProgramsOn(kept: Parts, { dataDir, say }: Options): Promise<StartedParts> {
  const { parts: fresh, drop } = await freshRun(kept)
  const supervisor = createSupervisor({ dataDir, say })
  const app = Number(new URL(kept.appUrl).port)
  const parts = { ...fresh, dataDir, vaultKeyFile: join(dataDir, 'vault.key') }
  makeKeyFile(parts.vaultKeyFile)
  await startPrograms({
    dataDir,
    infrastructure: { ...parts, ownerUrl: parts.databaseUrl },
    temporalNamespace: parts.temporalNamespace,
    appUrl: parts.appUrl,
    ports: { app, api: app, whatsapp: Number(new URL(parts.whatsappUrl).port) },
    vaultKeyFile: parts.vaultKeyFile,
    webDist: await builtWeb(say),
    workflowBundle: await builtWorkflows(say),
    sentenceModel: await sentenceModel(say),
    secrets: {
      serviceClientSecret: parts.serviceClient.secret,
      mailboxPassword: parts.demo.mailbox.password,
      n8nSecret: 'n8n secret of a test',
      whatsappAppSecret: 'app secret of a test',
      whatsappVerifyToken: 'verify token of a test',
    },
    supervisor,
    env: ENVIRONMENT,
  }).catch(stopping(supervisor))
  writeRunFile(dataDir, parts)
  const stop = async () => {
    await supervisor.stop()
    await drop()
  }
  return { parts, stop }
}

const stopping = (supervisor: { stop: () => Promise<void> }) => async (error: unknown) => {
  await supervisor.stop()
  throw error
}
