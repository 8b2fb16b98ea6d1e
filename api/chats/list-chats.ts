import type { ChatListQuery, ChatView } from '#api/contract/chats.ts'
import { CursorShape, decodeCursor, encodeCursor } from '#api/http/cursor.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { Prisma, type Transaction } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { chatConditions } from './chat-conditions.ts'
import { CHAT_COLUMNS, CHAT_TABLES, type ChatRow, toChatView } from './chat-view.ts'
import { listWaiting, type WaitingQuery } from './list-waiting.ts'
import { searchChats } from './search-chats.ts'

/**
 * The host's chats, the newest message first; one index range however deep the page, and an index for words too. Those that wait
 * are in the order in which they press, with words too.
 * @throws AppError invalid_input for a cursor that is not one of this list.
 */
export async function listChats(
  { deps, host, reply }: HostContext,
  { query }: { query: ChatListQuery },
): Promise<ChatView[]> {
  const now = deps.now()
  const { rows, next } = await inHost(deps.db, host.id, (tx) =>
    isOfWaiting(query)
      ? listWaiting(tx, query, { hostId: host.id, now, conditions: chatConditions(query) })
      : listNewest(tx, query, host.id),
  )
  reply.nextCursor(next)
  return rows.map((row) => toChatView(row, now))
}

const isOfWaiting = (query: ChatListQuery): query is WaitingQuery =>
  query.queue === 'approve' || query.queue === 'answer'

const isSearch = ({ q }: ChatListQuery) => q !== undefined && q.trim() !== ''

async function listNewest(tx: Transaction, query: ChatListQuery, hostId: string) {
  const rows = isSearch(query)
    ? await searchChats(tx, query, hostId)
    : await tx.$queryRaw<ChatRow[]>`
        select ${CHAT_COLUMNS} from ${CHAT_TABLES}
        where c.host_id = ${hostId}::uuid and ${Prisma.join(conditions(query), ' and ')}
        order by c.last_message_at desc, c.created_at desc, c.id desc
        limit ${query.limit + 1}::int`
  const page = rows.slice(0, query.limit)
  const last = page.at(-1)
  return { rows: page, next: rows.length > page.length && last ? cursorOf(last) : null }
}

const cursorOf = (row: ChatRow) => encodeCursor([row.lastMessageAt.toISOString(), row.createdAt.toISOString(), row.id])

function conditions(query: ChatListQuery): Prisma.Sql[] {
  const after = decodeCursor(CursorShape.chat, query.cursor)
  const before = Prisma.sql`(c.last_message_at, c.created_at, c.id)`
  return [
    ...(after === undefined
      ? []
      : [Prisma.sql`${before} < (${after[0]}::timestamptz, ${after[1]}::timestamptz, ${after[2]}::uuid)`]),
    ...(query.queue === undefined ? [] : [Prisma.sql`c.queue = ${query.queue}`]),
    ...chatConditions(query),
  ]
}
