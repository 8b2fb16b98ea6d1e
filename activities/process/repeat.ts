import { setTimeout as pause } from 'node:timers/promises'
import { describeError, type Log } from '#outside/log.ts'
import type { FailingWork } from './failing-work.ts'

export type Repeated = { stop(): Promise<void> }
/** For what speaks with servers of hosts: one that hangs keeps nobody waiting who comes after it. */
export const BESIDE = { lookAgainMs: 2_000 } as const

/** `lookAgainMs`: how long the next turn waits for this one before it is begun beside it; without, until it is over. */
type Turns = { everyMs: number; lookAgainMs?: number; name: string; log: Log; failing?: FailingWork | undefined }

/**
 * Runs `work` now and after every pause, never twice at once unless it may go on beside its next turn. What fails is told to the log and
 * tried at the next turn; `failing` is told how each ended. `stop` waits for every turn that runs.
 */
export function repeat(work: () => Promise<void>, { everyMs, lookAgainMs, name, log, failing }: Turns): Repeated {
  const stopping = new AbortController()
  const { signal } = stopping
  const turns = new Set<Promise<void>>()
  const running = run()
  return {
    async stop() {
      stopping.abort()
      await running
      await Promise.all(turns)
    },
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      const turn = begin().finally(() => turns.delete(turn))
      turns.add(turn)
      await (lookAgainMs === undefined ? turn : Promise.race([turn, rest(lookAgainMs)]))
      await rest(everyMs)
    }
  }

  async function begin(): Promise<void> {
    const turn = failing === undefined ? work() : failing.watch(name, work)
    await turn.catch((error: unknown) => log.warn({ ...describeError(error), name }, 'a repeated task failed'))
  }

  async function rest(milliseconds: number): Promise<void> {
    await pause(milliseconds, undefined, { signal }).catch(unlessAborted)
  }
}

function unlessAborted(error: unknown): void {
  if (!(error instanceof Error) || error.name !== 'AbortError') throw error
}
