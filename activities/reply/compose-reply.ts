import { Context } from '@temporalio/activity'
import type { ActivityDeps } from '#activities/deps.ts'
import { composeDraft } from '#activities/drafting/compose-draft.ts'
import type { Drafter } from '#activities/drafting/drafter.ts'
import type { ReplyState } from '#workflows/domain/reply-state.ts'
import type { AnswerInput } from '#workflows/domain/workflow-names.ts'
import { draftingAttempt } from './drafting-attempt.ts'
import { readReply, wantsToBeAsked } from './read-reply.ts'

/**
 * Opens, drafts and decides the reply to a guest message, or finds it as it stands.
 * @throws AppError not_found, also for another host's message; what the model throws while it may be tried again.
 */
export async function composeReply(
  deps: ActivityDeps,
  model: Drafter | undefined,
  guestMessage: AnswerInput,
): Promise<ReplyState> {
  const { info } = Context.current()
  const draft = await composeDraft(draftingAttempt(deps, model), guestMessage)
  const wantsNews = deps.config.n8n.webhookUrl !== undefined
  // Told once: a later run finds the draft and tells nobody; a later try may stand in for one that died.
  if (!draft.isNew) return { ...(await readReply(deps, guestMessage)), isNews: wantsNews && info.attempt > 1 }
  const { draftId, status, version, deadlineAt, undoUntil = null } = draft
  return {
    message: draftId === null ? null : { messageId: draftId, status, version, deadlineAt, undoUntil },
    isFallback: false,
    isOvertaken: draftId === null,
    isNews: wantsNews,
    asksHost: status === 'pending' && (await wantsToBeAsked(deps, guestMessage.hostId)),
  }
}
