import type { Transaction } from '#prisma/client.ts'
import type { MessageLabels } from './message-run.ts'

export type LabelledMessage = MessageLabels & { version: number; storedAt: Date }

/** What is shown of messages where their runs are listed, by message id. */
export async function readLabels(
  tx: Transaction,
  hostId: string,
  messageIds: readonly string[],
): Promise<Map<string, LabelledMessage>> {
  const rows = await tx.message.findMany({
    where: { hostId, id: { in: [...messageIds] } },
    select: {
      id: true,
      status: true,
      version: true,
      storedAt: true,
      chat: { select: { channel: true, property: { select: { name: true } } } },
    },
  })
  return new Map(
    rows.map(({ id, chat, ...row }) => [id, { ...row, channel: chat.channel, property: chat.property?.name ?? null }]),
  )
}
