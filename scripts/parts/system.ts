import { join } from 'node:path'
import { DEMO_PEOPLE } from '#prisma/demo/people.ts'
import { refuseFullDisk } from './cache.ts'
import { followRealm } from './follow-realm.ts'
import { type Infrastructure, startInfrastructure } from './infrastructure.ts'
import { javaProgram } from './java.ts'
import { choosePorts, type Ports } from './ports.ts'
import { startPrograms, whatsappUrl } from './programs.ts'
import { localMail, renderRealm } from './render-realm.ts'
import type { RunFile } from './run-file.ts'
import { readOrMakeSecrets, type Secrets } from './secrets.ts'
import { sentenceModel } from './sentence-model.ts'
import { createSupervisor, type Supervisor } from './supervisor.ts'
import { builtWeb } from './web-build.ts'
import { compiledWorker } from './worker.ts'
import { builtWorkflows } from './workflow-build.ts'

const NEEDED_BYTES = 500_000_000

export type SystemOptions = {
  dataDir: string
  dev?: boolean
  /** Added to every usual port. */
  portOffset?: number
  env?: NodeJS.ProcessEnv
  say: (line: string) => void
}

export type System = {
  run: RunFile
  infrastructure: Infrastructure
  secrets: Secrets
  vaultKeyFile: string
  supervisor: Supervisor
}

/**
 * Starts the whole of Locanda on a data directory. Whoever calls has taken the directory, and stops the supervisor.
 * @throws StartFailure
 */
export async function startSystem(options: SystemOptions, supervisor = createSupervisor(options)): Promise<System> {
  const { dataDir, dev = false, portOffset = 0, say } = options
  // Without it there is no Keycloak: said before anything is started.
  await javaProgram(say)
  await refuseFullDisk(dataDir, NEEDED_BYTES)
  const ports = await choosePorts({ dataDir, offset: portOffset, say })
  const secrets = readOrMakeSecrets(dataDir)
  const vaultKeyFile = join(dataDir, 'vault.key')
  const appUrl = `http://localhost:${ports.app}`
  const building = dev
    ? Promise.resolve(undefined)
    : Promise.all([builtWeb(say), builtWorkflows(say), compiledWorker(say)])
  const ofSentences = sentenceModel(say)
  const starting = startInfrastructure({ dataDir, appUrl, ports, secrets, supervisor, dev, say })
  const [{ infrastructure, keycloakIsUp }, builds] = await allOrFirstFailure([starting, building])
  const realmIsRight = async () => {
    await keycloakIsUp
    if (process.env.KEYCLOAK_URL !== undefined) return
    await followRealm({
      dataDir,
      keycloakUrl: infrastructure.keycloakUrl,
      realm: renderRealm({ appUrl, secrets, mail: localMail(ports) }),
      adminPassword: secrets.keycloakAdminPassword,
    })
  }
  const programs = startPrograms({
    ...options,
    sentenceModel: await ofSentences,
    ...(builds === undefined ? {} : { webDist: builds[0], workflowBundle: builds[1] }),
    infrastructure,
    temporalNamespace: process.env.TEMPORAL_NAMESPACE ?? 'default',
    appUrl,
    ports,
    vaultKeyFile,
    secrets,
    supervisor,
  })
  await allOrFirstFailure([realmIsRight(), programs])
  return {
    run: describeRun({ infrastructure, ports, appUrl, secrets }),
    infrastructure,
    secrets,
    vaultKeyFile,
    supervisor,
  }
}

function describeRun(given: {
  infrastructure: Infrastructure
  ports: Ports
  appUrl: string
  secrets: Secrets
}): RunFile {
  const { infrastructure, ports, appUrl, secrets } = given
  const { ownerUrl, temporalUrl, temporalAddress, keycloakUrl, smtp, imap, pop3 } = infrastructure
  const { host, otherHost, admin } = DEMO_PEOPLE
  return {
    appUrl,
    apiUrl: `${appUrl}/api`,
    temporalUrl,
    temporalAddress,
    keycloakUrl,
    realm: 'locanda',
    clientId: 'locanda-web',
    databaseUrl: ownerUrl,
    smtp,
    imap,
    pop3,
    whatsappUrl: whatsappUrl(ports),
    demo: {
      host: { email: host.email, password: secrets.hostPassword },
      otherHost: { email: otherHost.email, password: secrets.otherHostPassword },
      admin: { email: admin.email, password: secrets.adminPassword },
      mailbox: { address: host.email, user: host.email, password: secrets.mailboxPassword },
    },
  }
}

/** Waits for all of them even when one fails: a part that is being obtained must not be cut off half way. */
async function allOrFirstFailure<Work extends readonly Promise<unknown>[]>(work: [...Work]) {
  await Promise.allSettled(work)
  return Promise.all(work)
}
