import { RULES_MARK } from '#prisma/facts/house.ts'
import { syncPropertyFacts } from '#prisma/facts/sync-property-facts.ts'
import type { Prune } from './prune.ts'

const AT_ONCE = 20

/** Reads the facts of properties that no rule, or only older ones, have read: after a migration, and after new rules. */
export const readFacts: Prune = async (tx, now) => {
  const rows = await tx.$queryRaw<{ id: string; hostId: string }[]>`
    select id::text, host_id::text as "hostId" from property
    where facts_read is null or not starts_with(facts_read, ${RULES_MARK}) order by id limit ${AT_ONCE}::int`
  for (const { id, hostId } of rows) await syncPropertyFacts(tx, { hostId, propertyId: id }, now)
  return rows.length
}
