import type { Transaction } from '#prisma/client.ts'
import { readReasons } from '#prisma/sentence-columns.ts'
import { STALE_AFTER_HOURS } from '#workflows/domain/deadline.ts'
import { type DraftReason, say } from '#workflows/domain/sentences/sentence.ts'
import { changeMessage, SYSTEM } from './change-message.ts'
import type { LockedMessage } from './lock-message.ts'
import type { MessageRow } from './message-row.ts'
import { openDoubts } from './open-doubts.ts'

/**
 * Asked when something would leave by itself: what answers a message of more than six hours ago, or one whose sender is in doubt,
 * waits for the host instead, without a deadline, and says why. Null where nothing is in the way.
 */
export async function waitInstead(tx: Transaction, draft: LockedMessage, now: Date): Promise<MessageRow | null> {
  const found = [...(await ageOf(tx, draft, now)), ...(await openDoubts(tx, draft))]
  if (found.length === 0) return null
  const said = await reasonsToWait(tx, draft)
  const saidCodes = new Set(said.map(({ code }) => code))
  const reasons = [...said, ...found.filter(({ code }) => !saidCodes.has(code))]
  const set = { reasons, deadlineAt: null, undoUntil: null }
  const { row } = await changeMessage(tx, draft, { command: 'expire', set, by: SYSTEM, now })
  return row
}

async function ageOf(tx: Transaction, draft: LockedMessage, now: Date): Promise<DraftReason[]> {
  if (draft.answersId === null) return []
  const guest = await tx.message.findFirst({
    where: { id: draft.answersId, hostId: draft.hostId },
    select: { createdAt: true },
  })
  const isOld = guest !== null && now.getTime() - guest.createdAt.getTime() > STALE_AFTER_HOURS * 3_600_000
  return isOld ? [say({ code: 'too_old', params: { hours: STALE_AFTER_HOURS } })] : []
}

/** What was said of a draft that leaves by itself no longer holds. */
async function reasonsToWait(tx: Transaction, { id, hostId, status }: LockedMessage) {
  if (status !== 'pending') return []
  const row = await tx.message.findFirst({ where: { id, hostId }, select: { reasons: true } })
  return readReasons(row?.reasons)
}
