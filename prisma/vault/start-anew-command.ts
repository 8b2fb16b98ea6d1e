import { openDatabase } from '#prisma/client.ts'
import { readMaintenanceConfig } from '#prisma/config.ts'
import { startVaultAnew } from '#prisma/vault/start-anew.ts'

// `node prisma/vault/start-anew-command.ts` after the vault's key is lost for good, with the environment of API and worker.
const config = readMaintenanceConfig()
const db = openDatabase({ url: config.engineDatabaseUrl, maxConnections: 2 })
const { ring, sources } = await startVaultAnew(db, config.vault)
await db.$disconnect()
process.stdout.write(
  `Key ${ring.sealingKeyId} seals from now on; ${sources} sources wait for their hosts to enter their passwords again\n`,
)
