import type { Transaction } from '#prisma/client.ts'
import { pausedUntil } from '#workflows/domain/deadline.ts'

type Draft = { id: string; hostId: string; chatId: string; createdAt: Date }
/** When somebody last typed, sent a file up, or put one there: whoever has just done one of these is not done. */
type Unsent = { writtenAt: Date | null }

/**
 * At a draft's deadline: while the host writes in its chat the deadline becomes a later one, which is answered; null where it does
 * not. The draft stays what the host sees, its version too: their approval is about it still. The caller holds the chat's lock.
 */
export async function whileHostWrites(tx: Transaction, draft: Draft, now: Date): Promise<Date | null> {
  const { id, hostId, chatId, createdAt: draftedAt } = draft
  const [unsent] = await tx.$queryRaw<Unsent[]>`
    select greatest(
      (select max(t.written_at) from unsent_text t where t.host_id = ${hostId}::uuid and t.chat_id = ${chatId}::uuid),
      (select max(u.seen_at) from unsent_upload u where u.host_id = ${hostId}::uuid and u.chat_id = ${chatId}::uuid),
      (select max(f.uploaded_at) from unsent_file f where f.host_id = ${hostId}::uuid and f.chat_id = ${chatId}::uuid)
    ) as "writtenAt"`
  const writtenAt = unsent?.writtenAt ?? null
  const deadlineAt = writtenAt && pausedUntil({ writtenAt, draftedAt, now })
  if (deadlineAt !== null) await tx.message.updateMany({ where: { id, hostId }, data: { deadlineAt } })
  return deadlineAt
}
