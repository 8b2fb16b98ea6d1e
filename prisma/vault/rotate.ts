import { recordAudit } from '#prisma/audit.ts'
import type { Database } from '#prisma/client.ts'
import { APP_EMAIL_PASS_PLACE } from '#prisma/debug-settings.ts'
import { findCanary, lockVault, opensCanary, saveCanary } from '#prisma/vault/canary.ts'
import type { KeyRing } from '#prisma/vault/key-ring.ts'
import { rotatePush } from '#prisma/vault/push-key.ts'
import { openOrNull, type Sealed, type SecretPlace, seal } from '#prisma/vault/seal.ts'

/** `left`: secrets that do not open, because their key is gone or they were tampered with. They stay as they are. */
export type RotationReport = { resealed: number; left: string[] }

const BATCH = 200

/**
 * Seals every secret anew under the ring's newest key. Run it with a ring that still holds the older keys: reads go on
 * meanwhile. It may be stopped and run again; a secret that is edited meanwhile keeps the edit. Takes the engine role.
 * @throws Error when the ring names a key as its newest that it has not.
 */
export async function rotateSecrets(db: Database, ring: KeyRing): Promise<RotationReport> {
  const sources = await rotateSourceSecrets(db, ring)
  const sender = await rotateSenderPassword(db, ring)
  const push = await rotatePush(db, ring)
  const report = {
    resealed: sources.resealed + sender.resealed + push.resealed,
    left: [...sources.left, ...sender.left, ...push.left],
  }
  if (!(await rotateCanary(db, ring))) report.left.push('vault canary')
  await recordAudit(db, {
    hostId: null,
    actor: 'system',
    action: 'vault.rotate',
    subject: ring.sealingKeyId,
    detail: { resealed: report.resealed, left: report.left.length },
  })
  return report
}

async function rotateSourceSecrets(db: Database, ring: KeyRing): Promise<RotationReport> {
  const report: RotationReport = { resealed: 0, left: [] }
  for (let after = { sourceId: '00000000-0000-0000-0000-000000000000', name: '' }; ; ) {
    const rows = await db.sourceSecret.findMany({
      where: {
        keyId: { not: ring.sealingKeyId },
        OR: [{ sourceId: { gt: after.sourceId } }, { sourceId: after.sourceId, name: { gt: after.name } }],
      },
      orderBy: [{ sourceId: 'asc' }, { name: 'asc' }],
      take: BATCH,
    })
    const last = rows.at(-1)
    if (last === undefined) return report
    for (const { sourceId, hostId, name, keyId, sealed } of rows) {
      const fresh = resealed(ring, { hostId, owner: sourceId, name }, { keyId, sealed })
      if (fresh === undefined) report.left.push(`source ${sourceId} ${name}`)
      else {
        const { count } = await db.sourceSecret.updateMany({ where: { sourceId, name, keyId, sealed }, data: fresh })
        report.resealed += count
      }
    }
    after = last
  }
}

async function rotateSenderPassword(db: Database, ring: KeyRing): Promise<RotationReport> {
  const row = await db.debugSettings.findUniqueOrThrow({ where: { id: 1 } })
  const { appEmailPass: sealed, appEmailPassKeyId: keyId } = row
  if (sealed === null || keyId === null || keyId === ring.sealingKeyId) return { resealed: 0, left: [] }
  const fresh = resealed(ring, APP_EMAIL_PASS_PLACE, { keyId, sealed })
  if (fresh === undefined) return { resealed: 0, left: ['debug settings appEmailPass'] }
  const { count } = await db.debugSettings.updateMany({
    where: { id: 1, appEmailPassKeyId: keyId, appEmailPass: sealed },
    data: { appEmailPass: fresh.sealed, appEmailPassKeyId: fresh.keyId },
  })
  return { resealed: count, left: [] }
}

/** False where it does not open: the vault is another's. */
const rotateCanary = (db: Database, ring: KeyRing): Promise<boolean> =>
  db.$transaction(async (tx) => {
    await lockVault(tx)
    const canary = await findCanary(tx)
    if (canary === null) return true
    if (!opensCanary(ring, canary)) return false
    await saveCanary(tx, ring)
    return true
  })

/** Undefined when it does not open. */
function resealed(ring: KeyRing, place: SecretPlace, sealed: Sealed): Sealed | undefined {
  const opened = openOrNull(ring, place, sealed)
  return opened === null ? undefined : seal(ring, place, opened)
}
