import { ApplicationFailure, TemporalFailure } from '@temporalio/common'
import type { Log } from '#outside/log.ts'
import { describeError } from '#outside/log.ts'
import { AppError, ERROR_KINDS } from '#workflows/domain/errors.ts'

type Activity = (input: never) => Promise<unknown>

/**
 * Tells Temporal an error by its kind and code, and whether another try makes sense. What a bug says of itself goes to
 * the log only, and what a server said stays out: a failure is kept in the workflow's history, where no text and no
 * value of a guest belongs.
 */
export function toFailure(error: unknown, log: Log): unknown {
  if (error instanceof TemporalFailure || isCancelled(error)) return error
  if (error instanceof AppError) {
    return ApplicationFailure.create({
      message: error.sentence.code,
      type: error.kind,
      nonRetryable: !ERROR_KINDS[error.kind].retryable,
      ...(error.retryAfterSeconds === undefined ? {} : { nextRetryDelay: error.retryAfterSeconds * 1000 }),
    })
  }
  log.error(describeError(error), 'an activity failed unexpectedly')
  return ApplicationFailure.create({ message: 'Unexpected error', type: 'unexpected', nonRetryable: false })
}

const isCancelled = (error: unknown) => error instanceof Error && error.name === 'AbortError'

/**
 * Wraps every activity of the room: the one place where AppError becomes a failure of Temporal.
 * @throws ApplicationFailure whose type is the kind of the AppError; a cancellation passes as it is.
 */
export function tellFailures<T extends Record<string, Activity>>(activities: T, log: Log): T {
  const told = Object.entries(activities).map(([name, run]) => [
    name,
    async (input: never) => {
      try {
        return await run(input)
      } catch (error) {
        throw toFailure(error, log)
      }
    },
  ])
  return Object.fromEntries(told) as T
}
