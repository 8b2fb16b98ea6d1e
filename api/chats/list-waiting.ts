import type { ChatListQuery } from '#api/contract/chats.ts'
import { CursorShape, decodeCursor, encodeCursor } from '#api/http/cursor.ts'
import { Prisma, type Transaction } from '#prisma/client.ts'
import { isDueNow } from './chat-conditions.ts'
import { CHAT_COLUMNS, CHAT_TABLES, type ChatRow } from './chat-view.ts'
import { type FoundRow, foundMessage, foundMessages, sought } from './found-message.ts'
import { housesNamed, type NamedHouse } from './houses-named.ts'
import { wordPatterns } from './word-patterns.ts'

type WaitingRow = FoundRow & { dueBy: Date | null; arrival: string | null }
export type WaitingQuery = ChatListQuery & { queue: 'approve' | 'answer' }
type OfHost = { hostId: string; now: Date; conditions: Prisma.Sql[] }
/** `all`: both of them, where they stand in the list of all chats. */
type Waiting = {
  query: { q?: string | undefined; queue: WaitingQuery['queue'] | 'all' }
  of: OfHost
  /** Whose names have some of the words. */
  houses: readonly NamedHouse[]
}

const HOUR_MS = 3_600_000
/** No clock on earth is further from UTC. */
const FURTHEST_HOURS = 14

const dayIn = (now: Date, hours: number) => new Date(now.getTime() + hours * HOUR_MS).toISOString().slice(0, 10)

/** A stay that is over presses nobody; today is the house's, which is looked up for those few alone that end about now. */
const ARRIVAL = (now: Date) => Prisma.sql`case
  when coalesce(c.check_out_date, c.check_in_date) > ${dayIn(now, FURTHEST_HOURS)}::date then c.check_in_date
  when coalesce(c.check_out_date, c.check_in_date) < ${dayIn(now, -FURTHEST_HOURS)}::date then null
  when coalesce(c.check_out_date, c.check_in_date) >= (${now}::timestamptz at time zone coalesce(p.time_zone, 'Europe/Rome'))::date
  then c.check_in_date end`

const dueBy = ({ query }: Waiting) =>
  query.queue === 'approve' ? Prisma.sql`w.decide_by` : Prisma.sql`c.answer_due_at`

/** Where a chat stands: its deadline, or when the answer was promised for, then the day of arrival, then whoever waits longest. */
const placeOf = (waiting: Waiting) =>
  waiting.query.queue === 'all'
    ? Prisma.sql`c.last_message_at desc, c.created_at desc, c.id desc`
    : Prisma.sql`coalesce(${dueBy(waiting)}, 'infinity'), coalesce(${ARRIVAL(waiting.of.now)}, 'infinity'), c.last_message_at, c.id`

/** The first of those that wait, with the message that has the words, where there are any; their places come from the index alone. */
export function firstWaiting(waiting: Waiting, { after, most }: { after: Prisma.Sql; most: number }): Prisma.Sql {
  const { query, of, houses } = waiting
  const { hostId, conditions } = of
  const queues = query.queue === 'all' ? ['approve', 'answer'] : [query.queue]
  const inOrder = (more = Prisma.sql`true`) => Prisma.sql`from ${CHAT_TABLES}
    where c.host_id = ${hostId}::uuid and c.queue in (${Prisma.join(queues)}) and ${isDueNow(of.now)} and ${Prisma.join(conditions, ' and ')} and ${after} and ${more}
    order by ${placeOf(waiting)}`
  const { q = '' } = query
  if (q.trim() === '') return Prisma.sql`select c.id, null::uuid as message_id ${inOrder()} limit ${most}::int`
  // To put all in order costs more than to find a rare word: only those that may have it are.
  const found = (text: string, more = Prisma.sql`true`, patterns = wordPatterns(text)) => {
    const words = sought(text)
    const asked = Prisma.sql`${words?.words ?? null}::tsquery[], ${words?.names ?? null}::text[], ${patterns}::text[]`
    const among = inOrder(Prisma.sql`${more} and (r.ids is null or c.id in (select unnest(r.ids)))`)
    return Prisma.sql`select s.id, s.message_id
      from (select waiting_with_rare_words(${asked}, ${queues}::text[], ${most}::int) as ids offset 0) r,
        search_waiting(${asked}, array(select c.id ${among}), ${most}::int) s`
  }
  if (houses.length === 0) return found(q)
  const ofHouses = houses.map(({ id, name, rest }) =>
    found(rest, Prisma.sql`c.property_id = ${id}::uuid`, wordPatterns(rest || name)),
  )
  return Prisma.sql`select h.id, (array_agg(h.message_id) filter (where h.message_id is not null))[1] as message_id
    from (${Prisma.join([found(q), ...ofHouses], ' union all ')}) h
      join unnest(array(select c.id ${inOrder()})) with ordinality l(id, at) on l.id = h.id
    group by h.id, l.at order by l.at limit ${most}::int`
}

/**
 * The chats that wait, in the order in which they press, also where words narrow them. What waits is read whole, as its order changes
 * by the hour.
 * @throws AppError invalid_input for a cursor that is not one of this list.
 */
export async function listWaiting(
  tx: Transaction,
  query: WaitingQuery,
  of: OfHost,
): Promise<{ rows: ChatRow[]; next: string | null }> {
  const after = decodeCursor(CursorShape.waiting, query.cursor)
  const waiting = { query, of, houses: await housesNamed(tx, of.hostId, query.q ?? '') }
  const place = placeOf(waiting)
  const beyond =
    after === undefined
      ? Prisma.sql`true`
      : Prisma.sql`(${place}) > (${after[0]}::timestamptz, ${after[1]}::date, ${after[2]}::timestamptz, ${after[3]}::uuid)`
  const messages = foundMessages(sought(query.q ?? ''))
  const rows = await tx.$queryRaw<WaitingRow[]>`
    with page as materialized (${firstWaiting(waiting, { after: beyond, most: query.limit + 1 })})
    select ${CHAT_COLUMNS}, ${dueBy(waiting)} as "dueBy", (${ARRIVAL(of.now)})::text as arrival, ${messages.columns}
    from page f join (${CHAT_TABLES}) on c.id = f.id ${messages.joins}
    where c.host_id = ${of.hostId}::uuid order by ${place}`
  const page = rows.slice(0, query.limit)
  const last = page.at(-1)
  return {
    rows: page.map((row) => ({ ...row, found: foundMessage(row, query.q ?? '') })),
    next: rows.length > page.length && last ? cursorOf(last) : null,
  }
}

const cursorOf = ({ dueBy: due, arrival, lastMessageAt, id }: WaitingRow) =>
  encodeCursor([due?.toISOString() ?? 'infinity', arrival ?? 'infinity', lastMessageAt.toISOString(), id])
