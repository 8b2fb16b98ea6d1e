import { recordAudit } from '#prisma/audit.ts'
import type { Database, Transaction } from '#prisma/client.ts'
import { APP_EMAIL_PASS_PLACE } from '#prisma/debug-settings.ts'
import { storedFault } from '#prisma/sentence-columns.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'
import { lockVault, saveCanary } from './canary.ts'
import {
  findKeyRing,
  type KeyRing,
  makeKeyFile,
  setAsideKeyFile,
  UnreadableKeyFile,
  type VaultSettings,
} from './key-ring.ts'
import { startPushAnew } from './push-key.ts'
import { openOrNull, type SecretPlace } from './seal.ts'
import { sealedSecrets } from './sealed-secrets.ts'

export type StartedAnew = { ring: KeyRing; sources: number }

const TIMEOUT_MS = 120_000

/**
 * Goes on with the keys that are there, or a new key file, for good; a key file that holds no key is kept under another name. What they do not open is removed, and its sources wait
 * for their hosts to enter their passwords again. What they do open stays. Takes the engine role.
 * @throws Error when a key that is named is none, or no key file may be made.
 */
export function startVaultAnew(engineDb: Database, settings: VaultSettings): Promise<StartedAnew> {
  return engineDb.$transaction(
    async (tx) => {
      await lockVault(tx)
      const ring = keysOrNull(settings) ?? makeKeyFile(settings.keyFile ?? '')
      const lost: SecretPlace[] = []
      for await (const { place, sealed } of sealedSecrets(tx)) {
        if (openOrNull(ring, place, sealed) === null) lost.push(place)
      }
      for (const place of lost) await forget(tx, place)
      await startPushAnew(tx, ring)
      await saveCanary(tx, ring)
      const sources = new Set(lost.filter((place) => place !== APP_EMAIL_PASS_PLACE).map(({ owner }) => owner)).size
      await recordAudit(tx, {
        hostId: null,
        actor: 'system',
        action: 'vault.start_anew',
        subject: ring.sealingKeyId,
        detail: { sources, secrets: lost.length },
      })
      return { ring, sources }
    },
    { timeout: TIMEOUT_MS },
  )
}

function keysOrNull(settings: VaultSettings): KeyRing | null {
  try {
    return findKeyRing(settings)
  } catch (error) {
    if (!(error instanceof UnreadableKeyFile) || settings.keyFile === undefined) throw error
    setAsideKeyFile(settings.keyFile)
    return null
  }
}

async function forget(tx: Transaction, place: SecretPlace): Promise<void> {
  if (place === APP_EMAIL_PASS_PLACE) {
    await tx.debugSettings.update({ where: { id: 1 }, data: { appEmailPass: null, appEmailPassKeyId: null } })
    return
  }
  const { hostId, owner: sourceId, name } = place
  await tx.sourceSecret.delete({ where: { sourceId_name: { sourceId, name }, hostId } })
  await tx.messageSource.updateMany({
    where: { id: sourceId, hostId, deletedAt: null },
    data: {
      state: 'auth_error',
      fault: storedFault(say({ code: 'source_password_lost' })),
      faultToldAt: null,
      unreachableSince: null,
      wakeOwedAt: new Date(),
    },
  })
}
