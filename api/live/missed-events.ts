import { Prisma, type Transaction } from '#prisma/client.ts'
import type { LiveNotice } from './live-event.ts'

const REPLAYED_AT_MOST = 1_000

type Event = Omit<LiveNotice, 'hostId'>

export type Missed = { kind: 'events'; events: Event[] } | { kind: 'too_old'; newest: string | null }

/** No transaction of ours takes longer, and an event says when its transaction began. */
const LONGEST_TRANSACTION_MS = 60_000
/** Who has followed nothing for longer reads everything again. */
const LOOKS_BACK_MS = 10 * 60_000

/** The last event that a client has; or, where it has none, how long ago it began to read. */
export type After = { lastId: string } | { sinceMs: number }

/** What a client missed, or that this is more, or older, than is told. */
export async function missedEvents(tx: Transaction, hostId: string, after: After): Promise<Missed> {
  const events = await ('lastId' in after ? afterEvent(tx, hostId, after.lastId) : inTheLast(tx, hostId, after.sinceMs))
  if (events && events.length <= REPLAYED_AT_MOST) return { kind: 'events', events }
  const [newest] = await tx.$queryRaw<{ id: string }[]>`
    select e.id::text from live_event e where e.host_id = ${hostId}::uuid order by e.id desc limit 1`
  return { kind: 'too_old', newest: newest?.id ?? null }
}

/**
 * A transaction that was still running when the last event was written may have committed later under a smaller number,
 * so whatever its horizon cannot rule out is sent (again) too.
 */
async function afterEvent(tx: Transaction, hostId: string, lastId: string): Promise<Event[] | undefined> {
  const [last] = /^\d{1,18}$/.test(lastId)
    ? await tx.$queryRaw<{ horizon: bigint }[]>`
        select horizon from live_event where id = ${BigInt(lastId)} and host_id = ${hostId}::uuid`
    : []
  if (last === undefined) return undefined
  // Each part is a range of an index. Both are ordered by the number, not by its text.
  return tx.$queryRaw<Event[]>`
    select e.id::text, e.entity, e.entity_id::text as "entityId", e.chat_id::text as "chatId", e.change from (
      (select * from live_event where host_id = ${hostId}::uuid and id > ${BigInt(lastId)}
       order by id limit ${REPLAYED_AT_MOST + 1}::int)
      union all
      (select * from live_event where host_id = ${hostId}::uuid and id < ${BigInt(lastId)} and xid >= ${last.horizon}
       limit ${REPLAYED_AT_MOST + 1}::int)
    ) e order by e.id limit ${REPLAYED_AT_MOST + 1}::int`
}

/**
 * The newest are read, by their numbers, and no others: whatever a host's day had. One that was begun twice the longest transaction ago
 * was written before all that is sought, so that none of it has a smaller number; where all that were read are newer, there may be more.
 */
async function inTheLast(tx: Transaction, hostId: string, ms: number): Promise<Event[] | undefined> {
  if (ms > LOOKS_BACK_MS) return undefined
  const since = (more: number) => Prisma.sql`clock_timestamp() - make_interval(secs => ${(ms + more) / 1000}::float8)`
  const newest = await tx.$queryRaw<(Event & { isSought: boolean })[]>`
    select e.id::text, e.entity, e.entity_id::text as "entityId", e.chat_id::text as "chatId", e.change,
      e.at > ${since(LONGEST_TRANSACTION_MS)} as "isSought"
    from (select * from live_event where host_id = ${hostId}::uuid order by id desc limit ${REPLAYED_AT_MOST + 1}::int) e
    where e.at > ${since(2 * LONGEST_TRANSACTION_MS)}
    order by e.id`
  if (newest.length > REPLAYED_AT_MOST) return undefined
  return newest.flatMap(({ isSought, ...event }) => (isSought ? event : []))
}
