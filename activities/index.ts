import { tellFailures } from '#activities/activity-errors.ts'
import type { ActivityDeps } from '#activities/deps.ts'
import type { Drafter } from '#activities/drafting/drafter.ts'
import type { ComposeDraftInput } from '#activities/drafting/drafting-deps.ts'
import { composeDraftActivity } from '#activities/drafting-activity.ts'
import { announceNewMessage } from '#activities/n8n/announce-new-message.ts'
import { askForConfirmation } from '#activities/sending/ask-for-confirmation.ts'
import { claimFallback } from '#activities/sending/claim-fallback.ts'
import { type ClaimInput, claimSend } from '#activities/sending/claim-send.ts'
import { concludeSend } from '#activities/sending/conclude-send.ts'
import { deliver } from '#activities/sending/deliver.ts'
import type { MessageRef } from '#activities/sending/message-row.ts'
import { openEmptyDraft } from '#activities/sending/open-empty-draft.ts'
import { openReply } from '#activities/sending/open-reply.ts'
import type { SendRef } from '#activities/sending/outgoing.ts'
import { readMessage } from '#activities/sending/read-message.ts'
import { type ApprovalInput, recordApproval } from '#activities/sending/record-approval.ts'
import { recordDiscard } from '#activities/sending/record-discard.ts'
import { recordUndo } from '#activities/sending/record-undo.ts'
import { withHeartbeat } from '#activities/with-heartbeat.ts'

export type Activities = ReturnType<typeof createActivities>
type ByHost = MessageRef & { actor: string }

/** The activities of TASK_QUEUE. Inputs and answers are ids, states and times: texts stay in PostgreSQL. */
export const createActivities = (deps: ActivityDeps, model: Drafter | undefined) =>
  tellFailures(
    {
      openReply: (input: MessageRef) => openReply(deps, input),
      readMessage: (input: MessageRef) => readMessage(deps, input),
      composeDraft: (input: ComposeDraftInput) => composeDraftActivity(deps, model, input),
      openEmptyDraft: (input: ComposeDraftInput) => openEmptyDraft(deps, input),
      recordApproval: (input: ApprovalInput) => recordApproval(deps, input),
      recordDiscard: (input: ByHost) => recordDiscard(deps, input),
      recordUndo: (input: ByHost) => recordUndo(deps, input),
      claimFallback: (input: MessageRef) => claimFallback(deps, input),
      claimSend: (input: ClaimInput) => claimSend(deps, input),
      deliver: (input: SendRef) => withHeartbeat(() => deliver(deps, input)),
      concludeSend: (input: SendRef) => withHeartbeat(() => concludeSend(deps, input)),
      askForConfirmation: (input: { hostId: string; draftId: string }) => askForConfirmation(deps, input),
      announceNewMessage: (input: { hostId: string; guestMessageId: string }) => announceNewMessage(deps, input),
    },
    deps.log,
  )
