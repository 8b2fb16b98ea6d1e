import { Prisma, type Transaction } from './client.ts'

/**
 * Where a reply of this chat goes at this moment: kept at the message when the host says yes, or when it leaves by itself, so that
 * nothing redirects it after and it still says so later.
 */
export async function replyAddressOf(
  tx: Transaction,
  { hostId, chatId }: { hostId: string; chatId: string },
): Promise<string | null> {
  const chat = await tx.chat.findFirst({ where: { id: chatId, hostId }, select: { replyTo: true, email: true } })
  return chat === null ? null : addressOf(chat)
}

/** Of a chat that is read already. */
export const addressOf = ({ replyTo, email }: { replyTo: string | null; email: string | null }): string | null =>
  replyTo ?? email

/** The same of a row of `chat c`, where PostgreSQL reads it. */
export const REPLY_ADDRESS = Prisma.sql`coalesce(c.reply_to, c.email)`
