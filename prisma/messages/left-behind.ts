import type { Transaction } from '#prisma/client.ts'
import { NOT_ARRIVED } from '#workflows/domain/message-transitions.ts'
import { newestQuestion, overtakingReply } from './is-overtaken.ts'
import type { MessageRow } from './message-row.ts'

/**
 * Of a reply that has not arrived, or of which nobody knows: the number up to which it answers where its guest has written again since,
 * else null. The list then shows what becomes of that, and its draft takes what the reply answered for answered.
 */
export async function leftBehind(tx: Transaction, reply: MessageRow): Promise<number | null> {
  const { id, hostId, kind, status, seq } = reply
  if ((kind !== 'draft' && kind !== 'host_reply') || !NOT_ARRIVED.includes(status)) return null
  const row = await tx.message.findFirst({ where: { id, hostId }, select: { answersUpTo: true } })
  const upTo = row?.answersUpTo ?? seq
  const question = await newestQuestion(tx, reply)
  if (question === null || question.seq <= upTo || (await overtakingReply(tx, reply)) !== null) return null
  return upTo
}
