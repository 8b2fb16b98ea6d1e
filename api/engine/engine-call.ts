import type * as temporalClient from '@temporalio/client'
import type { Client } from '@temporalio/client'
import { AppError, ERROR_KINDS, type ErrorKind } from '#workflows/domain/errors.ts'
import type { TemporalConnection } from './connect-temporal.ts'

const SETTLED_BEFORE = 'This message was already settled'

/** Runs one call to Temporal with the configured deadline and tells its failures in our own words. */
export async function engineCall<T>(temporal: TemporalConnection, work: (client: Client) => Promise<T>): Promise<T> {
  const { client, connection } = await temporal.get()
  try {
    return await connection.withDeadline(Date.now() + temporal.deadlineMs, () => work(client))
  } catch (error) {
    throw await toAppError(error)
  }
}

/** What a workflow refused comes as AppError of the kind it named; all else means that Temporal did not answer. */
async function toAppError(error: unknown): Promise<unknown> {
  const [temporal, { isTemporalAway }] = await Promise.all([
    import('@temporalio/client'),
    import('#workflows/client/temporal-away.ts'),
  ])
  if (error instanceof temporal.WorkflowUpdateFailedError) return refusal(temporal, error)
  if (
    error instanceof temporal.WorkflowNotFoundError ||
    error instanceof temporal.WorkflowExecutionAlreadyStartedError
  ) {
    return new AppError('conflict', { userMessage: SETTLED_BEFORE, cause: error })
  }
  if (isTemporalAway(error) || isUpdateTimeout(temporal, error)) {
    return new AppError('upstream_unavailable', {
      message: `temporal: ${error instanceof Error ? error.message : 'no answer'}`,
      userMessage: 'The reply engine does not answer right now: try again in a moment',
      retryAfterSeconds: 2,
      cause: error,
    })
  }
  return error
}

type TemporalClient = typeof temporalClient

const isUpdateTimeout = (temporal: TemporalClient, error: unknown) =>
  error instanceof temporal.WorkflowUpdateRPCTimeoutOrCancelledError

function refusal(temporal: TemporalClient, error: InstanceType<TemporalClient['WorkflowUpdateFailedError']>): AppError {
  const cause = error.cause
  const kind = cause instanceof temporal.ApplicationFailure ? cause.type : undefined
  if (isErrorKind(kind) && kind !== 'unexpected') {
    return new AppError(kind, { userMessage: cause?.message ?? SETTLED_BEFORE, cause: error })
  }
  return new AppError('unexpected', {
    message: `update failed: ${cause?.message ?? error.message}`,
    userMessage: 'Unexpected error',
    cause: error,
  })
}

const isErrorKind = (kind: string | null | undefined): kind is ErrorKind =>
  typeof kind === 'string' && kind in ERROR_KINDS

/** Lets pass that the workflow has ended or was never there. */
export async function unlessGone(work: () => Promise<void>): Promise<void> {
  const { WorkflowExecutionAlreadyStartedError, WorkflowNotFoundError } = await import('@temporalio/client')
  try {
    await work()
  } catch (error) {
    if (!(error instanceof WorkflowNotFoundError || error instanceof WorkflowExecutionAlreadyStartedError)) throw error
  }
}
