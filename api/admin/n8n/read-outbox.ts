import { OUTBOX_COUNT_MAX, type OutboxView } from '#api/contract/n8n.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { Prisma, type Transaction } from '#prisma/client.ts'
import { asAdministrator } from '#prisma/host-scope.ts'
import { readFault } from '#prisma/sentence-columns.ts'

type Waits = { waitingSince: Date | null; nextTryAt: Date | null }

/** The state of what is told to n8n, over all hosts: counts and times, no words of a guest. */
export const readOutbox = ({ deps }: HostContext): Promise<OutboxView> =>
  asAdministrator(deps.db, async (tx) => {
    // The states as constants: each has an index of its own, which a parameter would not find.
    const [counts] = await tx.$queryRaw<[Pick<OutboxView, 'waiting' | 'delivered' | 'givenUp' | 'dropped'> & Waits]>`
      select ${countOf(Prisma.sql`'waiting'`)} as waiting, ${countOf(Prisma.sql`'delivered'`)} as delivered,
        ${countOf(Prisma.sql`'given_up'`)} as "givenUp", ${countOf(Prisma.sql`'dropped'`)} as dropped,
        (select min(created_at) from outbox_event where state = 'waiting') as "waitingSince",
        (select min(next_at) from outbox_event where state = 'waiting') as "nextTryAt"`
    return {
      ...counts,
      isConfigured: deps.config.n8n.webhookUrl !== undefined,
      waitingSince: counts.waitingSince?.toISOString() ?? null,
      nextTryAt: counts.nextTryAt?.toISOString() ?? null,
      lastFault: await lastFault(tx),
    }
  })

const countOf = (state: Prisma.Sql) => Prisma.sql`(
  select count(*)::int from (select from outbox_event where state = ${state} limit ${OUTBOX_COUNT_MAX}::int) counted)`

async function lastFault(tx: Transaction): Promise<OutboxView['lastFault']> {
  const [failed] = await tx.$queryRaw<{ fault: unknown; triedAt: Date | null }[]>`
    select fault, tried_at as "triedAt" from outbox_event
    where state in ('waiting', 'given_up') and fault is not null and tried_at is not null order by tried_at desc limit 1`
  const fault = readFault(failed?.fault)
  return fault === null || !failed?.triedAt ? null : { fault, at: failed.triedAt.toISOString() }
}
