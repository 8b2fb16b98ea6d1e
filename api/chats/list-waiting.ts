import type { ChatListQuery } from '#api/contract/chats.ts'
import { CursorShape, decodeCursor, encodeCursor } from '#api/http/cursor.ts'
import { Prisma, type Transaction } from '#prisma/client.ts'
import { CHAT_COLUMNS, CHAT_TABLES, type ChatRow } from './chat-view.ts'

type WaitingRow = ChatRow & { dueBy: Date | null; arrival: string | null }
export type WaitingQuery = ChatListQuery & { queue: 'approve' | 'answer' }
type OfHost = { hostId: string; now: Date; conditions: Prisma.Sql[] }

/** A stay that is over presses nobody; today is the house's. */
const ARRIVAL = (now: Date) => Prisma.sql`case
  when coalesce(c.check_out_date, c.check_in_date) >= (${now}::timestamptz at time zone coalesce(p.time_zone, 'Europe/Rome'))::date
  then c.check_in_date end`

/**
 * The chats that wait: by the draft's deadline or when the answer was promised for, then by the day of arrival, then whoever waits
 * longest. What waits is read whole, as its order changes by the hour.
 * @throws AppError invalid_input for a cursor that is not one of this list.
 */
export async function listWaiting(
  tx: Transaction,
  query: WaitingQuery,
  { hostId, now, conditions }: OfHost,
): Promise<{ rows: ChatRow[]; next: string | null }> {
  const after = decodeCursor(CursorShape.waiting, query.cursor)
  const due = query.queue === 'approve' ? Prisma.sql`w.decide_by` : Prisma.sql`c.answer_due_at`
  const place = Prisma.sql`coalesce(${due}, 'infinity'), coalesce(${ARRIVAL(now)}, 'infinity'), c.last_message_at, c.id`
  const beyond =
    after === undefined
      ? Prisma.sql`true`
      : Prisma.sql`(${place}) > (${after[0]}::timestamptz, ${after[1]}::date, ${after[2]}::timestamptz, ${after[3]}::uuid)`
  // The places of all come from the index alone, and only the page from the chats.
  const rows = await tx.$queryRaw<WaitingRow[]>`
    with page as materialized (
      select c.id from ${CHAT_TABLES}
      where c.host_id = ${hostId}::uuid and c.queue = ${query.queue} and ${Prisma.join(conditions, ' and ')} and ${beyond}
      order by ${place} limit ${query.limit + 1}::int)
    select ${CHAT_COLUMNS}, ${due} as "dueBy", (${ARRIVAL(now)})::text as arrival
    from page join (${CHAT_TABLES}) on c.id = page.id
    where c.host_id = ${hostId}::uuid order by ${place}`
  const page = rows.slice(0, query.limit)
  const last = page.at(-1)
  return { rows: page, next: rows.length > page.length && last ? cursorOf(last) : null }
}

const cursorOf = ({ dueBy, arrival, lastMessageAt, id }: WaitingRow) =>
  encodeCursor([dueBy?.toISOString() ?? 'infinity', arrival ?? 'infinity', lastMessageAt.toISOString(), id])
