import type { Transaction } from '#prisma/client.ts'

/** When the newest question in each of these chats was written, in milliseconds. */
export async function lastAsked(
  tx: Transaction,
  hostId: string,
  chatIds: readonly string[],
): Promise<Map<string, number>> {
  if (chatIds.length === 0) return new Map()
  const rows = await tx.message.groupBy({
    by: ['chatId'],
    where: { hostId, chatId: { in: [...chatIds] }, kind: 'guest', status: 'received', isAutomatic: false },
    _max: { createdAt: true },
  })
  return new Map(rows.map(({ chatId, _max }) => [chatId, _max.createdAt?.getTime() ?? 0]))
}
