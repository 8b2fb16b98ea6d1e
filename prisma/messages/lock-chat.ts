import type { Transaction } from '#prisma/client.ts'
import { REPLY_ADDRESS } from '#prisma/reply-address.ts'
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
export const lockChat = async (tx: Transaction, chat: ChatRef): Promise<number> => (await lockChatAt(tx, chat)).headSeq

/** `replyAddress`: where its replies go. `now`: when the lock was asked for, by PostgreSQL's clock. */
type LockedChat = { headSeq: number; replyAddress: string | null; now: Date }

/** The same, with what else its row tells. @throws AppError not_found, also for another host's chat. */
export async function lockChatAt(tx: Transaction, { hostId, chatId }: ChatRef): Promise<LockedChat> {
  const [locked] = await tx.$queryRaw<LockedChat[]>`
    select head_seq as "headSeq", ${REPLY_ADDRESS} as "replyAddress", clock_timestamp() as now from chat c
    where host_id = ${hostId}::uuid and id = ${chatId}::uuid for no key update`
  if (locked === undefined) throw notFound('Chat')
  return locked
}
