import type { HostContext } from '#api/http/define-route.ts'
import { AppError } from '#workflows/domain/errors.ts'

/** What is stored is the truth, and the worker's sweep finds it: a signal that cannot be given now is only logged. */
export async function tellWorker({ deps, requestId }: HostContext, tell: () => Promise<void>): Promise<void> {
  try {
    await tell()
  } catch (error) {
    if (!(error instanceof AppError && error.kind === 'upstream_unavailable')) throw error
    deps.log.warn({ requestId }, 'worker not told: left to the sweep')
  }
}
