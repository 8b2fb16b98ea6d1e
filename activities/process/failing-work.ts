/** What fails at each of its turns, and since when. */
export type FailingWork = {
  /** Does the work of a name and remembers whether it went well. @throws what the work throws. */
  watch(name: string, work: () => Promise<void>): Promise<void>
  /** What has gone well at no turn for so many milliseconds, by its name in the log. */
  longerThan(ms: number): string[]
}

/** Remembers it while the process lives. `now`: milliseconds of a clock that is never set. */
export function createFailingWork(now: () => number): FailingWork {
  const since = new Map<string, number>()
  return {
    async watch(name, work) {
      try {
        await work()
        since.delete(name)
      } catch (error) {
        if (!since.has(name)) since.set(name, now())
        throw error
      }
    },
    longerThan: (ms) => [...since].flatMap(([name, at]) => (now() - at >= ms ? [name] : [])).toSorted(),
  }
}
