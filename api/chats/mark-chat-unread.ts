import type { HostContext } from '#api/http/define-route.ts'
import { inHost } from '#prisma/host-scope.ts'
import { notFound } from '#workflows/domain/errors.ts'

/** Puts a chat back among those that were not read: to be looked at again. What was told to its guest stays told. @throws AppError not_found */
export const markChatUnread = (
  { deps, host }: HostContext,
  { params: { id } }: { params: { id: string } },
): Promise<undefined> =>
  inHost(deps.db, host.id, async (tx) => {
    const chat = { id, hostId: host.id }
    const { count } = await tx.chat.updateMany({ where: { ...chat, unreadCount: 0 }, data: { unreadCount: 1 } })
    if (count === 0 && (await tx.chat.count({ where: chat })) === 0) throw notFound('Chat')
    return undefined
  })
