import { Context } from '@temporalio/activity'
import type { ActivityDeps } from '#activities/deps.ts'
import { type ComposeDraftInput, composeDraft } from '#activities/drafting/compose-draft.ts'
import type { Drafter } from '#activities/drafting/drafter.ts'
import { readMessage } from '#activities/sending/read-message.ts'
import type { MessageState } from '#workflows/domain/message-state.ts'

/** Of the tries that the workflow grants, the last ones must not depend on the model. */
const TRIES_WITH_THE_MODEL = 2

/** The draft's state once it is decided and stored; null when a newer message had overtaken the guest's. */
export async function composeDraftActivity(
  deps: ActivityDeps,
  model: Drafter | undefined,
  input: ComposeDraftInput,
): Promise<MessageState | null> {
  const { info, cancellationSignal, heartbeat } = Context.current()
  const { draftId } = await composeDraft(
    {
      db: deps.db,
      now: deps.now,
      newId: deps.newId,
      undoSeconds: deps.config.undoSeconds,
      model,
      mayRetryModel: info.attempt <= TRIES_WITH_THE_MODEL,
      heartbeat: () => heartbeat(),
      signal: cancellationSignal,
      note: ({ event, guestMessageId, detail }) => deps.log.warn({ event, guestMessageId, detail }, 'drafting'),
    },
    input,
  )
  return draftId === null ? null : readMessage(deps, { hostId: input.hostId, messageId: draftId })
}
