import type { Transaction } from '#prisma/client.ts'
import type { WishKind } from '#workflows/domain/wish.ts'
import { type By, type Changed, changeMessage } from './change-message.ts'
import { isOvertaken } from './is-overtaken.ts'
import { judgeDecision } from './judge-decision.ts'
import { lockMessage } from './lock-message.ts'
import type { MessageRef } from './message-row.ts'

export type WritingAgain = MessageRef & {
  /** As of a decision: the version that the host was looking at. */
  shownVersion?: number
  wish: { kind: WishKind; text: string }
  by: By
  now: Date
}

/**
 * Has a draft that waits, or that the host refused, written again: it cannot be decided on, and no deadline takes it, until the new
 * words stand. What it said is kept with the wish. Asked again while it is written it is the same answer.
 * @throws AppError not_found for another host's draft.
 */
export async function writeAgain(tx: Transaction, request: WritingAgain): Promise<Changed> {
  const draft = await lockMessage(tx, request)
  const refusal = judgeDecision(draft, { ...request, undoSeconds: 0 })
  if (refusal !== null) return { outcome: 'refused', row: draft, refusal }
  if (draft.status === 'drafting') return { outcome: 'already', row: draft }
  // What gives only what was promised answers no message that could be read again.
  if (draft.answersId === null) return { outcome: 'refused', row: draft, refusal: { code: 'no_longer_changeable' } }
  if (await isOvertaken(tx, draft))
    return { outcome: 'refused', row: draft, refusal: { code: 'settled_before', params: { status: 'superseded' } } }
  const { wish, by, now } = request
  return changeMessage(tx, draft, {
    command: 'write_again',
    set: { wish: { ...wish, before: draft.text }, settledAt: null, undoUntil: null },
    by,
    // The host's own words are no text for the trail.
    detail: { wish: wish.kind },
    now,
  })
}
