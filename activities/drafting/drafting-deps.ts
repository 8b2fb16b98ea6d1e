import type { Drafter } from '#activities/drafting/drafter.ts'
import type { Embedder } from '#activities/drafting/embedding/embedder.ts'
import type { Reviewer } from '#activities/drafting/model-reviewer.ts'
import type { Database } from '#prisma/client.ts'
import type { DebugSettingsRow } from '#prisma/debug-settings.ts'
import type { MessageStatus } from '#workflows/domain/message-status.ts'
import type { SendCaps } from '#workflows/domain/send-caps.ts'

/** The first two where a key or a base URL is set; without them the built-in drafter answers. */
export type DraftingModels = {
  /** `createModelDrafter(…)`. */
  model?: Drafter | undefined
  /** `createModelReviewer(…)`: reads once more what that wrote and would leave by itself. */
  review?: Reviewer | undefined
  /** Where its model is on this machine: chooses which notes are told of what facts leave open. */
  embed?: Embedder | undefined
}

/** What drafting needs from the worker. `db` signs in with the tenant role. */
export type DraftingDeps = DraftingModels & {
  db: Database
  now: () => Date
  newId: () => string
  /** Length of the undo window of a draft that goes out by itself. */
  undoSeconds: number
  /** The installation's caps on what leaves by itself. */
  sendCaps: SendCaps
  /** The installation's cap on the drafts that a model writes for one host in a day. */
  modelDraftsPerDay: number
  /** True while Temporal still has tries left: a fault of the model that may pass is then thrown, to be tried again. */
  mayRetryModel?: boolean
  /** The operator's switches, where they were read just now. */
  switches?: DebugSettingsRow
  /** Ends the call of the model when the activity is cancelled. */
  signal?: AbortSignal
  /** Told what kind of thing went wrong, never a text. */
  note?: (event: DraftingEvent) => void
}

export type DraftingEvent = { event: 'model_failed'; guestMessageId: string; detail: string }

export type ComposeDraftInput = { hostId: string; guestMessageId: string }

/** `draftId` is null only when a newer message had overtaken the guest's before a draft was begun (`superseded`). */
export type ComposedDraft = {
  draftId: string | null
  /** It was begun, or gone on with, just now; false where it stood decided already. */
  isNew: boolean
  status: MessageStatus
  /** Of the draft's row; 0 where there is none. */
  version: number
  /** RFC 3339; absolute, counted from the moment the draft was stored. Null where no fallback goes out. */
  deadlineAt: string | null
  /** RFC 3339; of a draft that leaves, or can be taken back, when it ends. */
  undoUntil?: string
  /** As an operator's list shows it; of a draft that is new. */
  property?: string | null
}
