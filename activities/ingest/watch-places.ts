/** Each sign-in costs its server something; and nobody waits for their turn much longer than a guest would notice. */
const TURN_MS = 5 * 60_000
/** Of those whose turn is over, so many at once: a storm of sign-ins is taken for an attack. */
const AT_ONCE = 50

/** A place that is taken by work which ends early when it is asked to. */
type Watch = { since: number; asked: AbortController }

/**
 * The places in which a worker watches mailboxes. `now`: milliseconds of a clock that is never set. While all are taken, whoever has
 * watched longest gives theirs up after their turn, so that those for whom there is no place are looked into in between.
 */
export function createWatchPlaces({ most, now }: { most: number; now: () => number }) {
  const watches = new Set<Watch>()
  let others = 0
  return {
    /** Work that ends soon when its signal fires, and may be begun again after it. */
    async watch<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
      const watch = { since: now(), asked: new AbortController() }
      watches.add(watch)
      try {
        return await work(watch.asked.signal)
      } finally {
        watches.delete(watch)
      }
    },
    /** Work that takes a place and ends by itself. */
    async look<T>(work: () => Promise<T>): Promise<T> {
      others++
      try {
        return await work()
      } finally {
        others--
      }
    },
    /** To be called again and again. */
    giveWay(): void {
      if (watches.size + others < most) return
      const before = now() - TURN_MS
      const over = [...watches].filter(({ since, asked }) => since <= before && !asked.signal.aborted)
      for (const { asked } of over.slice(0, AT_ONCE)) asked.abort()
    },
  }
}

export type WatchPlaces = ReturnType<typeof createWatchPlaces>
