import { toComposedDraft } from '#activities/drafting/composed-draft.ts'
import { deadlineFrom } from '#activities/drafting/deadline-from.ts'
import type { ComposedDraft, DraftingDeps } from '#activities/drafting/drafting-deps.ts'
import type { AiSettingsModel, MessageModel } from '#prisma/generated/models.ts'
import { inHost } from '#prisma/host-scope.ts'
import { replaceDraft as replace } from '#prisma/messages/replace-draft.ts'
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

/** `modelDueAt`: until when a model may write it anew. */
type ToSettle = FinishedDraft & { modelDueAt: Date | null }

const SETTLE = { send: 'settle_as_scheduled', wait: 'settle_as_pending', none: 'settle_as_no_reply_needed' } as const
const REPLACE = {
  send: 'replace_as_scheduled',
  wait: 'replace_as_pending',
  none: 'replace_as_no_reply_needed',
} as const

export type DraftInProgress = {
  guest: MessageModel
  draftId: string
  /** Of a draft that had one before it was written. */
  deadlineAt: Date | null
  settings: AiSettingsModel | null
}

/**
 * Gives the draft its text, state and deadline, only while it is still `drafting`: one that was superseded or discarded meanwhile
 * keeps that state, and the answer says so.
 * @throws AppError not_found when the draft is deleted meanwhile.
 */
export function settleDraft(deps: DraftingDeps, opened: DraftInProgress, finished: ToSettle): Promise<ComposedDraft> {
  const { guest, draftId: messageId, deadlineAt: own, settings } = opened
  const { hostId } = guest
  return inHost(deps.db, hostId, async (tx, now) => {
    const deadline = own !== null && own > now ? own : deadlineFrom(settings, now)
    const deadlineAt = finished.mayFallBack ? deadline : null
    const columns = { ...columnsOf(deps, finished, now), deadlineAt, modelDueAt: finished.modelDueAt }
    const { row } = await settle(tx, { hostId, messageId, command: SETTLE[finished.decision.action], columns, now })
    return toComposedDraft(row, { deadlineAt: row.deadlineAt, isNew: true })
  })
}

/**
 * Puts it in the place of the draft that stands, with that one's deadline, where nobody has begun to decide on that.
 * @throws AppError not_found when the draft is deleted meanwhile.
 */
export function replaceDraft(
  deps: DraftingDeps,
  { guest, draftId: messageId, version }: { guest: MessageModel; draftId: string; version: number },
  finished: FinishedDraft,
): Promise<ComposedDraft> {
  const { hostId } = guest
  return inHost(deps.db, hostId, async (tx, now) => {
    const columns = { ...columnsOf(deps, finished, now), ...(finished.mayFallBack ? {} : { deadlineAt: null }) }
    const command = REPLACE[finished.decision.action]
    const { row } = await replace(tx, { hostId, messageId, version, command, columns, now })
    return toComposedDraft(row, { deadlineAt: row.deadlineAt, isNew: true })
  })
}

function columnsOf({ undoSeconds }: DraftingDeps, finished: FinishedDraft, now: Date) {
  const { text, language, propertyId, confidence, drafter, evidence, decision } = finished
  const undoUntil = decision.action === 'send' ? new Date(now.getTime() + undoSeconds * 1000) : null
  return {
    text,
    aiText: text,
    language,
    propertyId,
    confidence,
    drafter,
    reasons: decision.reasons,
    evidence,
    undoUntil,
  }
}
