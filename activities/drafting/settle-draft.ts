import { toComposedDraft } from '#activities/drafting/composed-draft.ts'
import type { ComposedDraft, DraftingDeps } from '#activities/drafting/drafting-deps.ts'
import { lockChat } from '#activities/drafting/open-draft.ts'
import type { MessageModel } from '#prisma/generated/models.ts'
import { inHost } from '#prisma/host-scope.ts'
import type { Decision } from '#workflows/domain/decide.ts'
import type { DraftEvidence } from '#workflows/domain/draft.ts'
import type { MessageStatus } from '#workflows/domain/message-status.ts'

/** A draft that has been checked and decided, ready to be stored. */
export type FinishedDraft = {
  text: string
  language: string
  confidence: number | null
  drafter: string
  evidence: DraftEvidence
  decision: Decision
}

const STATUS = { send: 'scheduled', wait: 'pending', none: 'no_reply_needed' } as const satisfies Record<
  Decision['action'],
  MessageStatus
>

export type DraftInProgress = { guest: MessageModel; draftId: string; deadlineAt: Date }

/**
 * Gives the draft its text and state, only while it is still `drafting`: one that was superseded or discarded meanwhile keeps
 * that state, and the answer says so.
 */
export function settleDraft(
  deps: DraftingDeps,
  opened: DraftInProgress,
  finished: FinishedDraft,
): Promise<ComposedDraft> {
  const { hostId, chatId } = opened.guest
  return inHost(deps.db, hostId, async (tx) => {
    const headSeq = await lockChat(tx, hostId, chatId)
    const status = STATUS[finished.decision.action]
    const undoUntil = status === 'scheduled' ? new Date(deps.now().getTime() + deps.undoSeconds * 1000) : null
    const { count } = await tx.message.updateMany({
      where: { id: opened.draftId, hostId, status: 'drafting' },
      data: {
        status,
        undoUntil,
        text: finished.text,
        aiText: finished.text,
        language: finished.language,
        confidence: finished.confidence,
        drafter: finished.drafter,
        reason: finished.decision.reason,
        evidence: finished.evidence,
        deadlineAt: opened.deadlineAt,
        settledAt: status === 'no_reply_needed' ? deps.now() : null,
        version: { increment: 1 },
      },
    })
    const row = await tx.message.findFirstOrThrow({ where: { id: opened.draftId, hostId } })
    if (count === 1 && headSeq === opened.guest.seq) {
      await tx.chat.updateMany({
        where: { id: chatId, hostId },
        data: { aiConfidence: finished.confidence, lastMessageStatus: status },
      })
    }
    return toComposedDraft(row, row.deadlineAt ?? opened.deadlineAt)
  })
}
