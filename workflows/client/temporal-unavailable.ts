import { isGrpcServiceError, ServiceError } from '@temporalio/client'

/** gRPC codes of a server that cannot answer now: cancelled, deadline exceeded, exhausted, aborted, internal, unavailable. */
const UNAVAILABLE = new Set([1, 4, 8, 10, 13, 14])

/**
 * Whether a failed call means that Temporal is away or overwhelmed: the same call may succeed later. The client throws
 * `ServiceError` with the gRPC error as its cause, and the gRPC error itself where it had no words of its own; what the
 * worker's connection throws is both at once.
 */
export function isTemporalUnavailable(error: unknown): boolean {
  const cause = error instanceof ServiceError && !isGrpcServiceError(error) ? error.cause : error
  if (isGrpcServiceError(cause)) return UNAVAILABLE.has(cause.code)
  return error instanceof ServiceError
}
