export type ConcurrencyLimits = { atOnce: number; perHost: number }

/** Lets few works of one host run at the same time, and not too many of all; the others wait in the order they came. */
export class HostConcurrency {
  readonly #limits: ConcurrencyLimits
  readonly #running = new Map<string, number>()
  readonly #waiting: { hostId: string; start: () => void }[] = []
  #total = 0

  constructor(limits: ConcurrencyLimits) {
    this.#limits = limits
  }

  /** Runs `work` when its host may start one more. */
  async run<T>(hostId: string, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((start) => {
      this.#waiting.push({ hostId, start })
      this.#startNext()
    })
    try {
      return await work()
    } finally {
      this.#count(hostId, -1)
      this.#startNext()
    }
  }

  #startNext(): void {
    while (this.#total < this.#limits.atOnce) {
      const next = this.#waiting.findIndex(({ hostId }) => (this.#running.get(hostId) ?? 0) < this.#limits.perHost)
      const [item] = next === -1 ? [] : this.#waiting.splice(next, 1)
      if (item === undefined) return
      this.#count(item.hostId, 1)
      item.start()
    }
  }

  #count(hostId: string, change: 1 | -1): void {
    const running = (this.#running.get(hostId) ?? 0) + change
    this.#total += change
    if (running === 0) this.#running.delete(hostId)
    else this.#running.set(hostId, running)
  }
}
