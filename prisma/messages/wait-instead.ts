import type { Transaction } from '#prisma/client.ts'
import { autonomyNow } from '#prisma/learning/autonomy-now.ts'
import { readReasons } from '#prisma/sentence-columns.ts'
import { STALE_AFTER_HOURS } from '#workflows/domain/deadline.ts'
import { type DraftReason, say } from '#workflows/domain/sentences/sentence.ts'
import { type CapsAt, capsMetIn, lockAutomaticSends } from './caps-of-chat.ts'
import { changeMessage, SYSTEM } from './change-message.ts'
import { findDraft } from './fallback-partner.ts'
import { closedReason } from './hold-reason.ts'
import { isOvertaken, overtakingReply } from './is-overtaken.ts'
import type { LockedMessage } from './lock-message.ts'
import type { MessageRow } from './message-row.ts'
import { openDoubts } from './open-doubts.ts'

/**
 * Asked when something would leave by itself: what is too old, in doubt, over a cap, no more allowed by the host, or of a closed
 * account or a deleted source, waits for the host instead, without a deadline, and says why; a fallback is taken back for its draft.
 * Until the transaction ends nothing else of the host's may leave by itself.
 * @returns what waits; null where nothing is in the way.
 */
export async function waitInstead(tx: Transaction, message: LockedMessage, at: CapsAt): Promise<MessageRow | null> {
  await lockAutomaticSends(tx, message.hostId)
  const found = [
    ...(await closedOf(tx, message)),
    ...(await ageOf(tx, message, at.now)),
    ...(await openDoubts(tx, message)),
    ...(await autonomyNow(tx, message)),
    ...(await capsMetIn(tx, message, at)),
  ]
  if (found.length === 0) return null
  if (message.kind === 'fallback') return takeFallbackBack(tx, message, { found, now: at.now })
  return holdDraft(tx, message, { found, now: at.now })
}

type Held = { found: readonly DraftReason[]; now: Date }

async function holdDraft(tx: Transaction, draft: LockedMessage, { found, now }: Held): Promise<MessageRow> {
  const said = await reasonsToWait(tx, draft)
  const saidCodes = new Set(said.map(({ code }) => code))
  const reasons = [...said, ...found.filter(({ code }) => !saidCodes.has(code))]
  const set = { reasons, deadlineAt: null, undoUntil: null, settledAt: null }
  const { row } = await changeMessage(tx, draft, { command: 'expire', set, by: SYSTEM, now })
  return row
}

/** Its draft waits again, unless a newer message has overtaken it: that has a draft of its own. */
async function takeFallbackBack(tx: Transaction, fallback: LockedMessage, held: Held): Promise<MessageRow> {
  const { now } = held
  const set = { settledAt: now, undoUntil: null }
  const { row } = await changeMessage(tx, fallback, { command: 'expire', set, by: SYSTEM, now })
  const draft = await findDraft(tx, fallback)
  if (draft === null) return row
  if (!(await isOvertaken(tx, draft))) return holdDraft(tx, draft, held)
  const supersededById = await overtakingReply(tx, draft)
  const change = { command: 'undo_overtaken', set: { ...set, supersededById }, by: SYSTEM, now } as const
  return (await changeMessage(tx, draft, change)).row
}

const CLOSED = { account_closed: 'account_was_closed', source_deleted: 'source_was_deleted' } as const

async function closedOf(tx: Transaction, of: LockedMessage): Promise<DraftReason[]> {
  const closed = await closedReason(tx, of)
  return closed === null ? [] : [say({ code: CLOSED[closed.code] })]
}

async function ageOf(tx: Transaction, { answersId, hostId }: LockedMessage, now: Date): Promise<DraftReason[]> {
  if (answersId === null) return []
  const guest = await tx.message.findFirst({ where: { id: answersId, hostId }, select: { createdAt: true } })
  const isOld = guest !== null && now.getTime() - guest.createdAt.getTime() > STALE_AFTER_HOURS * 3_600_000
  return isOld ? [say({ code: 'too_old', params: { hours: STALE_AFTER_HOURS } })] : []
}

/** What was said of a draft that leaves by itself no longer holds. */
async function reasonsToWait(tx: Transaction, { id, hostId, status }: LockedMessage) {
  if (status === 'scheduled') return []
  const row = await tx.message.findFirst({ where: { id, hostId }, select: { reasons: true } })
  return readReasons(row?.reasons)
}
