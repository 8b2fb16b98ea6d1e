import { createECDH } from 'node:crypto'
import { recordAudit } from '#prisma/audit.ts'
import type { Database, Transaction } from '#prisma/client.ts'
import type { KeyRing } from './key-ring.ts'
import { openOrNull, type SecretPlace, seal } from './seal.ts'

/** What push services know this installation by: both halves as base64url, as RFC 8292 has them. */
export type PushKey = { publicKey: string; privateKey: string }

const PLACE: SecretPlace = { hostId: '-', owner: 'vault', name: 'push_key' }
const ROW = { where: { id: 1 } } as const

/** Where the address and keys of a browser are sealed. */
export const pushDevicePlace = (hostId: string, deviceId: string): SecretPlace => ({
  hostId,
  owner: deviceId,
  name: 'push_device',
})

/** Makes the pair of an installation that has none, under the lock of the vault. @throws Error where the ring lacks its newest key. */
export async function makePushKey(tx: Transaction, ring: KeyRing): Promise<void> {
  if ((await tx.pushKey.count(ROW)) > 0) return
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const publicKey = pair.getPublicKey('base64url')
  // Leading zeros are left out, and belong to it.
  const privateKey = Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url')
  await tx.pushKey.create({ data: { id: 1, publicKey, ...seal(ring, PLACE, privateKey) } })
}

/** The pair; null where it is lost: what sealed it is gone. Takes the engine role. */
export async function readPushKey(engineDb: Pick<Database, 'pushKey'>, ring: KeyRing): Promise<PushKey | null> {
  const row = await engineDb.pushKey.findUnique(ROW)
  const privateKey = row === null ? null : openOrNull(ring, PLACE, row)
  return row === null || privateKey === null ? null : { publicKey: row.publicKey, privateKey }
}

/**
 * A pair that is lost gives way to another, and with it every browser, as each asked for the lost one: they ask anew when they are opened.
 * @throws Error where the ring lacks its newest key.
 */
export async function startPushAnew(tx: Transaction, ring: KeyRing): Promise<void> {
  const row = await tx.pushKey.findUnique(ROW)
  if (row === null || openOrNull(ring, PLACE, row) !== null) return
  const { count: devices } = await tx.pushDevice.deleteMany({})
  await tx.pushKey.delete(ROW)
  await makePushKey(tx, ring)
  const entry = { hostId: null, actor: 'system', action: 'push.start_anew', detail: { devices } }
  await recordAudit(tx, { ...entry, subject: ring.sealingKeyId })
}

/**
 * Seals the pair and each browser's address anew under the ring's newest key. Answers how many, and what does not open.
 * @throws Error where the ring lacks that key.
 */
export async function rotatePush(db: Database, ring: KeyRing): Promise<{ resealed: number; left: string[] }> {
  const left: string[] = []
  let resealed = 0
  const old = { keyId: { not: ring.sealingKeyId } }
  const key = await db.pushKey.findFirst({ where: old })
  const pair = key === null ? null : openOrNull(ring, PLACE, key)
  if (key !== null && pair === null) left.push('push key')
  if (pair !== null) resealed += (await db.pushKey.updateMany({ where: old, data: seal(ring, PLACE, pair) })).count
  // A host has few, and an installation few hosts: what does not open is met once.
  for (const { hostId, id, keyId, sealed } of await db.pushDevice.findMany({ where: old })) {
    const place = pushDevicePlace(hostId, id)
    const opened = openOrNull(ring, place, { keyId, sealed })
    if (opened === null) left.push(`push device ${id}`)
    else
      resealed += (
        await db.pushDevice.updateMany({ where: { hostId, id, keyId, sealed }, data: seal(ring, place, opened) })
      ).count
  }
  return { resealed, left }
}
