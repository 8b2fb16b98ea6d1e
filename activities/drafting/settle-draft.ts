import { toComposedDraft } from '#activities/drafting/composed-draft.ts'
import type { ComposedDraft, DraftingDeps } from '#activities/drafting/drafting-deps.ts'
import type { MessageModel } from '#prisma/generated/models.ts'
import { inHost } from '#prisma/host-scope.ts'
import { settleDraft as settle } from '#prisma/messages/settle-draft.ts'
import type { Decision } from '#workflows/domain/decide.ts'
import type { DraftEvidence } from '#workflows/domain/draft.ts'

/** A draft that has been checked and decided, ready to be stored. */
export type FinishedDraft = {
  text: string
  language: string
  /** The house that it speaks of. */
  propertyId: string | null
  confidence: number | null
  drafter: string
  evidence: DraftEvidence
  decision: Decision
  /** Whether the fallback goes out where nobody decides in time. */
  mayFallBack: boolean
}

const COMMAND = { send: 'settle_as_scheduled', wait: 'settle_as_pending', none: 'settle_as_no_reply_needed' } as const

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
  const { hostId } = opened.guest
  return inHost(deps.db, hostId, async (tx, now) => {
    const { action, reasons } = finished.decision
    const { text, language, propertyId, confidence, drafter, evidence } = finished
    const undoUntil = action === 'send' ? new Date(now.getTime() + deps.undoSeconds * 1000) : null
    const columns = { text, aiText: text, language, propertyId, confidence, drafter, reasons, evidence, undoUntil }
    const { row } = await settle(tx, {
      hostId,
      messageId: opened.draftId,
      command: COMMAND[action],
      columns: { ...columns, deadlineAt: finished.mayFallBack ? opened.deadlineAt : null },
      now,
    })
    return toComposedDraft(row, { deadlineAt: row.deadlineAt, isNew: true })
  })
}
