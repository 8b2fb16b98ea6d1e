import type { ChatListQuery, ChatView } from '#api/contract/chats.ts'
import { CursorShape, decodeCursor, encodeCursor } from '#api/http/cursor.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { Prisma } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { CHAT_COLUMNS, CHAT_TABLES, type ChatRow, toChatView } from './chat-view.ts'
import { wordPatterns } from './word-patterns.ts'

/**
 * The host's chats, the newest message first; one index range however deep the page, and an index for words too.
 * @throws AppError invalid_input for a cursor that is not one of this list.
 */
export async function listChats(
  { deps, host, reply }: HostContext,
  { query }: { query: ChatListQuery },
): Promise<ChatView[]> {
  const rows = await inHost(
    deps.db,
    host.id,
    (tx) =>
      tx.$queryRaw<ChatRow[]>`
      select ${CHAT_COLUMNS} from ${CHAT_TABLES}
      where c.host_id = ${host.id}::uuid and ${Prisma.join(conditions(query), ' and ')}
      order by c.last_message_at desc, c.created_at desc, c.id desc
      limit ${query.limit + 1}::int`,
  )
  const page = rows.slice(0, query.limit)
  const last = page.at(-1)
  reply.nextCursor(rows.length > page.length && last ? cursorOf(last) : null)
  const now = deps.now()
  return page.map((row) => toChatView(row, now))
}

const cursorOf = (row: ChatRow) => encodeCursor([row.lastMessageAt.toISOString(), row.createdAt.toISOString(), row.id])

function conditions(query: ChatListQuery): Prisma.Sql[] {
  const after = decodeCursor(CursorShape.chat, query.cursor)
  const channel = query.channel?.toLowerCase() || undefined
  const { propertyId, status } = query
  const patterns = wordPatterns(query.q ?? '')
  if (patterns.length > 0) {
    const [at, created, id] = after ?? [null, null, null]
    return [
      Prisma.sql`c.id in (select search_chats(${patterns}::text[], ${at}::timestamptz, ${created}::timestamptz, ${id}::uuid,
        ${channel ?? null}::text, ${propertyId ?? null}::uuid, ${status ?? null}::text, ${query.limit + 1}::int))`,
    ]
  }
  return [
    Prisma.sql`true`,
    ...(after === undefined
      ? []
      : [
          Prisma.sql`(c.last_message_at, c.created_at, c.id) < (${after[0]}::timestamptz, ${after[1]}::timestamptz, ${after[2]}::uuid)`,
        ]),
    ...(channel === undefined ? [] : [Prisma.sql`c.channel = ${channel}`]),
    ...(propertyId === undefined ? [] : [Prisma.sql`c.property_id = ${propertyId}::uuid`]),
    ...(status === 'pending' ? [Prisma.sql`c.last_message_status = ${status}`] : []),
    ...(status === 'owed' ? [Prisma.sql`c.answer_owed_at is not null`] : []),
  ]
}
