import { Context } from '@temporalio/activity'
import { withHeartbeat } from '#activities/with-heartbeat.ts'
import type { FailedTries, NoSlot } from '#workflows/domain/reply-state.ts'
import { type HostConcurrency, NO_SLOT } from './host-concurrency.ts'

/** `beatMs`: how often it tells that it lives; a burst that is over before has told Temporal nothing. */
type Line = { concurrency: HostConcurrency; waitMs: number; beatMs: number }

/**
 * An activity that works when its host has a slot; without one in time it says so, and how many of its tries have
 * failed: a wait is no failure, and holds no place in the worker for long.
 */
export const inHostSlot =
  <Input extends { hostId: string } & FailedTries, Answer>(
    { concurrency, waitMs, beatMs }: Line,
    work: (input: Input, failedTries: number) => Promise<Answer>,
  ) =>
  (input: Input): Promise<Answer | NoSlot> =>
    withHeartbeat(async () => {
      const { info, cancellationSignal: signal } = Context.current()
      const failedTries = (input.failedTries ?? 0) + info.attempt - 1
      const answer = await concurrency.run(input.hostId, () => work(input, failedTries), { waitMs, signal })
      return answer === NO_SLOT ? { noTurn: true, failedTries } : answer
    }, beatMs)
