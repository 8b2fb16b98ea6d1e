import type { Transaction } from '#prisma/client.ts'
import { notFound } from '#workflows/domain/errors.ts'

export type ChatRef = { hostId: string; chatId: string }

/** Locks a chat's row and gives its newest number. @throws AppError not_found, also for another host's chat. */
export async function lockChat(tx: Transaction, { hostId, chatId }: ChatRef): Promise<number> {
  const [chat] = await tx.$queryRaw<{ head_seq: number }[]>`
    select head_seq from chat where id = ${chatId}::uuid and host_id = ${hostId}::uuid for update`
  if (chat === undefined) throw notFound('Chat')
  return chat.head_seq
}

/** Locks many chats, always in the same order, so that two who lock the same ones wait instead of dying. */
export async function lockChats(tx: Transaction, hostId: string, chatIds: readonly string[]): Promise<void> {
  await tx.$queryRaw`
    select 1 from chat where host_id = ${hostId}::uuid and id = any(${[...chatIds]}::uuid[]) order by id for update`
}
