import { openDatabase } from '#prisma/client.ts'
import { readMaintenanceConfig } from '#prisma/config.ts'
import { getKeyRing } from '#prisma/vault/key-ring.ts'
import { rotateSecrets } from '#prisma/vault/rotate.ts'

// `node prisma/vault/rotate-command.ts` with VAULT_KEYS (or the key file) holding the new key first and the old ones after it.
const config = readMaintenanceConfig()
const ring = getKeyRing(config.vault)
const db = openDatabase({ url: config.engineDatabaseUrl, maxConnections: 2 })
const { resealed, left } = await rotateSecrets(db, ring)
await db.$disconnect()
process.stdout.write(`${resealed} secrets sealed anew under key ${ring.sealingKeyId}\n`)
if (left.length > 0) {
  process.stderr.write(`${left.length} do not open and stay as they were:\n${left.join('\n')}\n`)
  process.exitCode = 1
}
