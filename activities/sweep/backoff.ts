const FIRST_MS = 60_000
const LONGEST_MS = 3_600_000

/** Lets what comes up again and again through ever more rarely: after a minute, two, four … an hour. */
export class Backoff {
  readonly #now: () => Date
  #seen = new Map<string, { pauseMs: number; dueAt: number }>()

  constructor(now: () => Date) {
    this.#now = now
  }

  /** One look at everything: what it does not ask about any more is forgotten. */
  async round(look: (isDue: (key: string) => boolean) => Promise<void>): Promise<void> {
    const now = this.#now().getTime()
    const before = this.#seen
    const seen: typeof before = new Map()
    await look((key) => {
      const known = before.get(key)
      const isDue = known === undefined || known.dueAt <= now
      const pauseMs = known === undefined ? FIRST_MS : Math.min(LONGEST_MS, known.pauseMs * 2)
      seen.set(key, known !== undefined && !isDue ? known : { pauseMs, dueAt: now + pauseMs })
      return isDue
    })
    this.#seen = seen
  }
}
