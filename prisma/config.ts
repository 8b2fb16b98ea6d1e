import type { VaultSettings } from '#prisma/vault/key-ring.ts'

export type MaintenanceConfig = { engineDatabaseUrl: string; vault: VaultSettings }

/** What the commands of this room take from their environment. @throws Error that names what is missing. */
export function readMaintenanceConfig(environment: NodeJS.ProcessEnv = process.env): MaintenanceConfig {
  const { ENGINE_DATABASE_URL, VAULT_KEYS, VAULT_KEY_FILE } = environment
  if (!ENGINE_DATABASE_URL) throw new Error('Set ENGINE_DATABASE_URL')
  const vault = { keys: VAULT_KEYS || undefined, keyFile: VAULT_KEY_FILE || undefined }
  return { engineDatabaseUrl: ENGINE_DATABASE_URL, vault }
}
