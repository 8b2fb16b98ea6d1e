import { setTimeout as pause } from 'node:timers/promises'

/** Waits, and comes back early, without a failure, when the signal fires. */
export async function pauseUnless(signal: AbortSignal, milliseconds: number): Promise<void> {
  try {
    await pause(milliseconds, undefined, { signal })
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
