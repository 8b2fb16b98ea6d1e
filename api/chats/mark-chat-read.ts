import type { HostContext } from '#api/http/define-route.ts'
import type { Transaction } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { notFound } from '#workflows/domain/errors.ts'

type ChatOfHost = { hostId: string; id: string }

/** Nothing is written, and so nobody is told, where nothing was unread. */
const resetUnread = (tx: Transaction, { hostId, id }: ChatOfHost) =>
  tx.chat.updateMany({ where: { id, hostId, unreadCount: { gt: 0 } }, data: { unreadCount: 0 } })

/** Says that the host has seen the chat, to its guest too where the channel shows that. @throws AppError not_found */
export async function markChatRead(
  { deps, host }: HostContext,
  { params: { id } }: { params: { id: string } },
): Promise<undefined> {
  const chat = { hostId: host.id, id }
  const owedAt = deps.now()
  const owing = await inHost(deps.db, host.id, async (tx) => {
    const sources = await oweReadMark(tx, chat, owedAt)
    const { count } = await resetUnread(tx, chat)
    if (count === 0 && (await tx.chat.count({ where: chat })) === 0) throw notFound('Chat')
    return sources
  })
  deps.workflows.sourcesPoked(owing.map(({ sourceId }) => ({ hostId: host.id, sourceId, owedAt })))
}

/** Of WhatsApp alone. The source before the chat: so does whoever needs both. */
const oweReadMark = (tx: Transaction, { hostId, id }: ChatOfHost, owedAt: Date) =>
  tx.$queryRaw<{ sourceId: string }[]>`
    update message_source s set read_marks_owed = array_append(s.read_marks_owed, n.rfc_message_id), wake_owed_at = ${owedAt}
    from chat c cross join lateral (
      select m.rfc_message_id from message m
      where m.host_id = c.host_id and m.chat_id = c.id and m.kind = 'guest' and m.rfc_message_id is not null
      order by m.seq desc limit 1) n
    where c.host_id = ${hostId}::uuid and c.id = ${id}::uuid and c.unread_count > 0
      and s.host_id = c.host_id and s.id = c.source_id and s.type = 'whatsapp' and s.deleted_at is null and s.paused_at is null
    returning s.id::text as "sourceId"`
