import type { ChatListQuery } from '#api/contract/chats.ts'
import { CursorShape, decodeCursor } from '#api/http/cursor.ts'
import { Prisma, type Transaction } from '#prisma/client.ts'
import { snippetOf } from '#workflows/domain/words/snippet.ts'
import { placedWords } from '#workflows/domain/words/words-of.ts'
import { CHAT_COLUMNS, CHAT_TABLES, type ChatRow, type FoundMessage } from './chat-view.ts'
import { wordPatterns } from './word-patterns.ts'

type FoundRow = ChatRow & { foundId: string | null; foundText: string | null }

/** Of a message that is looked through for the place to show. */
const READ_CHARACTERS = 50_000

/**
 * The chats that the words are found in, the newest message first: together in guest, address, subject, last message or property, or
 * all of them in one message, the last by its beginning. Row-level security would keep both indexes unused: see `search_messages`.
 * @throws AppError invalid_input for a cursor that is not one of this list.
 */
export async function searchChats(tx: Transaction, query: ChatListQuery, hostId: string): Promise<ChatRow[]> {
  const [at, created, id] = decodeCursor(CursorShape.chat, query.cursor) ?? [null, null, null]
  const words = placedWords(query.q ?? '').map(({ word }) => word)
  const listed = Prisma.sql`${at}::timestamptz, ${created}::timestamptz, ${id}::uuid, ${query.channel?.toLowerCase() || null}::text,
    ${query.propertyId ?? null}::uuid, ${query.queue ?? query.status ?? null}::text, ${query.limit + 1}::int`
  const inMessages =
    words.length === 0
      ? Prisma.empty
      : Prisma.sql`union all select f.id, f.message_id from search_messages(${sought(words)}::tsquery, ${listed}) f`
  const rows = await tx.$queryRaw<FoundRow[]>`
    with hits as materialized (
      select s.id, null::uuid as message_id from search_chats(${wordPatterns(query.q ?? '')}::text[], ${listed}) s(id) ${inMessages}),
    found as (select h.id, (array_agg(h.message_id) filter (where h.message_id is not null))[1] as message_id from hits h group by h.id)
    select ${CHAT_COLUMNS}, m.id::text as "foundId", left(m.text, ${READ_CHARACTERS}::int) as "foundText"
    from found f join (${CHAT_TABLES}) on c.id = f.id
      left join message m on m.host_id = c.host_id and m.id = f.message_id
    where c.host_id = ${hostId}::uuid
    order by c.last_message_at desc, c.created_at desc, c.id desc limit ${query.limit + 1}::int`
  return rows.map((row) => ({ ...row, found: foundMessage(row, words) }))
}

/** Words are alphanumeric, so none can leave its quotes. */
const sought = (words: readonly string[]) => `${words.map((word) => `'${word}'`).join(' & ')}:*`

/** Null where the message has the words in its subject or sender, which the row shows anyway. */
function foundMessage({ foundId, foundText }: FoundRow, words: readonly string[]): FoundMessage | null {
  const text = snippetOf(foundText ?? '', words)
  return foundId === null || text === null ? null : { messageId: foundId, text }
}
