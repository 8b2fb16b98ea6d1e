import { tellFailures } from '#activities/activity-errors.ts'
import type { ActivityDeps } from '#activities/deps.ts'
import type { ComposeDraftInput, DraftingModels } from '#activities/drafting/drafting-deps.ts'
import { composeDraftActivity } from '#activities/drafting-activity.ts'
import { announceNewMessage } from '#activities/n8n/announce-new-message.ts'
import { createOldActivities } from '#activities/old-runs/old-activities.ts'
import { askForConfirmation } from '#activities/sending/ask-for-confirmation.ts'
import { openEmptyDraft } from '#activities/sending/open-empty-draft.ts'
import { openReply } from '#activities/sending/open-reply.ts'
import { readMessage } from '#activities/sending/read-message.ts'
import type { MessageRef } from '#prisma/messages/message-row.ts'

export type Activities = ReturnType<typeof createActivities>

/** The activities of TASK_QUEUE. Inputs and answers are ids, states and times: texts stay in PostgreSQL. */
export const createActivities = (deps: ActivityDeps, models: DraftingModels) =>
  tellFailures(
    {
      ...createOldActivities(deps),
      openReply: (input: MessageRef) => openReply(deps, input),
      readMessage: (input: MessageRef) => readMessage(deps, input),
      composeDraft: (input: ComposeDraftInput) => composeDraftActivity(deps, models, input),
      openEmptyDraft: (input: ComposeDraftInput) => openEmptyDraft(deps, input),
      askForConfirmation: (input: { hostId: string; draftId: string }) => askForConfirmation(deps, input),
      announceNewMessage: (input: { hostId: string; guestMessageId: string }) => announceNewMessage(deps, input),
    },
    deps.log,
  )
