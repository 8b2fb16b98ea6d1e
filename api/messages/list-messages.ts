import type { MessageListQuery, MessageView } from '#api/contract/messages.ts'
import { CursorShape, decodeCursor, encodeCursor } from '#api/http/cursor.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { Prisma } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { notFound } from '#workflows/domain/errors.ts'
import { MESSAGE_COLUMNS, type MessageViewRow, toMessageView } from './message-view.ts'

type ListMessages = { params: { id: string }; query: MessageListQuery }

/**
 * A page of a chat in order of time, the newest page first; it changes nothing, whoever asks and how often.
 * @throws AppError not_found for another host's chat.
 */
export async function listMessages(
  { deps, host, reply }: HostContext,
  { params, query }: ListMessages,
): Promise<MessageView[]> {
  const before = decodeCursor(CursorShape.created, query.cursor)
  const older =
    before === undefined
      ? Prisma.empty
      : Prisma.sql`and (m.created_at, m.id) < (${before[0]}::timestamptz, ${before[1]}::uuid)`
  const rows = await inHost(deps.db, host.id, async (tx) => {
    const page = await tx.$queryRaw<MessageViewRow[]>`
      select ${MESSAGE_COLUMNS} from message m
      where m.host_id = ${host.id}::uuid and m.chat_id = ${params.id}::uuid ${older}
      order by m.created_at desc, m.id desc limit ${query.limit + 1}::int`
    if (page.length === 0 && (await tx.chat.count({ where: { id: params.id, hostId: host.id } })) === 0)
      throw notFound('Chat')
    return page
  })
  const page = rows.slice(0, query.limit)
  const oldest = page.at(-1)
  reply.nextCursor(
    rows.length > page.length && oldest ? encodeCursor([oldest.createdAt.toISOString(), oldest.id]) : null,
  )
  const now = deps.now()
  return page.toReversed().map((row) => toMessageView(row, now))
}
