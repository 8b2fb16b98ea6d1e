import type { Transaction } from '#prisma/client.ts'
import type { OutboxKind } from '#prisma/generated/enums.ts'
import { TRIED_FOR_MS } from '#workflows/domain/outbox-pauses.ts'

export type Announcement = { hostId: string; kind: OutboxKind; messageIds: readonly string[]; turn?: number }

/** The name of an announcement: the same with every try, and one a message, kind and turn. */
export const eventIdOf = (kind: OutboxKind, messageId: string, turn?: number) =>
  `${kind}-${messageId}${turn === undefined ? '' : `-${turn}`}`

/** Has n8n told of the messages, as soon as this transaction is committed; what was announced before stays as it is. */
export async function putInOutbox(
  tx: Transaction,
  { hostId, kind, messageIds, turn }: Announcement,
  now: Date,
): Promise<void> {
  if (messageIds.length === 0) return
  const giveUpAt = new Date(now.getTime() + TRIED_FOR_MS)
  await tx.outboxEvent.createMany({
    data: messageIds.map((messageId) => ({
      ...{ hostId, kind, messageId, receiver: 'n8n' as const, eventId: eventIdOf(kind, messageId, turn) },
      ...{ createdAt: now, nextAt: now, giveUpAt },
    })),
    skipDuplicates: true,
  })
}
