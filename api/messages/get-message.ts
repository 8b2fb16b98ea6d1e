import type { MessageView } from '#api/contract/messages.ts'
import type { Transaction } from '#prisma/client.ts'
import { notFound } from '#workflows/domain/errors.ts'
import { MESSAGE_COLUMNS, type MessageViewRow, toMessageView } from './message-view.ts'

export type MessageOfHost = { hostId: string; id: string }

/** @throws AppError not_found when it is absent or another host's. */
export async function getMessageOfHost(tx: Transaction, { hostId, id }: MessageOfHost): Promise<MessageView> {
  const [row] = await tx.$queryRaw<MessageViewRow[]>`
    select ${MESSAGE_COLUMNS} from message m where m.id = ${id}::uuid and m.host_id = ${hostId}::uuid`
  if (row === undefined) throw notFound('Message')
  return toMessageView(row)
}
