import { setTimeout as delay } from 'node:timers/promises'

const GIVE_UP_MS = 3_600_000

/** Looks again until there is something. @throws Error after an hour. */
export async function until<T>(look: () => Promise<T | undefined>, everyMs = 20): Promise<T> {
  const end = performance.now() + GIVE_UP_MS
  while (performance.now() < end) {
    const found = await look()
    if (found !== undefined) return found
    await delay(everyMs)
  }
  throw new Error('What was measured did not come about within an hour')
}
