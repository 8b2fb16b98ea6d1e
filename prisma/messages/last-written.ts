import type { Transaction } from '#prisma/client.ts'

/** A reply from a phone has an id of its channel's from the start. */
const WHICH = {
  question: { kind: 'guest', status: 'received', isAutomatic: false },
  phoneReply: { kind: 'host_reply', providerId: { not: null } },
} as const

/** When the newest question, or the host's newest reply from a phone, in each of these chats was written, in milliseconds. */
export async function lastWritten(
  tx: Transaction,
  which: keyof typeof WHICH,
  { hostId, chatIds }: { hostId: string; chatIds: readonly string[] },
): Promise<Map<string, number>> {
  if (chatIds.length === 0) return new Map()
  const rows = await tx.message.groupBy({
    by: ['chatId'],
    where: { hostId, chatId: { in: [...chatIds] }, ...WHICH[which] },
    _max: { createdAt: true },
  })
  return new Map(rows.map(({ chatId, _max }) => [chatId, _max.createdAt?.getTime() ?? 0]))
}
