import type { Transaction } from '#prisma/client.ts'
import type { KeyRing } from './key-ring.ts'
import { openOrNull, type Sealed, type SecretPlace, seal } from './seal.ts'

export type Canary = Sealed

/** Any number that no other advisory lock of the product has. */
const VAULT = 7_363
const WORD = 'locanda'
const PLACE: SecretPlace = { hostId: '-', owner: 'vault', name: 'canary' }

/** Until the transaction's end nobody else opens, rotates or renews the vault. */
export const lockVault = (tx: Transaction) => tx.$executeRaw`select pg_advisory_xact_lock(${VAULT}::int)`

/** The canary by which a key proves itself; null where nothing was sealed yet. */
export const findCanary = (tx: Transaction): Promise<Canary | null> => tx.vaultCanary.findUnique({ where: { id: 1 } })

/** Whether a key of the ring sealed the canary. */
export const opensCanary = (ring: KeyRing, canary: Canary): boolean => openOrNull(ring, PLACE, canary) === WORD

/** Seals the canary under the ring's newest key. @throws Error when the ring names a key as its newest that it has not. */
export async function saveCanary(tx: Transaction, ring: KeyRing): Promise<void> {
  const { keyId, sealed } = seal(ring, PLACE, WORD)
  await tx.vaultCanary.upsert({ where: { id: 1 }, create: { keyId, sealed }, update: { keyId, sealed } })
}
