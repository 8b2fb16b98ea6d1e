import type { ChatView } from '#api/contract/chats.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { REACH } from '#prisma/arrival/reach-of-chat.ts'
import type { Transaction } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { notFound } from '#workflows/domain/errors.ts'
import { CHAT_COLUMNS, CHAT_TABLES, type ChatRow, toChatView } from './chat-view.ts'

type ChatOfHost = { hostId: string; id: string; now: Date }

/** @throws AppError not_found when it is absent or another host's. */
export async function getChatOfHost(tx: Transaction, { hostId, id, now }: ChatOfHost): Promise<ChatView> {
  const [row] = await tx.$queryRaw<ChatRow[]>`
    select ${CHAT_COLUMNS}, (
        select ${REACH} from message_source s where s.host_id = c.host_id and s.id = c.source_id) as reach
      from ${CHAT_TABLES} where c.id = ${id}::uuid and c.host_id = ${hostId}::uuid`
  if (row === undefined) throw notFound('Chat')
  return toChatView(row, now)
}

/** One chat of the host. @throws AppError not_found, also for another host's. */
export const getChat = ({ deps, host }: HostContext, { params }: { params: { id: string } }) =>
  inHost(deps.db, host.id, (tx) => getChatOfHost(tx, { hostId: host.id, id: params.id, now: deps.now() }))
