import { toComposedDraft } from '#activities/drafting/composed-draft.ts'
import { deadlineFrom } from '#activities/drafting/deadline-from.ts'
import type { ComposedDraft, DraftingDeps } from '#activities/drafting/drafting-deps.ts'
import type { Question } from '#activities/drafting/read-question.ts'
import type { Transaction } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { lockChatOfMessage } from '#prisma/messages/lock-message.ts'
import { replaceDraft as replace } from '#prisma/messages/replace-draft.ts'
import { settleDraft as settle } from '#prisma/messages/settle-draft.ts'
import { type DraftColumns, writeDraft } from '#prisma/messages/write-draft.ts'
import type { Decision } from '#workflows/domain/decide.ts'
import type { Wish } from '#workflows/domain/wish.ts'

/** A draft that has been checked and decided, ready to be stored. */
export type FinishedDraft = Pick<
  DraftColumns,
  'text' | 'language' | 'propertyId' | 'confidence' | 'drafter' | 'evidence' | 'askedSince'
> & {
  decision: Decision
  /** Whether the fallback goes out where nobody decides in time. */
  mayFallBack: boolean
}

/** `modelDueAt`: until when a model may write it anew. */
type ToSettle = FinishedDraft & { modelDueAt: Date | null; carried: Wish | null }

const SETTLE = { send: 'settle_as_scheduled', wait: 'settle_as_pending', none: 'settle_as_no_reply_needed' } as const
const REPLACE = {
  send: 'replace_as_scheduled',
  wait: 'replace_as_pending',
  none: 'replace_as_no_reply_needed',
} as const

/**
 * Stores the draft with its text, state and deadline. One that was begun before is ended, only while it is still `drafting`: where it
 * was superseded or discarded meanwhile it keeps that state, and the answer says so. Null where the chat has changed since the
 * question was read, so that none, or another, is to be answered: it stays locked.
 * @throws AppError not_found when chat or draft is deleted meanwhile.
 */
export async function settleDraft(
  tx: Transaction,
  deps: DraftingDeps,
  { question, carried, ...finished }: ToSettle & { question: Question },
): Promise<ComposedDraft | null> {
  const { guest, settings, existing } = question
  const { hostId } = guest
  const { now } = await lockChatOfMessage(tx, { hostId, messageId: guest.id })
  const own = existing?.deadlineAt ?? null
  const deadline = own !== null && own > now ? own : deadlineFrom(settings, now)
  const deadlineAt = finished.mayFallBack ? deadline : null
  const columns = {
    ...columnsOf(finished, { now, undoSeconds: undoSecondsOf(deps, question) }),
    deadlineAt,
    modelDueAt: finished.modelDueAt,
  }
  const command = SETTLE[finished.decision.action]
  if (existing !== null) {
    const { row } = await settle(tx, { hostId, messageId: existing.id, command, columns, now })
    return toComposedDraft(row, { isNew: true })
  }
  // A channel's clock may run ahead of ours: a draft never stands before what it answers.
  const createdAt = new Date(Math.max(deps.now().getTime(), guest.createdAt.getTime() + 1))
  const row = await writeDraft(tx, { id: deps.newId(), guest, command, columns, wish: carried, createdAt, now })
  return row && toComposedDraft(row, { isNew: true })
}

/** As the host wants it, else as the installation has it. */
export const undoSecondsOf = (deps: Pick<DraftingDeps, 'undoSeconds'>, { host }: Pick<Question, 'host'>): number =>
  host.undoSeconds ?? deps.undoSeconds

type ToReplace = { hostId: string; draftId: string; version: number; undoSeconds: number }

/**
 * Puts it in the place of the draft that stands, with that one's deadline, where nobody has begun to decide on that.
 * @throws AppError not_found when the draft is deleted meanwhile.
 */
export function replaceDraft(
  deps: DraftingDeps,
  { hostId, draftId: messageId, version, undoSeconds }: ToReplace,
  finished: FinishedDraft,
): Promise<ComposedDraft> {
  return inHost(deps.db, hostId, async (tx, now) => {
    const columns = {
      ...columnsOf(finished, { now, undoSeconds }),
      ...(finished.mayFallBack ? {} : { deadlineAt: null }),
    }
    const command = REPLACE[finished.decision.action]
    const { row } = await replace(tx, { hostId, messageId, version, command, columns, now })
    return toComposedDraft(row, { isNew: true })
  })
}

function columnsOf(finished: FinishedDraft, { now, undoSeconds }: { now: Date; undoSeconds: number }) {
  const { text, language, propertyId, confidence, drafter, evidence, askedSince, decision } = finished
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
    askedSince,
    undoUntil,
  }
}
