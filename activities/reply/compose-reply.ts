import type { ActivityDeps } from '#activities/deps.ts'
import { beginDraft, type FirstDraft } from '#activities/drafting/begin-draft.ts'
import type { ComposedDraft, DraftingModels } from '#activities/drafting/drafting-deps.ts'
import { improveDraft, keepUnimproved } from '#activities/drafting/improve-draft.ts'
import { readDebugSettings } from '#prisma/debug-settings.ts'
import type { ComposeInput, ReplyState } from '#workflows/domain/reply-state.ts'
import { draftingAttempt } from './drafting-attempt.ts'
import { readReply, wantsToBeAsked } from './read-reply.ts'

/** A reply that stands, and what is left to do about it: to ask the model, in its turn or not at all. */
export type FirstReply = {
  hostId: string
  reply: () => Promise<ReplyState>
  /** Null where it is decided as it stands. */
  improvable: { leftMs: number; improve: () => Promise<ReplyState>; keep: () => Promise<ReplyState> } | null
}

/**
 * Opens, drafts and decides the reply to a guest message, or finds it as it stands; no model is asked yet. Where somebody outside
 * wants to hear of the message first, and was not told yet, it answers that and begins nothing.
 * @throws AppError not_found, also for another host's message; from `improve`, what the model throws while it may be tried again.
 */
export async function beginReply(
  deps: ActivityDeps,
  models: DraftingModels,
  { hostId, guestMessageId, failedTries = 0, isAnnounced = false }: ComposeInput,
): Promise<FirstReply> {
  const guestMessage = { hostId, guestMessageId }
  if (!isAnnounced && deps.n8n.webhookUrl !== undefined) {
    const before = await readReply(deps, guestMessage)
    if (before.message === null) return { hostId, reply: async () => ({ ...before, isNews: true }), improvable: null }
  }
  const switches = await readDebugSettings(deps.db)
  const drafting = { ...draftingAttempt(deps, models, failedTries), switches }
  const { composed, improvable }: FirstDraft = await beginDraft(drafting, guestMessage)
  const told = async (draft: ComposedDraft): Promise<ReplyState> => {
    const { draftId, status, version, deadlineAt, undoUntil = null, property } = draft
    if (!draft.isNew || draftId === null) return readReply(deps, guestMessage)
    return {
      message: { messageId: draftId, status, version, deadlineAt, undoUntil },
      isFallback: false,
      isOvertaken: false,
      isNews: false,
      asksHost: status === 'pending' && (await wantsToBeAsked(deps, hostId, switches)),
      property,
    }
  }
  return {
    hostId,
    reply: () => told(composed),
    improvable: improvable && {
      leftMs: improvable.leftMs,
      improve: async () => told(await improveDraft(drafting, improvable)),
      keep: async () => told(await keepUnimproved(drafting, improvable)),
    },
  }
}
