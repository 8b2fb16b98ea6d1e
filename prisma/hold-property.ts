import type { Transaction } from '#prisma/client.ts'
import type { PropertyOfHost } from '#prisma/secrets/sync-property-secrets.ts'

/**
 * Whether the host has the property, and nobody deletes it just now. It stays until the end of the transaction, so that what is written
 * for it meanwhile fails on nobody's deletion. Never waits: who holds a chat may ask, while a deletion waits for that chat.
 */
export async function holdProperty(tx: Transaction, { hostId, propertyId }: PropertyOfHost): Promise<boolean> {
  const held = await tx.$queryRaw<unknown[]>`
    select 1 from property where id = ${propertyId}::uuid and host_id = ${hostId}::uuid for key share skip locked`
  return held.length > 0
}
