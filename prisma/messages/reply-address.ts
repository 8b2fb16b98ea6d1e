import type { Transaction } from '#prisma/client.ts'
import type { ChatRef } from './lock-chat.ts'

/**
 * Where a reply of this chat goes at this moment: kept at the message when the host says yes, or when it leaves by itself, so that
 * nothing redirects it after and it still says so later.
 */
export async function replyAddressOf(tx: Transaction, { hostId, chatId }: ChatRef): Promise<string | null> {
  const chat = await tx.chat.findFirst({ where: { id: chatId, hostId }, select: { replyTo: true, email: true } })
  return chat === null ? null : addressOf(chat)
}

/** Of a chat that is read already. */
export const addressOf = ({ replyTo, email }: { replyTo: string | null; email: string | null }): string | null =>
  replyTo ?? email
