import { AppError } from '#workflows/domain/errors.ts'

/**
 * An address that no mail may go to is an outcome for the host to see, not an error to try again.
 * @throws whatever else the work throws.
 */
export async function refusedAsOutcome<T>(work: () => Promise<T>) {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AppError) || error.kind !== 'rule_refused') throw error
    return { outcome: 'failed', retryable: false, reason: error.sentence } as const
  }
}
