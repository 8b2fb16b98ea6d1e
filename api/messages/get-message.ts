import type { MessageView } from '#api/contract/messages.ts'
import type { Transaction } from '#prisma/client.ts'
import type { WakeRef } from '#prisma/messages/owed-wakes.ts'
import { OWED_WAKES } from '#prisma/messages/owed-wakes.ts'
import { notFound } from '#workflows/domain/errors.ts'
import { MESSAGE_COLUMNS, type MessageViewRow, toMessageView } from './message-view.ts'

/** `now`: what can be said of a draft that waits changes with time. */
export type MessageOfHost = { hostId: string; id: string; now: Date }

/** @throws AppError not_found when it is absent or another host's. */
export async function getMessageOfHost(tx: Transaction, { hostId, id, now }: MessageOfHost): Promise<MessageView> {
  const [row] = await tx.$queryRaw<MessageViewRow[]>`
    select ${MESSAGE_COLUMNS} from message m where m.id = ${id}::uuid and m.host_id = ${hostId}::uuid`
  if (row === undefined) throw notFound('Message')
  return toMessageView(row, now)
}

/**
 * The same, with the messages of its chat whose workflows have not been told of the last change.
 * @throws AppError not_found when it is absent or another host's.
 */
export async function getMessageAndWakes(
  tx: Transaction,
  { hostId, id, now }: MessageOfHost,
): Promise<{ view: MessageView; wakes: WakeRef[] }> {
  const [row] = await tx.$queryRaw<(MessageViewRow & { wakes: WakeRef[] })[]>`
    select ${MESSAGE_COLUMNS}, ${OWED_WAKES} as wakes
    from message m where m.id = ${id}::uuid and m.host_id = ${hostId}::uuid`
  if (row === undefined) throw notFound('Message')
  return { view: toMessageView(row, now), wakes: row.wakes }
}
