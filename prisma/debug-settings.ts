import type { Database } from '#prisma/client.ts'
import type { DebugSettingsModel } from '#prisma/generated/models.ts'
import type { KeyRing } from '#prisma/vault/key-ring.ts'
import { open, type SecretPlace } from '#prisma/vault/seal.ts'

export type DebugSettingsRow = DebugSettingsModel

/** The one secret that belongs to no host. */
export const APP_EMAIL_PASS_PLACE: SecretPlace = { hostId: '-', owner: 'debug-settings', name: 'appEmailPass' }

/** Reads the switches afresh, so that a change acts at once in every process. */
export const readDebugSettings = (db: Database): Promise<DebugSettingsRow> =>
  db.debugSettings.findUniqueOrThrow({ where: { id: 1 } })

/** The password of the application's own sender; undefined when none is set. */
export function openAppEmailPass(ring: KeyRing, row: DebugSettingsRow): string | undefined {
  if (row.appEmailPass === null || row.appEmailPassKeyId === null) return undefined
  return open(ring, APP_EMAIL_PASS_PLACE, { keyId: row.appEmailPassKeyId, sealed: row.appEmailPass })
}
