export type TurnLimits = { atOnce: number; perHost: number }

/** Lets few works of one host run at the same time, and not too many of all; the others wait in the order they came. */
export class HostTurns {
  readonly #limits: TurnLimits
  readonly #running = new Map<string, number>()
  readonly #waiting: { hostId: string; go: () => void }[] = []
  #total = 0

  constructor(limits: TurnLimits) {
    this.#limits = limits
  }

  /** Runs `work` when it is the host's turn. */
  async run<T>(hostId: string, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((go) => {
      this.#waiting.push({ hostId, go })
      this.#letGo()
    })
    try {
      return await work()
    } finally {
      this.#count(hostId, -1)
      this.#letGo()
    }
  }

  #letGo(): void {
    while (this.#total < this.#limits.atOnce) {
      const next = this.#waiting.findIndex(({ hostId }) => (this.#running.get(hostId) ?? 0) < this.#limits.perHost)
      const [turn] = next === -1 ? [] : this.#waiting.splice(next, 1)
      if (turn === undefined) return
      this.#count(turn.hostId, 1)
      turn.go()
    }
  }

  #count(hostId: string, change: 1 | -1): void {
    const running = (this.#running.get(hostId) ?? 0) + change
    this.#total += change
    if (running === 0) this.#running.delete(hostId)
    else this.#running.set(hostId, running)
  }
}
