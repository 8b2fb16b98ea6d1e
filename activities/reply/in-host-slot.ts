import { Context } from '@temporalio/activity'
import { type HostConcurrency, NO_SLOT } from '#activities/turns/host-concurrency.ts'
import { withHeartbeat } from '#activities/with-heartbeat.ts'
import type { FailedTries, NoSlot } from '#workflows/domain/reply-state.ts'

/** `beatMs`: how often it tells that it lives; a burst that is over before has told Temporal nothing. */
export type Line = { concurrency: HostConcurrency; waitMs: number; beatMs: number }

/** What a work has to carry, and the line in which it waits for room. */
export type Load<Input> = { concurrency: HostConcurrency; weigh: (input: Input) => Promise<number> }

/**
 * An activity that works when its host has a slot; without one in time it says so, and how many of its tries have
 * failed: a wait is no failure, and holds no place in the worker for long. `load`: what it weighs, where that may be more than nothing.
 */
export const inHostSlot =
  <Input extends { hostId: string } & FailedTries, Answer>(
    { concurrency, waitMs, beatMs }: Line,
    work: (input: Input, failedTries: number) => Promise<Answer>,
    load?: Load<Input>,
  ) =>
  (input: Input): Promise<Answer | NoSlot> =>
    withHeartbeat(async () => {
      const { info, cancellationSignal: signal } = Context.current()
      const failedTries = (input.failedTries ?? 0) + info.attempt - 1
      const weight = (await load?.weigh(input)) ?? 0
      // What is heavy waits in a line of its own, and in nobody's way.
      const line = load !== undefined && weight > 0 ? { ...load, weight } : { concurrency, weight: 1 }
      const patience = { waitMs, signal, weight: line.weight }
      const answer = await line.concurrency.run(input.hostId, () => work(input, failedTries), patience)
      return answer === NO_SLOT ? { noTurn: true, failedTries } : answer
    }, beatMs)
