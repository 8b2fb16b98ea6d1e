import type { Transaction } from '#prisma/client.ts'
import type { ChatRef } from './lock-chat.ts'
import { MESSAGE_ROW } from './message-row.ts'
import { type WakeRef, wakeRefOf } from './wake-ref.ts'

/** The messages of a chat whose workflows have not been told of the last change. */
export async function owedWakes(tx: Transaction, { hostId, chatId }: ChatRef): Promise<WakeRef[]> {
  const owed = await tx.message.findMany({ where: { hostId, chatId, wakeOwedAt: { not: null } }, select: MESSAGE_ROW })
  return owed.map(wakeRefOf)
}

/** The runs of a chat's waiting drafts have to look again: something that they show of the chat has changed. */
export async function oweWakesOfOpenDrafts(tx: Transaction, chat: ChatRef, now: Date): Promise<WakeRef[]> {
  const { hostId, chatId } = chat
  await tx.message.updateMany({ where: { hostId, chatId, status: 'pending' }, data: { wakeOwedAt: now } })
  return owedWakes(tx, chat)
}
