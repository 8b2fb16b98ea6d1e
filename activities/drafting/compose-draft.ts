import { beginDraft } from '#activities/drafting/begin-draft.ts'
import type { ComposeDraftInput, ComposedDraft, DraftingDeps } from '#activities/drafting/drafting-deps.ts'
import { improveDraft } from '#activities/drafting/improve-draft.ts'

export type { ComposeDraftInput, ComposedDraft, DraftingDeps } from '#activities/drafting/drafting-deps.ts'

/**
 * Gives the guest's message its one draft, decided and stored: the built-in drafter's at once, and in its place the model's when that
 * answers. Asked again it answers the same draft.
 * @throws AppError not_found for a message that is not this host's; ModelError while `mayRetryModel`.
 */
export async function composeDraft(deps: DraftingDeps, input: ComposeDraftInput): Promise<ComposedDraft> {
  const { composed, improvable } = await beginDraft(deps, input)
  return improvable === null ? composed : improveDraft(deps, improvable)
}
