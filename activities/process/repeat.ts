import { setTimeout as pause } from 'node:timers/promises'
import { describeError, type Log } from '#outside/log.ts'

export type Repeated = { stop(): Promise<void> }

/** Runs `work` now and after every pause, never twice at once. What fails is told to the log and tried at the next turn. */
export function repeat(
  work: () => Promise<void>,
  { everyMs, name, log }: { everyMs: number; name: string; log: Log },
): Repeated {
  const stopping = new AbortController()
  const running = run()
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await work().catch((error: unknown) => log.warn({ ...describeError(error), name }, 'a repeated task failed'))
      await pause(everyMs, undefined, { signal: stopping.signal }).catch(unlessAborted)
    }
  }
}

function unlessAborted(error: unknown): void {
  if (!(error instanceof Error) || error.name !== 'AbortError') throw error
}
