import type { ChatListQuery } from '#api/contract/chats.ts'
import { CursorShape, decodeCursor } from '#api/http/cursor.ts'
import { Prisma, type Transaction } from '#prisma/client.ts'
import { CHAT_COLUMNS, CHAT_TABLES, type ChatRow } from './chat-view.ts'
import { type FoundRow, foundMessage, foundMessages, sought } from './found-message.ts'
import { housesNamed } from './houses-named.ts'
import { wordPatterns } from './word-patterns.ts'

/**
 * The chats that the words are found in, the newest message first: together in guest, address, subject, last message or property, or
 * each of them in one of its messages or its guest's name, the last by its beginning; some of them may be of its property's name. Row-level security would keep both indexes unused: see `search_messages`.
 * Those that wait are `listWaiting`'s.
 * @throws AppError invalid_input for a cursor that is not one of this list.
 */
export async function searchChats(tx: Transaction, query: ChatListQuery, hostId: string): Promise<ChatRow[]> {
  const [at, created, id] = decodeCursor(CursorShape.chat, query.cursor) ?? [null, null, null]
  const { q = '' } = query
  const listed = (propertyId: string | null) => Prisma.sql`${at}::timestamptz, ${created}::timestamptz, ${id}::uuid,
    ${query.channel?.toLowerCase() || null}::text, ${propertyId}::uuid, ${query.queue ?? query.status ?? null}::text, ${query.limit + 1}::int`
  const found = (text: string, propertyId: string | null, patterns = wordPatterns(text)) => {
    const words = sought(text)
    const inMessages =
      words === null
        ? Prisma.empty
        : Prisma.sql`union all select f.id, f.message_id from search_messages(${words.words}::tsquery[], ${words.names}::text[], ${listed(propertyId)}) f`
    return Prisma.sql`select s.id, null::uuid as message_id from search_chats(${patterns}::text[], ${listed(propertyId)}) s(id) ${inMessages}`
  }
  const houses = (await housesNamed(tx, hostId, q)).filter((house) => [undefined, house.id].includes(query.propertyId))
  const everywhere = [
    found(q, query.propertyId ?? null),
    ...houses.map((house) => found(house.rest, house.id, wordPatterns(house.rest || house.name))),
  ]
  const messages = foundMessages(sought(q))
  const rows = await tx.$queryRaw<FoundRow[]>`
    with hits as materialized (${Prisma.join(everywhere, ' union all ')}),
    found as (select h.id, (array_agg(h.message_id) filter (where h.message_id is not null))[1] as message_id from hits h group by h.id)
    select ${CHAT_COLUMNS}, ${messages.columns}
    from found f join (${CHAT_TABLES}) on c.id = f.id ${messages.joins}
    where c.host_id = ${hostId}::uuid
    order by c.last_message_at desc, c.created_at desc, c.id desc limit ${query.limit + 1}::int`
  return rows.map((row) => ({ ...row, found: foundMessage(row, q) }))
}
