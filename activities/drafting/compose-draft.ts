import type { ComposeDraftInput, ComposedDraft, DraftingDeps } from '#activities/drafting/drafting-deps.ts'
import { AppError } from '#workflows/domain/errors.ts'

export type { ComposeDraftInput, ComposedDraft, DraftingDeps } from '#activities/drafting/drafting-deps.ts'

/**
 * Gives the guest's message its one draft, decided and stored; asked again it answers the same draft.
 * Raises `not_found` for a message that is not this host's, and what the model raises while `mayRetryModel`.
 */
export async function composeDraft(deps: DraftingDeps, input: ComposeDraftInput): Promise<ComposedDraft> {
  throw new AppError('upstream_unavailable', {
    userMessage: `Drafting of ${input.guestMessageId} is not built yet (${deps.undoSeconds})`,
  })
}
