import { join } from 'node:path'
import { DEMO_PEOPLE } from '#prisma/demo/people.ts'
import { findKeyRing, makeKeyFile } from '#prisma/vault/key-ring.ts'
import { startInfrastructure } from '#scripts/parts/infrastructure.ts'
import { ADMIN_USER } from '#scripts/parts/keycloak.ts'
import { choosePorts } from '#scripts/parts/ports.ts'
import { readOrMakeSecrets } from '#scripts/parts/secrets.ts'
import { createSupervisor } from '#scripts/parts/supervisor.ts'
import { dovecotForTests } from './dovecot-for-tests.ts'
import type { Parts } from './parts.ts'

/** Far from the ports of a running Locanda, and below those that the system hands out. */
const PORT_OFFSET = 20_000

export type StartedParts = { parts: Parts; stop: () => Promise<void> }

/** Starts the real parts, without API, worker and web, on a data directory of their own. */
export async function startParts(dataDir: string, say: (line: string) => void): Promise<StartedParts> {
  const ports = await choosePorts({ dataDir, offset: PORT_OFFSET + Math.floor(Math.random() * 40) * 10, say })
  const secrets = readOrMakeSecrets(dataDir)
  const supervisor = createSupervisor({ dataDir, say })
  const appUrl = `http://localhost:${ports.app}`
  const vaultKeyFile = join(dataDir, 'vault.key')
  if (findKeyRing({ keyFile: vaultKeyFile }) === null) makeKeyFile(vaultKeyFile)
  const dovecot = dovecotForTests(say)
  const starting = startInfrastructure({ dataDir, appUrl, ports, secrets, supervisor, disposable: true, say })
  const { ownerUrl, ...addresses } = await starting
    .then(async ({ infrastructure, keycloakIsUp }) => {
      await keycloakIsUp
      return infrastructure
    })
    .catch(async (error: unknown) => {
      await supervisor.stop()
      throw error
    })
  const parts: Parts = {
    ...addresses,
    appUrl,
    apiUrl: `${appUrl}/api`,
    databaseUrl: ownerUrl,
    adminDatabaseUrl: ownerUrl,
    whatsappUrl: `http://127.0.0.1:${ports.whatsapp}`,
    realm: 'locanda',
    clientId: 'locanda-web',
    serviceClient: { id: 'locanda-service', secret: secrets.serviceClientSecret },
    keycloakAdmin: { user: ADMIN_USER, password: secrets.keycloakAdminPassword },
    temporalNamespace: 'default',
    vaultKeyFile,
    dataDir,
    dovecot: await dovecot,
    demo: {
      host: { email: DEMO_PEOPLE.host.email, password: secrets.hostPassword },
      otherHost: { email: DEMO_PEOPLE.otherHost.email, password: secrets.otherHostPassword },
      admin: { email: DEMO_PEOPLE.admin.email, password: secrets.adminPassword },
      mailbox: { address: DEMO_PEOPLE.host.email, user: DEMO_PEOPLE.host.email, password: secrets.mailboxPassword },
    },
  }
  return { parts, stop: () => supervisor.stop() }
}
