import type { Prisma, Transaction } from '#prisma/client.ts'
import { notFound } from '#workflows/domain/errors.ts'
import type { MessageState } from '#workflows/domain/message-state.ts'

export type MessageRef = { hostId: string; messageId: string }

export const MESSAGE_ROW = {
  id: true,
  hostId: true,
  chatId: true,
  sourceId: true,
  kind: true,
  status: true,
  seq: true,
  answersId: true,
  propertyId: true,
  text: true,
  aiText: true,
  confidence: true,
  language: true,
  createdAt: true,
  approvedAt: true,
  version: true,
  deadlineAt: true,
  undoUntil: true,
  filling: true,
  recipient: true,
  modelDueAt: true,
  reasons: true,
  wish: true,
  template: true,
} as const satisfies Prisma.MessageSelect

export type MessageRow = Prisma.MessageGetPayload<{ select: typeof MESSAGE_ROW }>

/** What a workflow needs to know of a message, of its row. */
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
