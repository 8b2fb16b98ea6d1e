import type { Transaction } from '#prisma/client.ts'
import { APP_EMAIL_PASS_PLACE } from '#prisma/debug-settings.ts'
import type { Sealed, SecretPlace } from './seal.ts'

export type SealedSecret = { place: SecretPlace; sealed: Sealed }

const BATCH = 200
const FIRST = { sourceId: '00000000-0000-0000-0000-000000000000', name: '' }

/** How many secrets are sealed in this database. */
export async function countSealed(tx: Transaction): Promise<number> {
  const ofSender = await tx.debugSettings.count({ where: { appEmailPass: { not: null } } })
  return (await tx.sourceSecret.count()) + ofSender
}

/** Every sealed secret, batch by batch. @throws Error where the row of the settings is missing. */
export async function* sealedSecrets(tx: Transaction): AsyncGenerator<SealedSecret> {
  const { appEmailPass, appEmailPassKeyId } = await tx.debugSettings.findUniqueOrThrow({ where: { id: 1 } })
  if (appEmailPass !== null && appEmailPassKeyId !== null) {
    yield { place: APP_EMAIL_PASS_PLACE, sealed: { keyId: appEmailPassKeyId, sealed: appEmailPass } }
  }
  for (let after = FIRST; ; ) {
    const rows = await tx.sourceSecret.findMany({
      where: { OR: [{ sourceId: { gt: after.sourceId } }, { sourceId: after.sourceId, name: { gt: after.name } }] },
      orderBy: [{ sourceId: 'asc' }, { name: 'asc' }],
      take: BATCH,
    })
    const last = rows.at(-1)
    if (last === undefined) return
    for (const { sourceId, hostId, name, keyId, sealed } of rows) {
      yield { place: { hostId, owner: sourceId, name }, sealed: { keyId, sealed } }
    }
    after = last
  }
}
