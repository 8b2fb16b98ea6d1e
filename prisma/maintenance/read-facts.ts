import type { Database } from '#prisma/client.ts'
import { databaseNow } from '#prisma/database-now.ts'
import { RULES_MARK } from '#prisma/facts/house.ts'
import { syncPropertyFacts } from '#prisma/facts/sync-property-facts.ts'
import { withMaintenanceLock } from './with-maintenance-lock.ts'

type Unread = { id: string; hostId: string }

/**
 * Reads the facts of properties that no rule, or only older ones, have read: after a migration, and after new rules. Each house in a
 * transaction of its own; one that cannot be read keeps none behind it from being read, and is tried again the next time.
 * @throws AggregateError of what kept houses from being read, once all others are.
 */
export async function readFacts(engineDb: Database, clock?: () => Date): Promise<void> {
  const failed: unknown[] = []
  for (let house = await unreadAfter(engineDb, null); house !== null; house = await unreadAfter(engineDb, house.id)) {
    const { id: propertyId, hostId } = house
    const [read] = await Promise.allSettled([
      withMaintenanceLock(engineDb, async (tx) => {
        await syncPropertyFacts(tx, { hostId, propertyId }, clock?.() ?? (await databaseNow(tx)))
        return 1
      }),
    ])
    if (read.status === 'rejected') failed.push(read.reason)
    // Another process does it.
    else if (read.value === 0) break
  }
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} properties could not be read`)
}

async function unreadAfter(engineDb: Database, last: string | null): Promise<Unread | null> {
  const [next] = await engineDb.$queryRaw<Unread[]>`
    select id::text, host_id::text as "hostId" from property
    where (facts_read is null or not starts_with(facts_read, ${RULES_MARK})) and (${last}::uuid is null or id > ${last}::uuid)
    order by id limit 1`
  return next ?? null
}
