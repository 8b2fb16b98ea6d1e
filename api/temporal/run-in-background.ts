import type { Client } from '@temporalio/client'
import { describeError, type Log } from '#outside/log.ts'
import type { TemporalConnection } from './connect-temporal.ts'

/**
 * Tells workflows of what has changed without keeping anybody waiting: the change is decided, and its answer must not
 * hang on Temporal. What could not be told stays owed in PostgreSQL, where the worker's sweep finds it.
 */
export function runInBackground(temporal: TemporalConnection, log: Log) {
  const running = new Set<Promise<void>>()
  return {
    run(about: readonly unknown[], work: (client: Client) => Promise<void>): void {
      if (about.length === 0) return
      const settled = temporal
        .get()
        .then(({ client }) => work(client))
        .catch((error: unknown) =>
          log.warn({ ...describeError(error), many: about.length }, 'workflows not told: left to the sweep'),
        )
      running.add(settled)
      void settled.finally(() => running.delete(settled))
    },
    ended: async () => void (await Promise.all(running)),
  }
}
