import { ActivityFailure, CancellationScope, condition, isCancellation } from '@temporalio/workflow'
import type { MessageState } from '#workflows/domain/message-state.ts'
import { drafting, records } from './reply-activities.ts'
import type { TrackedMessage } from './tracked-message.ts'

type GuestMessage = { hostId: string; guestMessageId: string }

/**
 * The draft's first state, or null when a newer message made it needless. A newer message that comes while the model
 * works stops the work; a drafter that fails for good leaves an empty draft that waits for the host's own words.
 */
export async function composeUnlessOvertaken(
  draft: TrackedMessage,
  message: GuestMessage,
): Promise<MessageState | null> {
  for (;;) {
    const attempt = await composeUntilWoken(draft, message)
    if (attempt !== 'woken') return attempt
    // Woken for nothing, the reply is still owed.
    const { overtaken } = await records.openReply({ hostId: message.hostId, messageId: message.guestMessageId })
    if (overtaken) return null
  }
}

async function composeUntilWoken(draft: TrackedMessage, message: GuestMessage): Promise<MessageState | null | 'woken'> {
  if (draft.consumeWake()) return 'woken'
  const scope = new CancellationScope()
  const composing = scope.run(() => compose(message))
  const stop = condition(() => draft.isWoken).then(() => scope.cancel())
  try {
    return await Promise.race([composing, stop.then(() => composing)])
  } catch (error) {
    if (!isCancellation(error) || !draft.consumeWake()) throw error
    return 'woken'
  }
}

async function compose(message: GuestMessage): Promise<MessageState | null> {
  try {
    return await drafting.composeDraft(message)
  } catch (error) {
    if (!(error instanceof ActivityFailure) || isCancellation(error)) throw error
    return records.openEmptyDraft(message)
  }
}
