import type { Transaction } from '#prisma/client.ts'

/** When the host last wrote from a phone in each of these chats, in milliseconds: such a reply has an id of its channel's from the start. */
export async function lastPhoneReply(
  tx: Transaction,
  hostId: string,
  chatIds: readonly string[],
): Promise<Map<string, number>> {
  if (chatIds.length === 0) return new Map()
  const rows = await tx.message.groupBy({
    by: ['chatId'],
    where: { hostId, chatId: { in: [...chatIds] }, kind: 'host_reply', providerId: { not: null } },
    _max: { createdAt: true },
  })
  return new Map(rows.map(({ chatId, _max }) => [chatId, _max.createdAt?.getTime() ?? 0]))
}
