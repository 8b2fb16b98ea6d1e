import { setTimeout as pause } from 'node:timers/promises'

/** A chunk of mails by a slow line takes less. */
const STUCK_MS = 5 * 60_000

/**
 * What comes, as it comes; and says so each time nothing has come for so long. A server may drip, or only say that it is still there:
 * it is waited for all the same, as a first search of a large mailbox may take its time.
 * @throws whatever `batches` or `say` throw.
 */
export async function* sayWhenStuck<T>(
  batches: AsyncIterable<T>,
  say: () => Promise<void>,
  stuckMs: number = STUCK_MS,
): AsyncGenerator<T, void, void> {
  const iterator = batches[Symbol.asyncIterator]()
  try {
    for (;;) {
      const coming = iterator.next()
      const patience = new AbortController()
      const tired = pause(stuckMs, 'stuck' as const, { signal: patience.signal, ref: false }).catch(
        () => 'over' as const,
      )
      const isStuck = (await Promise.race([coming, tired])) === 'stuck'
      patience.abort()
      // Both are waited for: what one fails with must not leave the other's failure to nobody.
      const [next, said] = await Promise.allSettled([coming, isStuck ? say() : undefined])
      if (next.status === 'rejected') throw next.reason
      if (said.status === 'rejected') throw said.reason
      if (next.value.done === true) return
      yield next.value.value
    }
  } finally {
    await iterator.return?.()
  }
}
