import { accountClosed } from '#prisma/accounts/is-account-closed.ts'
import { type Database, Prisma } from '#prisma/client.ts'

export type ClaimedTrial = { id: string; hostId: string; propertyId: string; question: string; createdAt: Date }

/** Gives out the trial that has waited longest, to one caller; null where none waits. For the engine role. */
export async function claimTrial(engineDb: Database): Promise<ClaimedTrial | null> {
  const [taken] = await engineDb.$queryRaw<ClaimedTrial[]>`
    with next as (
      select id from trial where begun_at is null and not ${accountClosed(Prisma.sql`host_id`)}
      order by created_at limit 1 for update skip locked)
    update trial t set begun_at = clock_timestamp() from next where t.id = next.id
    returning t.id::text, t.host_id::text as "hostId", t.property_id::text as "propertyId", t.question, t.created_at as "createdAt"`
  return taken ?? null
}
