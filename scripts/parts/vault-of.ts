import { openDatabase } from '#prisma/client.ts'
import type { KeyRing } from '#prisma/vault/key-ring.ts'
import { openVault } from '#prisma/vault/open-vault.ts'
import { startVaultAnew } from '#prisma/vault/start-anew.ts'
import { StartFailure } from './start-failure.ts'

/**
 * The keys of the data directory, proved before any program starts; with `LOCANDA_VAULT=anew`, a new beginning.
 * @throws StartFailure that says what to do where they are lost.
 */
export async function vaultOf(engineDatabaseUrl: string, keyFile: string): Promise<KeyRing> {
  const db = openDatabase({ url: engineDatabaseUrl, maxConnections: 1 })
  try {
    if (process.env.LOCANDA_VAULT === 'anew') return (await startVaultAnew(db, { keyFile })).ring
    return await openVault(db, { keyFile })
  } catch (error) {
    if (error instanceof Error && error.name === 'Error') throw new StartFailure(error.message, { cause: error })
    throw error
  } finally {
    await db.$disconnect()
  }
}
