import type { Response } from 'express'
import type { ApiDeps } from '#api/deps.ts'
import { readFor } from '#prisma/caller.ts'
import { cancelStatement } from '#prisma/cancel-statement.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { whenClosed } from './when-closed.ts'

/**
 * Runs a read that ends with its request: when the caller leaves before the answer, the statement that runs for it is
 * cancelled. Not for writes: what a host decided is carried out, also when they have gone on to another page.
 */
export function readForCaller<T>({ config }: ApiDeps, response: Response, read: () => Promise<T>): Promise<T> {
  const leaving = new AbortController()
  const leave = () => {
    if (!response.writableFinished) leaving.abort(new AppError('upstream_unavailable', { code: 'caller_left' }))
  }
  const stop = whenClosed(response, leave)
  const cancel = (backendPid: number) => cancelStatement(config.database.app, backendPid)
  return readFor({ left: leaving.signal, cancel }, read).finally(stop)
}
