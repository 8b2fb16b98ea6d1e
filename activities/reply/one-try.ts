/**
 * One try of a message at a time in this process: the next begins when the one before has ended, whoever has given up waiting for that.
 * A try that was cancelled or took too long ends its connections; until then nobody judges what became of it.
 */
export class OneTry {
  readonly #last = new Map<string, Promise<unknown>>()

  async run<T>(messageId: string, work: () => Promise<T>): Promise<T> {
    const mine = this.#after(this.#last.get(messageId), work)
    this.#last.set(messageId, mine)
    try {
      return await mine
    } finally {
      if (this.#last.get(messageId) === mine) this.#last.delete(messageId)
    }
  }

  async #after<T>(before: Promise<unknown> | undefined, work: () => Promise<T>): Promise<T> {
    await Promise.allSettled([before])
    return work()
  }
}
