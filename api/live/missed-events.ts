import type { Transaction } from '#prisma/client.ts'
import type { LiveNotice } from './live-event.ts'

const REPLAYED_AT_MOST = 1_000

export type Missed =
  | { kind: 'events'; events: Omit<LiveNotice, 'hostId'>[] }
  | { kind: 'too_old'; newest: string | null }

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
    const events = await tx.$queryRaw<Omit<LiveNotice, 'hostId'>[]>`
      select id::text, entity, entity_id::text as "entityId", chat_id::text as "chatId", change from live_event
      where host_id = ${hostId}::uuid and id <> ${BigInt(lastId)} and (id > ${BigInt(lastId)} or xid >= ${last.horizon})
      order by id limit ${REPLAYED_AT_MOST + 1}::int`
    if (events.length <= REPLAYED_AT_MOST) return { kind: 'events', events }
  }
  const [newest] = await tx.$queryRaw<{ id: string }[]>`
    select id::text from live_event where host_id = ${hostId}::uuid order by id desc limit 1`
  return { kind: 'too_old', newest: newest?.id ?? null }
}
