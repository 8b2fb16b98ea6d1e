import type { Prisma, Transaction } from '#prisma/client.ts'
import { notFound } from '#workflows/domain/errors.ts'
import type { MessageState } from '#workflows/domain/message-state.ts'

export type MessageRef = { hostId: string; messageId: string }

export const MESSAGE_ROW = {
  id: true,
  chatId: true,
  sourceId: true,
  kind: true,
  status: true,
  seq: true,
  answersId: true,
  text: true,
  aiText: true,
  language: true,
  version: true,
  deadlineAt: true,
  undoUntil: true,
} as const satisfies Prisma.MessageSelect

export type MessageRow = Prisma.MessageGetPayload<{ select: typeof MESSAGE_ROW }>

export const stateOf = (row: MessageRow): MessageState => ({
  messageId: row.id,
  status: row.status,
  version: row.version,
  deadlineAt: row.deadlineAt?.toISOString() ?? null,
  undoUntil: row.undoUntil?.toISOString() ?? null,
})

/** @throws AppError not_found, also for another host's message. */
export async function getMessage(tx: Transaction, { hostId, messageId }: MessageRef): Promise<MessageRow> {
  const row = await tx.message.findFirst({ where: { id: messageId, hostId }, select: MESSAGE_ROW })
  if (row === null) throw notFound('Message')
  return row
}

/**
 * The message, with the row of its chat locked: ingest takes the same lock first, so that whoever changes the state of
 * a chat's messages does so one after the other.
 * @throws AppError not_found, also for another host's message.
 */
export async function lockMessage(tx: Transaction, ref: MessageRef): Promise<MessageRow & { headSeq: number }> {
  const [chat] = await tx.$queryRaw<{ head_seq: number }[]>`
    select head_seq from chat
     where host_id = ${ref.hostId}::uuid
       and id = (select chat_id from message where id = ${ref.messageId}::uuid and host_id = ${ref.hostId}::uuid)
       for update`
  if (chat === undefined) throw notFound('Message')
  return { ...(await getMessage(tx, ref)), headSeq: chat.head_seq }
}
