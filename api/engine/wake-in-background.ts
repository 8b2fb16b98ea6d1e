import { describeError, type Log } from '#outside/log.ts'
import type { Database } from '#prisma/client.ts'
import type { MessageToProcess } from '#workflows/client/message-run.ts'
import type { TemporalConnection } from './connect-temporal.ts'

/**
 * Wakes the workflows of changed messages without keeping anybody waiting: the change is decided, and its answer must
 * not hang on Temporal. What could not be told stays owed in PostgreSQL, where the worker's sweep finds it.
 */
export function wakeInBackground(temporal: TemporalConnection, { db, log }: { db: Database; log: Log }) {
  const running = new Set<Promise<void>>()
  const tell = async (messages: readonly MessageToProcess[]) => {
    const [{ client }, { wakeMessages }] = await Promise.all([
      temporal.get(),
      import('#workflows/client/wake-messages.ts'),
    ])
    await wakeMessages({ db, log, temporal: client }, messages)
  }
  return {
    wake(messages: readonly MessageToProcess[]): void {
      if (messages.length === 0) return
      const work = tell(messages).catch((error: unknown) =>
        log.warn({ ...describeError(error), messages: messages.length }, 'workflows not woken: left to the sweep'),
      )
      running.add(work)
      void work.finally(() => running.delete(work))
    },
    ended: async () => void (await Promise.all(running)),
  }
}
