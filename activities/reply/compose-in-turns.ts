import { Context } from '@temporalio/activity'
import { type HostConcurrency, NO_SLOT } from '#activities/turns/host-concurrency.ts'
import { withHeartbeat } from '#activities/with-heartbeat.ts'
import type { ComposeInput, NoSlot, ReplyState } from '#workflows/domain/reply-state.ts'
import type { FirstReply } from './compose-reply.ts'

/** `drafts`: of the database and the built-in drafter; `models`: of what a model server is asked at once. */
type Lines = { drafts: HostConcurrency; models: HostConcurrency; waitMs: number; beatMs: number }

/** As long as a model has, when its turn comes last. */
const MODEL_NEEDS_MS = 15_000

/**
 * Composes in two turns: the draft that stands within seconds waits for no model of another, however slow it is. Who does not come to
 * the model's turn in time keeps that draft.
 */
export const composeInTurns =
  (
    { drafts, models, waitMs, beatMs }: Lines,
    begin: (input: ComposeInput, failedTries: number) => Promise<FirstReply>,
  ) =>
  (input: ComposeInput): Promise<ReplyState | NoSlot> =>
    withHeartbeat(async () => {
      const { info, cancellationSignal: signal } = Context.current()
      const failedTries = (input.failedTries ?? 0) + info.attempt - 1
      const begun = await drafts.run(input.hostId, () => begin(input, failedTries), { waitMs, signal })
      if (begun === NO_SLOT) return { noTurn: true, failedTries }
      const { improvable } = begun
      if (improvable === null) return begun.reply()
      const patience = { waitMs: Math.max(0, improvable.leftMs - MODEL_NEEDS_MS), signal }
      const improved = await models.run(input.hostId, improvable.improve, patience)
      return improved === NO_SLOT ? improvable.keep() : improved
    }, beatMs)
