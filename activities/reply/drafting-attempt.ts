import { Context } from '@temporalio/activity'
import type { ActivityDeps } from '#activities/deps.ts'
import type { DraftingDeps, DraftingModels } from '#activities/drafting/drafting-deps.ts'
import { createN8nDrafter } from '#activities/n8n/n8n-drafter.ts'

/** Of the tries that the workflow grants, the last ones must not depend on the model. */
const TRIES_WITH_THE_MODEL = 2

/** What drafting gets from the activity that runs, and from how many of its tries have failed. */
export function draftingAttempt(
  deps: ActivityDeps,
  models: DraftingModels,
  failedTries = Context.current().info.attempt - 1,
): DraftingDeps {
  return {
    db: deps.db,
    now: deps.now,
    newId: deps.newId,
    undoSeconds: deps.config.undoSeconds,
    sendCaps: deps.config.sendCaps,
    ...models,
    ...(deps.n8n.writesDrafts === true && { model: createN8nDrafter(deps) }),
    modelDraftsPerDay: deps.config.modelDraftsPerDay,
    mayRetryModel: failedTries < TRIES_WITH_THE_MODEL,
    signal: Context.current().cancellationSignal,
    note: ({ event, guestMessageId, detail }) => deps.log.warn({ event, guestMessageId, detail }, 'drafting'),
  }
}
