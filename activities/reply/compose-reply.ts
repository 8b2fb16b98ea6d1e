import type { ActivityDeps } from '#activities/deps.ts'
import { composeDraft } from '#activities/drafting/compose-draft.ts'
import type { Drafter } from '#activities/drafting/drafter.ts'
import { readDebugSettings } from '#prisma/debug-settings.ts'
import type { ComposeInput, ReplyState } from '#workflows/domain/reply-state.ts'
import { draftingAttempt } from './drafting-attempt.ts'
import { readReply, wantsToBeAsked } from './read-reply.ts'

/**
 * Opens, drafts and decides the reply to a guest message, or finds it as it stands. Where somebody outside wants to hear
 * of the message first, and was not told yet, it answers that and begins nothing.
 * @throws AppError not_found, also for another host's message; what the model throws while it may be tried again.
 */
export async function composeReply(
  deps: ActivityDeps,
  model: Drafter | undefined,
  { hostId, guestMessageId, failedTries = 0, isAnnounced = false }: ComposeInput,
): Promise<ReplyState> {
  const guestMessage = { hostId, guestMessageId }
  if (!isAnnounced && deps.n8n.webhookUrl !== undefined) {
    const before = await readReply(deps, guestMessage)
    if (before.message === null) return { ...before, isNews: true }
  }
  const switches = await readDebugSettings(deps.db)
  const draft = await composeDraft({ ...draftingAttempt(deps, model, failedTries), switches }, guestMessage)
  if (!draft.isNew || draft.draftId === null) return readReply(deps, guestMessage)
  const { draftId, status, version, deadlineAt, undoUntil = null, property } = draft
  return {
    message: { messageId: draftId, status, version, deadlineAt, undoUntil },
    isFallback: false,
    isOvertaken: false,
    isNews: false,
    asksHost: status === 'pending' && (await wantsToBeAsked(deps, hostId, switches)),
    property,
  }
}
