import { lasts, type Span } from '#workflows/domain/lasts.ts'

/** As long as nobody asks again who need not: what is owed meanwhile is paid by the sweep. */
const OPEN_MS = 30_000

/** Remembers that Temporal did not answer, so that not everybody waits to find out by themselves. */
export class CircuitBreaker {
  readonly #now: () => Date
  #opened: Span | null = null

  constructor(now: () => Date) {
    this.#now = now
  }

  get isOpen(): boolean {
    return this.#opened !== null && lasts(this.#opened, this.#now().getTime())
  }

  open(): void {
    this.#opened = { fromMs: this.#now().getTime(), lastsMs: OPEN_MS }
  }
}
