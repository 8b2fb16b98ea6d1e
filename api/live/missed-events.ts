import type { Transaction } from '#prisma/client.ts'
import type { LiveNotice } from './live-event.ts'

const REPLAYED_AT_MOST = 1_000

type Event = Omit<LiveNotice, 'hostId'>

export type Missed = { kind: 'events'; events: Event[] } | { kind: 'too_old'; newest: string | null }

/**
 * What a client missed after the event it names. A transaction that was still running when that event was written may
 * have committed later under a smaller number, so whatever its horizon cannot rule out is sent (again) too.
 */
export async function missedEvents(
  tx: Transaction,
  { hostId, lastId }: { hostId: string; lastId: string },
): Promise<Missed> {
  const [last] = /^\d{1,18}$/.test(lastId)
    ? await tx.$queryRaw<{ horizon: bigint }[]>`
        select horizon from live_event where id = ${BigInt(lastId)} and host_id = ${hostId}::uuid`
    : []
  if (last !== undefined) {
    // Each part is a range of an index. Both are ordered by the number, not by its text.
    const events = await tx.$queryRaw<Event[]>`
      select e.id::text, e.entity, e.entity_id::text as "entityId", e.chat_id::text as "chatId", e.change from (
        (select * from live_event where host_id = ${hostId}::uuid and id > ${BigInt(lastId)}
         order by id limit ${REPLAYED_AT_MOST + 1}::int)
        union all
        (select * from live_event where host_id = ${hostId}::uuid and id < ${BigInt(lastId)} and xid >= ${last.horizon}
         limit ${REPLAYED_AT_MOST + 1}::int)
      ) e order by e.id limit ${REPLAYED_AT_MOST + 1}::int`
    if (events.length <= REPLAYED_AT_MOST) return { kind: 'events', events }
  }
  const [newest] = await tx.$queryRaw<{ id: string }[]>`
    select e.id::text from live_event e where e.host_id = ${hostId}::uuid order by e.id desc limit 1`
  return { kind: 'too_old', newest: newest?.id ?? null }
}
