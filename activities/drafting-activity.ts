import type { ActivityDeps } from '#activities/deps.ts'
import { type ComposeDraftInput, composeDraft } from '#activities/drafting/compose-draft.ts'
import type { DraftingModels } from '#activities/drafting/drafting-deps.ts'
import { draftingAttempt } from '#activities/reply/drafting-attempt.ts'
import { readMessage } from '#activities/sending/read-message.ts'
import { withHeartbeat } from '#activities/with-heartbeat.ts'
import type { MessageState } from '#workflows/domain/message-state.ts'

/**
 * The draft's state once it is decided and stored; null when a newer message had overtaken the guest's.
 * @throws AppError not_found for a message that is not this host's; ModelError while `mayRetryModel`.
 */
export async function composeDraftActivity(
  deps: ActivityDeps,
  models: DraftingModels,
  input: ComposeDraftInput,
): Promise<MessageState | null> {
  const { draftId } = await withHeartbeat(() => composeDraft(draftingAttempt(deps, models), input))
  return draftId === null ? null : readMessage(deps, { hostId: input.hostId, messageId: draftId })
}
