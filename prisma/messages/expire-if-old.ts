import type { Transaction } from '#prisma/client.ts'
import { readReasons } from '#prisma/sentence-columns.ts'
import { STALE_AFTER_HOURS } from '#workflows/domain/deadline.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'
import { changeMessage, SYSTEM } from './change-message.ts'
import type { LockedMessage } from './lock-message.ts'
import type { MessageRow } from './message-row.ts'

/**
 * Asked when something would leave by itself: what answers a message of more than six hours ago waits for the host
 * instead, without a deadline, and says why. Null where it is not that old.
 */
export async function expireIfOld(tx: Transaction, draft: LockedMessage, now: Date): Promise<MessageRow | null> {
  if (draft.answersId === null) return null
  const guest = await tx.message.findFirst({
    where: { id: draft.answersId, hostId: draft.hostId },
    select: { createdAt: true },
  })
  if (guest === null || now.getTime() - guest.createdAt.getTime() <= STALE_AFTER_HOURS * 3_600_000) return null
  const reasons = [...(await reasonsToWait(tx, draft)), say({ code: 'too_old', params: { hours: STALE_AFTER_HOURS } })]
  const set = { reasons, deadlineAt: null, undoUntil: null }
  const { row } = await changeMessage(tx, draft, { command: 'expire', set, by: SYSTEM, now })
  return row
}

/** What was said of a draft that leaves by itself no longer holds. */
async function reasonsToWait(tx: Transaction, { id, hostId, status }: LockedMessage) {
  if (status !== 'pending') return []
  const row = await tx.message.findFirst({ where: { id, hostId }, select: { reasons: true } })
  return readReasons(row?.reasons)
}
