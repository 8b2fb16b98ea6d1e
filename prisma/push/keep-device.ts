import { createHash, randomUUID } from 'node:crypto'
import type { Transaction } from '#prisma/client.ts'
import type { KeyRing } from '#prisma/vault/key-ring.ts'
import { pushDevicePlace } from '#prisma/vault/push-key.ts'
import { seal } from '#prisma/vault/seal.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { DEVICE_VIEW } from './device-view.ts'

export type NewDevice = { hostId: string; endpoint: string; p256dh: string; auth: string; name: string; now: Date }

/** A person's phones, tablets and desks. */
const MOST_DEVICES = 10

/**
 * Has a browser told from now on, or keeps that it is still there: by its address it is known again.
 * @throws AppError rule_refused beyond so many.
 */
export async function keepDevice(tx: Transaction, ring: KeyRing, device: NewDevice) {
  const { hostId, endpoint, p256dh, auth, name, now } = device
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`push_device ${hostId}`}, 0))`
  const fingerprint = createHash('sha256').update(endpoint).digest('hex')
  const known = await tx.pushDevice.findFirst({ where: { hostId, fingerprint }, select: { id: true } })
  const id = known?.id ?? randomUUID()
  const sealed = seal(ring, pushDevicePlace(hostId, id), JSON.stringify({ endpoint, p256dh, auth }))
  const data = { ...sealed, name, seenAt: now }
  const select = DEVICE_VIEW
  if (known !== null)
    return { isNew: false, row: await tx.pushDevice.update({ where: { hostId_id: { hostId, id } }, data, select }) }
  if ((await tx.pushDevice.count({ where: { hostId } })) >= MOST_DEVICES)
    throw new AppError('rule_refused', { code: 'too_many_devices', params: { most: MOST_DEVICES } })
  const fresh = { hostId, id, fingerprint, server: new URL(endpoint).host, createdAt: now, ...data }
  return { isNew: true, row: await tx.pushDevice.create({ data: fresh, select }) }
}
