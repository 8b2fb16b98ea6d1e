import type { Transaction } from '#prisma/client.ts'
import type { KeyRing } from '#prisma/vault/key-ring.ts'
import { pushDevicePlace } from '#prisma/vault/push-key.ts'
import { openOrNull } from '#prisma/vault/seal.ts'

type DeviceOfHost = { hostId: string; deviceId: string }

/** Where a browser is told, and with which keys; null where it is gone, or what sealed them is. */
export async function readDevice(tx: Transaction, ring: KeyRing, { hostId, deviceId }: DeviceOfHost) {
  const row = await tx.pushDevice.findFirst({ where: { hostId, id: deviceId }, select: { keyId: true, sealed: true } })
  const opened = row === null ? null : openOrNull(ring, pushDevicePlace(hostId, deviceId), row)
  if (opened === null) return null
  const { endpoint, p256dh, auth } = JSON.parse(opened) as Record<'endpoint' | 'p256dh' | 'auth', string>
  return { endpoint, p256dh, auth }
}
