import { lasts, type Span } from '#workflows/domain/lasts.ts'

const MINUTE_MS = 60_000
const LONGEST_MS = 60 * MINUTE_MS

/**
 * Remembers, while the process lives, what was tried and when to try it again: after 1, 4, 16, then every 60 minutes. What is no
 * longer wanted is forgotten.
 */
export function createGrowingPauses(now: () => Date) {
  const waiting = new Map<string, { tries: number; pause: Span }>()
  return {
    isDue(id: string) {
      const pause = waiting.get(id)?.pause
      return pause === undefined || !lasts(pause, now().getTime())
    },
    tried(id: string) {
      const tries = (waiting.get(id)?.tries ?? 0) + 1
      const lastsMs = Math.min(4 ** (tries - 1) * MINUTE_MS, LONGEST_MS)
      waiting.set(id, { tries, pause: { fromMs: now().getTime(), lastsMs } })
    },
    keepOnly(ids: ReadonlySet<string>) {
      for (const id of waiting.keys()) if (!ids.has(id)) waiting.delete(id)
    },
  }
}
