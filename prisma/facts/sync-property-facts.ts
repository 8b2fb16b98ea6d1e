import type { Transaction } from '#prisma/client.ts'
import type { PropertyFactModel } from '#prisma/generated/models.ts'
import { toPropertyFacts, withExtrasInOrder } from '#prisma/property-facts.ts'
import { readOne } from '#prisma/reading.ts'
import { type PropertyOfHost, syncPropertySecrets } from '#prisma/secrets/sync-property-secrets.ts'
import { readProperty } from '#workflows/domain/facts/read/read-property.ts'
import { type ReconciledFacts, reconcileFacts } from '#workflows/domain/facts/reconcile-facts.ts'
import { foundOf, type HostsFact, toFacts } from './fact-rows.ts'
import { houseOf, markedHouse } from './house.ts'

/**
 * The facts of a property, as its texts have them at this moment, secrets as placeholders. Whatever the texts gained, changed or
 * lost since the last look is written down first; where they are the same, nothing is read again.
 */
export async function syncPropertyFacts(tx: Transaction, property: PropertyOfHost, now: Date): Promise<HostsFact[]> {
  const { hostId, propertyId } = property
  const seen = await readOne(tx, houseOf(property))
  if (seen === null || seen.isInStep) return seen?.facts ?? []
  // Whoever came first has written it by now.
  await tx.$queryRaw`
    select 1 from property where id = ${propertyId}::uuid and host_id = ${hostId}::uuid for no key update`
  const current = await readMasked(tx, property, now)
  if (current === null) return []
  const rows = await rowsOf(tx, property)
  if (current.mark === current.known) return toFacts(rows)
  const kept = rows
    .filter((row) => foundOf(row).source.kind !== 'host')
    .map((row) => ({ id: row.id, found: foundOf(row), isTouched: row.isCorrected || row.isConfirmed || row.isRemoved }))
  await write(tx, property, { plan: reconcileFacts(kept, readProperty(current.masked)), now })
  await tx.$executeRaw`
    update property set facts_read = ${current.mark} where id = ${propertyId}::uuid and host_id = ${hostId}::uuid`
  return toFacts(await rowsOf(tx, property))
}

const rowsOf = (tx: Transaction, { hostId, propertyId }: PropertyOfHost): Promise<PropertyFactModel[]> =>
  tx.propertyFact.findMany({ where: { hostId, propertyId }, orderBy: [{ position: 'asc' }, { id: 'asc' }] })

async function readMasked(tx: Transaction, { hostId, propertyId }: PropertyOfHost, now: Date) {
  const row = await tx.property.findFirst({ where: { id: propertyId, hostId }, include: withExtrasInOrder })
  if (row === null) return null
  const facts = toPropertyFacts(row)
  const secrets = await syncPropertySecrets(tx, { hostId, propertyId, facts }, now)
  return { ...markedHouse(facts, secrets), known: row.factsRead }
}

type Plan = { plan: ReconciledFacts; now: Date }

async function write(tx: Transaction, { hostId, propertyId }: PropertyOfHost, { plan, now }: Plan): Promise<void> {
  if (plan.remove.length > 0) {
    await tx.propertyFact.deleteMany({ where: { hostId, propertyId, id: { in: plan.remove } } })
  }
  for (const { id, found, position, takesValue } of plan.change) {
    const taken = takesValue ? { value: found.value, conditions: found.conditions, changedAt: now } : {}
    await tx.propertyFact.updateMany({ where: { hostId, propertyId, id }, data: { found, position, ...taken } })
  }
  const rows = plan.add.map(({ fact, position }) => ({
    hostId,
    propertyId,
    position,
    key: fact.key,
    value: fact.value,
    conditions: fact.conditions,
    found: fact,
    changedAt: now,
    createdAt: now,
  }))
  if (rows.length > 0) await tx.propertyFact.createMany({ data: rows })
}
