/** `waitingPerHost`: one host's line never fills up the places that all hosts share. */
export type ConcurrencyLimits = { atOnce: number; perHost: number; waitingPerHost: number }

/** `waitMs`: as long as it takes, where it is not said. `weight`: how many of the slots it takes; one, where it is not said. */
export type Patience = { waitMs?: number; signal?: AbortSignal | undefined; weight?: number }

type Waiting = { hostId: string; weight: number; start: () => void }

/** What is answered where no slot became free in time: nothing was done. */
export const NO_SLOT = Symbol('no slot')

/** Lets few works of one host run at the same time, and not too many of all; the others wait in the order they came. */
export class HostConcurrency {
  readonly #limits: ConcurrencyLimits
  readonly #running = new Map<string, number>()
  readonly #waiting: Waiting[] = []
  #total = 0

  constructor(limits: ConcurrencyLimits) {
    this.#limits = limits
  }

  /**
   * Runs `work` when its host may start one more. Who waits too long or behind too many is told so; they, and who is
   * cancelled, leave the line.
   * @throws the signal's reason for who is cancelled while waiting.
   */
  async run<T>(hostId: string, work: () => Promise<T>, patience: Patience): Promise<T | typeof NO_SLOT> {
    const leave = await this.enter(hostId, patience)
    if (leave === NO_SLOT) return NO_SLOT
    try {
      return await work()
    } finally {
      leave()
    }
  }

  /**
   * Takes a slot when the host may have one more, for whoever does not know yet where their work ends; answers how to give it back.
   * @throws the signal's reason for who is cancelled while waiting.
   */
  async enter(hostId: string, patience: Patience): Promise<(() => void) | typeof NO_SLOT> {
    const weight = this.#weightOf(patience)
    if (!(await this.#slot(hostId, weight, patience))) return NO_SLOT
    let isIn = true
    return () => {
      if (!isIn) return
      isIn = false
      this.#count(hostId, -weight)
      this.#startNext()
    }
  }

  /** What is heavier than all that a host may do at once, or is no number, waits for its turn too, and then has all slots to itself. */
  #weightOf({ weight = 1 }: Patience): number {
    const { perHost, atOnce } = this.#limits
    return weight <= perHost ? Math.max(1, weight) : atOnce
  }

  async #slot(hostId: string, weight: number, { waitMs, signal }: Patience): Promise<boolean> {
    signal?.throwIfAborted()
    const slot = Promise.withResolvers<boolean>()
    const waiting = { hostId, weight, start: () => slot.resolve(true) }
    // Who was given a slot in the same moment has left the line already, and takes it.
    const leave = (tell: () => void) => {
      const place = this.#waiting.indexOf(waiting)
      if (place === -1) return
      this.#waiting.splice(place, 1)
      tell()
      // Who is heavy and gives up was what lighter ones waited behind.
      this.#startNext()
    }
    const cancel = () => leave(() => slot.reject(signal?.reason))
    const timer = waitMs === undefined ? undefined : setTimeout(() => leave(() => slot.resolve(false)), waitMs)
    signal?.addEventListener('abort', cancel)
    this.#waiting.push(waiting)
    this.#startNext()
    if (this.#isLineFull(hostId)) leave(() => slot.resolve(false))
    try {
      return await slot.promise
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', cancel)
    }
  }

  #isLineFull(of: string): boolean {
    return this.#waiting.filter(({ hostId }) => hostId === of).length > this.#limits.waitingPerHost
  }

  /** Who is next and too heavy for what is free is waited for: lighter ones do not pass for ever. */
  #startNext(): void {
    for (;;) {
      const next = this.#waiting.findIndex((one) => this.#mayStart(one))
      const item = this.#waiting[next]
      if (item === undefined || this.#total + item.weight > this.#limits.atOnce) return
      this.#waiting.splice(next, 1)
      this.#count(item.hostId, item.weight)
      item.start()
    }
  }

  #mayStart({ hostId, weight }: Waiting): boolean {
    const running = this.#running.get(hostId) ?? 0
    return running === 0 || running + weight <= this.#limits.perHost
  }

  #count(hostId: string, change: number): void {
    const running = (this.#running.get(hostId) ?? 0) + change
    this.#total += change
    if (running === 0) this.#running.delete(hostId)
    else this.#running.set(hostId, running)
  }
}
