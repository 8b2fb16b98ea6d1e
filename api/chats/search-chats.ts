import type { ChatListQuery } from '#api/contract/chats.ts'
import { CursorShape, decodeCursor } from '#api/http/cursor.ts'
import { Prisma, type Transaction } from '#prisma/client.ts'
import { CHAT_COLUMNS, CHAT_TABLES, type ChatRow } from './chat-view.ts'
import { type FoundRow, foundMessage, READ_CHARACTERS, sought } from './found-message.ts'
import { wordPatterns } from './word-patterns.ts'

/**
 * The chats that the words are found in, the newest message first: together in guest, address, subject, last message or property, or
 * all of them in one message, the last by its beginning. Row-level security would keep both indexes unused: see `search_messages`.
 * Those that wait are `listWaiting`'s.
 * @throws AppError invalid_input for a cursor that is not one of this list.
 */
export async function searchChats(tx: Transaction, query: ChatListQuery, hostId: string): Promise<ChatRow[]> {
  const [at, created, id] = decodeCursor(CursorShape.chat, query.cursor) ?? [null, null, null]
  const { q = '' } = query
  const words = sought(q)
  const listed = Prisma.sql`${at}::timestamptz, ${created}::timestamptz, ${id}::uuid, ${query.channel?.toLowerCase() || null}::text,
    ${query.propertyId ?? null}::uuid, ${query.queue ?? query.status ?? null}::text, ${query.limit + 1}::int`
  const inMessages =
    words === null
      ? Prisma.empty
      : Prisma.sql`union all select f.id, f.message_id from search_messages(${words}::tsquery, ${listed}) f`
  const rows = await tx.$queryRaw<FoundRow[]>`
    with hits as materialized (
      select s.id, null::uuid as message_id from search_chats(${wordPatterns(q)}::text[], ${listed}) s(id) ${inMessages}),
    found as (select h.id, (array_agg(h.message_id) filter (where h.message_id is not null))[1] as message_id from hits h group by h.id)
    select ${CHAT_COLUMNS}, m.id::text as "foundId", left(m.text, ${READ_CHARACTERS}::int) as "foundText"
    from found f join (${CHAT_TABLES}) on c.id = f.id
      left join message m on m.host_id = c.host_id and m.id = f.message_id
    where c.host_id = ${hostId}::uuid
    order by c.last_message_at desc, c.created_at desc, c.id desc limit ${query.limit + 1}::int`
  return rows.map((row) => ({ ...row, found: foundMessage(row, q) }))
}
