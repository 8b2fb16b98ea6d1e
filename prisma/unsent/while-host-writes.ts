import type { Transaction } from '#prisma/client.ts'
import { pausedUntil } from '#workflows/domain/deadline.ts'

type Draft = { id: string; hostId: string; chatId: string; createdAt: Date }

/**
 * At a draft's deadline: while the host writes in its chat the deadline becomes a later one, which is answered; null where it does
 * not. The draft stays what the host sees, its version too: their approval is about it still. The caller holds the chat's lock.
 */
export async function whileHostWrites(tx: Transaction, draft: Draft, now: Date): Promise<Date | null> {
  const { id, hostId, chatId, createdAt: draftedAt } = draft
  const { _max: typed } = await tx.unsentText.aggregate({ where: { hostId, chatId }, _max: { writtenAt: true } })
  const { _max: coming } = await tx.unsentUpload.aggregate({ where: { hostId, chatId }, _max: { seenAt: true } })
  // Put there for this guest and not sent yet: whoever did it is not done.
  const files = await tx.unsentFile.count({ where: { hostId, chatId, uploadedAt: { gte: draftedAt } } })
  const writtenAt = files > 0 ? now : later(typed.writtenAt, coming.seenAt)
  const deadlineAt = writtenAt && pausedUntil({ writtenAt, draftedAt, now })
  if (deadlineAt !== null) await tx.message.updateMany({ where: { id, hostId }, data: { deadlineAt } })
  return deadlineAt
}

const later = (one: Date | null, other: Date | null) =>
  one !== null && other !== null && one > other ? one : (other ?? one)
