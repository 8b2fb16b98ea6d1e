import type { HostContext } from '#api/http/define-route.ts'
import type { Transaction } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { notFound } from '#workflows/domain/errors.ts'

/** Nothing is written, and so nobody is told, where nothing was unread. */
const resetUnread = (tx: Transaction, { hostId, id }: { hostId: string; id: string }) =>
  tx.chat.updateMany({ where: { id, hostId, unreadCount: { gt: 0 } }, data: { unreadCount: 0 } })

/** Says that the host has seen the chat. @throws AppError not_found */
export function markChatRead(
  { deps, host }: HostContext,
  { params: { id } }: { params: { id: string } },
): Promise<undefined> {
  return inHost(deps.db, host.id, async (tx) => {
    const { count } = await resetUnread(tx, { hostId: host.id, id })
    if (count === 0 && (await tx.chat.count({ where: { id, hostId: host.id } })) === 0) throw notFound('Chat')
    return undefined
  })
}
