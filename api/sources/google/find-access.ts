import type { Transaction } from '#prisma/client.ts'
import type { KeyRing } from '#prisma/vault/key-ring.ts'
import { openOrNull } from '#prisma/vault/seal.ts'

export type GoogleAccess = { connectionKey: string; refreshToken: string }
type Of = { hostId: string; id: string }

/** What opens a mailbox that was connected with Google; null for any other, and where its seal no longer opens. */
export async function findAccess(tx: Transaction, ring: KeyRing, { hostId, id }: Of): Promise<GoogleAccess | null> {
  const source = { connectionKey: true } as const
  const row = await tx.sourceSecret.findFirst({
    where: { sourceId: id, hostId, name: 'refreshToken' },
    select: { keyId: true, sealed: true, source: { select: source } },
  })
  const refreshToken = row === null ? null : openOrNull(ring, { hostId, owner: id, name: 'refreshToken' }, row)
  if (row === null || refreshToken === null || row.source.connectionKey === null) return null
  return { connectionKey: row.source.connectionKey, refreshToken }
}
