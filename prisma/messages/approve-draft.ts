import type { Transaction } from '#prisma/client.ts'
import { fillingFingerprint } from '#prisma/secrets/filling-fingerprint.ts'
import { AppError } from '#workflows/domain/errors.ts'
import type { MessageStatus } from '#workflows/domain/message-status.ts'
import { type Changed, changeMessage } from './change-message.ts'
import { type DraftDecision, judgeDecision, judgeRepeat, undoUntil } from './judge-decision.ts'
import { lockMessage } from './lock-message.ts'
import { replyAddressOf } from './reply-address.ts'

const SAID_YES = new Set<MessageStatus>(['approved', 'sending', 'sent'])

/**
 * The host's yes, with the host's own wording where one is given; what the AI wrote is kept beside it. Asked again
 * with the same words it gives the same answer.
 * @throws AppError not_found for another host's draft; rule_refused for a draft without words.
 */
export async function approveDraft(tx: Transaction, approval: DraftDecision & { text?: string }): Promise<Changed> {
  const draft = await lockMessage(tx, approval)
  const refusal = judgeDecision(draft, approval)
  if (refusal !== null) return { outcome: 'refused', row: draft, refusal }
  const { text = draft.text, by, now } = approval
  const isEdited = text !== draft.text
  if (SAID_YES.has(draft.status) && !isEdited) return judgeRepeat(draft, approval)
  if (text.trim() === '') throw new AppError('rule_refused', { code: 'reply_empty' })
  return changeMessage(tx, draft, {
    command: 'approve',
    set: {
      approvedAt: now,
      recipient: await replyAddressOf(tx, draft),
      settledAt: now,
      undoUntil: undoUntil(approval),
      filling: await fillingFingerprint(tx, { ...draft, text }, now),
      ...(isEdited ? { text, aiText: draft.aiText ?? draft.text } : {}),
    },
    by,
    detail: { edited: isEdited },
    now,
  })
}
