/** As long as nobody asks again who need not: what is owed meanwhile is paid by the sweep. */
const OPEN_MS = 30_000

/** Remembers that Temporal did not answer, so that not everybody waits to find out by themselves. */
export class CircuitBreaker {
  readonly #now: () => Date
  #openUntil = 0

  constructor(now: () => Date) {
    this.#now = now
  }

  get isOpen(): boolean {
    return this.#now().getTime() < this.#openUntil
  }

  open(): void {
    this.#openUntil = this.#now().getTime() + OPEN_MS
  }
}
