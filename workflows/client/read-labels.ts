import type { Database } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import type { MessageLabels } from './message-run.ts'

export type LabelledMessage = MessageLabels & { version: number; storedAt: Date; createdAt: Date }

/** What is shown of a host's messages where their runs are listed, by message id. */
export async function readLabels(
  db: Database,
  hostId: string,
  messageIds: readonly string[],
): Promise<Map<string, LabelledMessage>> {
  const rows = await inHost(db, hostId, (tx) =>
    tx.message.findMany({
      where: { hostId, id: { in: [...messageIds] } },
      select: {
        id: true,
        chatId: true,
        status: true,
        version: true,
        storedAt: true,
        createdAt: true,
        chat: { select: { channel: true, property: { select: { name: true } } } },
      },
    }),
  )
  return new Map(
    rows.map(({ id, chat, ...row }) => [id, { ...row, channel: chat.channel, property: chat.property?.name ?? null }]),
  )
}
