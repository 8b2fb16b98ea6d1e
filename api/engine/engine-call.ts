import type { Client } from '@temporalio/client'
import { AppError } from '#workflows/domain/errors.ts'
import type { TemporalConnection } from './connect-temporal.ts'

/**
 * Runs one call to Temporal with the configured deadline and tells its failures in our own words.
 * @throws AppError upstream_unavailable when Temporal cannot be reached.
 */
export async function engineCall<T>(temporal: TemporalConnection, work: (client: Client) => Promise<T>): Promise<T> {
  const { client, connection } = await temporal.get()
  try {
    return await connection.withDeadline(Date.now() + temporal.deadlineMs, () => work(client))
  } catch (error) {
    throw await toAppError(error)
  }
}

/** Whatever Temporal's client throws that is no answer means that it is away. */
async function toAppError(error: unknown): Promise<unknown> {
  const { isTemporalUnavailable } = await import('#workflows/client/temporal-unavailable.ts')
  if (!isTemporalUnavailable(error)) return error
  return new AppError('upstream_unavailable', {
    message: `temporal: ${error instanceof Error ? error.message : 'no answer'}`,
    code: 'engine_away',
    retryAfterSeconds: 2,
    cause: error,
  })
}

/** Lets pass that the workflow has ended or was never there. */
export async function unlessGone(work: () => Promise<void>): Promise<void> {
  const { WorkflowExecutionAlreadyStartedError, WorkflowNotFoundError } = await import('@temporalio/client')
  try {
    await work()
  } catch (error) {
    if (!(error instanceof WorkflowNotFoundError || error instanceof WorkflowExecutionAlreadyStartedError)) throw error
  }
}
