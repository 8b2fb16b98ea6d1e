import type { ChatListQuery, ChatView } from '#api/contract/chats.ts'
import { CursorShape, decodeCursor, encodeCursor } from '#api/http/cursor.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { Prisma } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { CHAT_COLUMNS, CHAT_TABLES, type ChatRow, toChatView } from './chat-view.ts'

/** The host's chats, the newest message first; one index range however deep the page. */
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

const pattern = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

function conditions({ cursor, q, channel, propertyId, status }: ChatListQuery): Prisma.Sql[] {
  const after = decodeCursor(CursorShape.chat, cursor)
  const words = q?.trim() ?? ''
  return [
    Prisma.sql`true`,
    ...(after === undefined
      ? []
      : [
          Prisma.sql`(c.last_message_at, c.created_at, c.id) < (${after[0]}::timestamptz, ${after[1]}::timestamptz, ${after[2]}::uuid)`,
        ]),
    ...(words === ''
      ? []
      : [
          Prisma.sql`(c.sender ilike ${pattern(words)} or c.email ilike ${pattern(words)} or c.subject ilike ${pattern(words)} or c.last_message_text ilike ${pattern(words)})`,
        ]),
    ...(channel === undefined || channel === '' ? [] : [Prisma.sql`c.channel = ${channel.toLowerCase()}`]),
    ...(propertyId === undefined ? [] : [Prisma.sql`c.property_id = ${propertyId}::uuid`]),
    ...(status === undefined ? [] : [Prisma.sql`c.last_message_status = ${status}`]),
  ]
}
