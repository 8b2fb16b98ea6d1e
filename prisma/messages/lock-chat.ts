import type { Transaction } from '#prisma/client.ts'
import { notFound } from '#workflows/domain/errors.ts'

export type ChatRef = { hostId: string; chatId: string }

/**
 * Locks chats and gives the newest number of each, by id. Always in the same order, so that two who lock the same ones
 * wait instead of dying; `no key update` leaves room for the foreign keys of others.
 */
export async function lockChats(
  tx: Transaction,
  hostId: string,
  chatIds: readonly string[],
): Promise<Map<string, number>> {
  if (chatIds.length === 0) return new Map()
  const locked = await tx.$queryRaw<{ id: string; head_seq: number }[]>`
    select id::text, head_seq from chat where host_id = ${hostId}::uuid and id = any(${[...chatIds]}::uuid[])
    order by id for no key update`
  return new Map(locked.map((chat) => [chat.id, chat.head_seq]))
}

/** Locks one chat and gives its newest number. @throws AppError not_found, also for another host's chat. */
export async function lockChat(tx: Transaction, { hostId, chatId }: ChatRef): Promise<number> {
  const headSeq = (await lockChats(tx, hostId, [chatId])).get(chatId)
  if (headSeq === undefined) throw notFound('Chat')
  return headSeq
}
