import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { KeyRing } from '#prisma/vault/key-ring.ts'

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Where a secret lives. Bound into its seal, so that a ciphertext moved elsewhere does not open. */
export type SecretPlace = { hostId: string; owner: string; name: string }
export type Sealed = { keyId: string; sealed: Uint8Array<ArrayBuffer> }

const associatedData = (place: SecretPlace, keyId: string) =>
  Buffer.from(JSON.stringify([place.hostId, place.owner, place.name, keyId]))

/**
 * Seals with AES-256-GCM under the ring's newest key: 12 bytes IV, 16 bytes tag, ciphertext.
 * @throws Error when the ring names a key as its newest that it has not.
 */
export function seal(ring: KeyRing, place: SecretPlace, plaintext: string): Sealed {
  const keyId = ring.sealingKeyId
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, keyOf(ring, keyId), iv).setAAD(associatedData(place, keyId))
  const body = Buffer.concat([cipher.update(plaintext, 'utf8'), cipher.final()])
  return { keyId, sealed: new Uint8Array(Buffer.concat([iv, cipher.getAuthTag(), body])) }
}

/** @throws Error when the key is not in the ring, or when anything about the secret was changed or moved. */
export function open(
  ring: KeyRing,
  place: SecretPlace,
  { keyId, sealed }: { keyId: string; sealed: Uint8Array },
): string {
  const bytes = Buffer.from(sealed)
  const decipher = createDecipheriv(ALGORITHM, keyOf(ring, keyId), bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAAD(associatedData(place, keyId)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
}

/** Undoes a seal; null where the ring has not its key, or anything about the secret was changed or moved. */
export function openOrNull(ring: KeyRing, place: SecretPlace, sealed: { keyId: string; sealed: Uint8Array }) {
  if (!ring.keys.has(sealed.keyId)) return null
  try {
    return open(ring, place, sealed)
  } catch (error) {
    if (error instanceof Error && error.message === GCM_REFUSAL) return null
    throw error
  }
}

/** What node:crypto says of every ciphertext that was changed or moved. */
const GCM_REFUSAL = 'Unsupported state or unable to authenticate data'

function keyOf(ring: KeyRing, keyId: string): Buffer {
  const key = ring.keys.get(keyId)
  if (key === undefined) throw new Error(`The vault has no key '${keyId}'`)
  return key
}
