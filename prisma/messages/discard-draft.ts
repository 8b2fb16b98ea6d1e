import type { Transaction } from '#prisma/client.ts'
import { type Changed, changeMessage } from './change-message.ts'
import { type DraftDecision, judgeDecision, judgeRepeat, undoUntil } from './judge-decision.ts'
import { lockMessage } from './lock-message.ts'

/**
 * The host's no. Accepted, the draft is not sent, and can be taken back for a moment; asked again it gives the same
 * answer.
 * @throws AppError not_found for another host's draft.
 */
export async function discardDraft(tx: Transaction, decision: DraftDecision): Promise<Changed> {
  const draft = await lockMessage(tx, decision)
  const refusal = judgeDecision(draft, decision)
  if (refusal !== null) return { outcome: 'refused', row: draft, refusal }
  if (draft.status === 'discarded') return judgeRepeat(draft, decision)
  const { by, now } = decision
  const set = { settledAt: now, undoUntil: undoUntil(decision, draft) }
  return changeMessage(tx, draft, { command: 'discard', set, by, now })
}
