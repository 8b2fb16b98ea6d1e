import type { Database, Transaction } from '#prisma/client.ts'
import { type Canary, findCanary, lockVault, opensCanary, saveCanary } from './canary.ts'
import { findKeyRing, type KeyRing, MEND, makeKeyFile, type VaultSettings } from './key-ring.ts'
import { makePushKey } from './push-key.ts'
import { openOrNull } from './seal.ts'
import { countSealed, sealedSecrets } from './sealed-secrets.ts'

/**
 * Opens the vault's keys and proves that they are the ones that sealed what is stored. A key file is made where there is
 * none and nothing is sealed yet, and the pair that signs notifications where there is none. Takes the engine role.
 * @throws Error that says what to do, where the keys are missing or others than those that sealed.
 */
export function openVault(engineDb: Database, settings: VaultSettings): Promise<KeyRing> {
  return engineDb.$transaction(async (tx) => {
    await lockVault(tx)
    const canary = await findCanary(tx)
    // Another process may have made the file while this one waited.
    const ring = findKeyRing(settings) ?? (await firstKeyRing(tx, settings, canary))
    if (canary === null) await proveBySecrets(tx, ring)
    else if (!opensCanary(ring, canary)) throw wrongKey(canary.keyId)
    if (canary === null) await saveCanary(tx, ring)
    await makePushKey(tx, ring)
    return ring
  })
}

async function firstKeyRing(tx: Transaction, { keyFile = '' }: VaultSettings, canary: Canary | null): Promise<KeyRing> {
  const sealed = await countSealed(tx)
  if (canary === null && sealed === 0) return makeKeyFile(keyFile)
  throw new Error(`The vault's key file ${keyFile} is missing, and ${sealed} secrets are sealed under it. ${MEND}`)
}

/** Of a database from before there was a canary: one secret that opens is proof enough. */
async function proveBySecrets(tx: Transaction, ring: KeyRing): Promise<void> {
  let keyId: string | undefined
  for await (const { place, sealed } of sealedSecrets(tx)) {
    if (openOrNull(ring, place, sealed) !== null) return
    keyId ??= sealed.keyId
  }
  if (keyId !== undefined) throw wrongKey(keyId)
}

const wrongKey = (keyId: string) =>
  new Error(`The vault's key is not the one that sealed what is stored: key '${keyId}' is missing or another. ${MEND}`)
