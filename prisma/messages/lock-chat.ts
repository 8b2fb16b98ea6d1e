import { Prisma, type Transaction } from '#prisma/client.ts'
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

/**
 * Locks chats of which some are to become part of others. Who writes what belongs to one waits, too, and then finds it gone: what
 * they wrote would go with it.
 */
export async function lockToMerge(tx: Transaction, hostId: string, chatIds: readonly string[]): Promise<void> {
  await tx.$queryRaw`
    select from chat where host_id = ${hostId}::uuid and id = any(${[...chatIds]}::uuid[]) order by id for update`
}

/** Locks one chat and gives its newest number. @throws AppError not_found, also for another host's chat. */
export const lockChat = async (tx: Transaction, chat: ChatRef): Promise<number> => (await lockChatAt(tx, chat)).headSeq

/** How long its host wants to be able to take back what is done; null where they never said. */
export type OwnUndo = { ownUndoSeconds: number | null }
/** In a query that calls the chat `c`. */
export const OWN_UNDO_SECONDS = Prisma.sql`(select a.undo_seconds from app_settings a where a.host_id = c.host_id)`

/** `replyAddress`: where its replies go. `now`: when the lock was asked for, by PostgreSQL's clock. */
type LockedChat = { headSeq: number; replyAddress: string | null; now: Date } & OwnUndo

/** The same, with what else its row tells. @throws AppError not_found, also for another host's chat. */
export async function lockChatAt(tx: Transaction, { hostId, chatId }: ChatRef): Promise<LockedChat> {
  const [locked] = await tx.$queryRaw<LockedChat[]>`
    select head_seq as "headSeq", ${REPLY_ADDRESS} as "replyAddress", clock_timestamp() as now,
      ${OWN_UNDO_SECONDS} as "ownUndoSeconds" from chat c
    where host_id = ${hostId}::uuid and id = ${chatId}::uuid for no key update`
  if (locked === undefined) throw notFound('Chat')
  return locked
}
