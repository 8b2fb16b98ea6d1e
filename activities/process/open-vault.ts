import type { WorkerConfig } from '#activities/config.ts'
import { type KeyRing, parseKeyRing, readOrCreateKeyFile } from '#prisma/vault/key-ring.ts'

/** @throws Error when neither keys nor a key file are named. */
export function openVault({ keys, keyFile }: WorkerConfig['vault']): KeyRing {
  if (keys !== undefined) return parseKeyRing(keys)
  if (keyFile !== undefined) return readOrCreateKeyFile(keyFile)
  throw new Error('VAULT_KEYS or VAULT_KEY_FILE must be set')
}
