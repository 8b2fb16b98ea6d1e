import type { Transaction } from '#prisma/client.ts'
import { toPropertyFacts, withExtrasInOrder } from '#prisma/property-facts.ts'
import type { PropertyFacts } from '#workflows/domain/property-facts.ts'
import type { Reconciled } from '#workflows/domain/secrets/reconcile-secrets.ts'
import { type KnownSecret, planOfSecrets, withKind } from './known-secret.ts'
import { readInTurns } from './read-in-turns.ts'

export type PropertyOfHost = { hostId: string; propertyId: string }
/** `facts`: as it was read in this transaction, where it was. */
type PropertyToSync = PropertyOfHost & { facts?: PropertyFacts }

/**
 * The secrets of a property, as its texts have them at this moment, those included of which the host said that they are none.
 * What a text gained, changed or lost since the last look is written down first; nothing else changes names, rules and marks.
 */
export async function syncPropertySecrets(
  tx: Transaction,
  { facts, ...property }: PropertyToSync,
  now: Date,
): Promise<KnownSecret[]> {
  const seen = await compare(tx, property, facts)
  if (isNothing(seen.plan)) return seen.rows
  // Whoever came first has written it by now.
  await tx.$queryRaw`
    select 1 from property where id = ${property.propertyId}::uuid and host_id = ${property.hostId}::uuid for no key update`
  const { plan } = await compare(tx, property)
  await write(tx, property, { plan, now })
  return (await compare(tx, property)).rows
}

const isNothing = ({ add, change, remove }: Reconciled) => add.length + change.length + remove.length === 0

async function compare(tx: Transaction, property: PropertyOfHost, read?: PropertyFacts) {
  const { hostId, propertyId } = property
  const facts = read ?? (await readFacts(tx, property))
  const rows = (
    await tx.propertySecret.findMany({
      where: { hostId, propertyId },
      orderBy: [{ createdAt: 'asc' }, { name: 'asc' }],
    })
  ).map(withKind)
  if (facts === null) return { rows, plan: { add: [], change: [], remove: [] } }
  await readInTurns(facts)
  return { rows, plan: planOfSecrets(rows, facts) }
}

async function readFacts(tx: Transaction, { hostId, propertyId }: PropertyOfHost): Promise<PropertyFacts | null> {
  const row = await tx.property.findFirst({ where: { id: propertyId, hostId }, include: withExtrasInOrder })
  return row === null ? null : toPropertyFacts(row)
}

async function write(
  tx: Transaction,
  { hostId, propertyId }: PropertyOfHost,
  { plan: { add, change, remove }, now }: { plan: Reconciled; now: Date },
): Promise<void> {
  if (remove.length > 0) await tx.propertySecret.deleteMany({ where: { hostId, propertyId, id: { in: remove } } })
  for (const { id, value } of change) {
    await tx.propertySecret.updateMany({ where: { hostId, propertyId, id }, data: { value, changedAt: now } })
  }
  const rows = add.map((secret) => ({ ...secret, hostId, propertyId, changedAt: now, createdAt: now }))
  if (rows.length > 0) await tx.propertySecret.createMany({ data: rows })
}
