import type { Transaction } from '#prisma/client.ts'
import { notFound } from '#workflows/domain/errors.ts'
import { type Transport, transportOf } from '#workflows/domain/files/outgoing-limits.ts'

/** Which transport files take from a chat. @throws AppError not_found, also for another host's chat. */
export async function readTransport(
  tx: Transaction,
  { hostId, chatId }: { hostId: string; chatId: string },
): Promise<Transport> {
  const chat = await tx.chat.findFirst({
    where: { id: chatId, hostId },
    select: { channel: true, source: { select: { type: true } } },
  })
  if (chat === null) throw notFound('Chat')
  return transportOf({ channel: chat.channel, sourceType: chat.source.type })
}
