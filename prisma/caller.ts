import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'

const AGAIN_MS = 100

/** Who waits for what is read: when `left` is aborted, what still runs for them is cancelled. */
export type Caller = { left: AbortSignal; cancel: (backendPid: number) => Promise<void> }

const callers = new AsyncLocalStorage<Caller | undefined>()

/** Runs `read` for a caller: its transactions do not outlive their waiting. */
export const readFor = <T>(caller: Caller, read: () => Promise<T>): Promise<T> => callers.run(caller, read)

/** Begins what others wait for too, also where it is one caller who begins it: it does not end with their waiting. */
export const forEverybody = <T>(begin: () => T): T => callers.run(undefined, begin)

/**
 * Runs the work of one transaction, on the backend with this pid. The transaction does not end before the last cancel
 * has been answered, so that none reaches the next one on the same connection.
 * @throws the reason of `left` when the caller has already gone.
 */
export async function whileAwaited<T>(backendPid: number, work: () => Promise<T>): Promise<T> {
  const caller = callers.getStore()
  if (caller === undefined) return work()
  caller.left.throwIfAborted()
  const ended = new AbortController()
  let cancelling = Promise.resolve()
  const onLeft = () => {
    cancelling = cancelUntil(ended.signal, () => caller.cancel(backendPid))
  }
  caller.left.addEventListener('abort', onLeft)
  try {
    return await work()
  } finally {
    ended.abort()
    caller.left.removeEventListener('abort', onLeft)
    await cancelling
  }
}

/** Again and again, because a cancel between two statements hits none. */
async function cancelUntil(ended: AbortSignal, cancel: () => Promise<void>): Promise<void> {
  while (!ended.aborted) {
    await cancel()
    await pause(AGAIN_MS)
  }
}
