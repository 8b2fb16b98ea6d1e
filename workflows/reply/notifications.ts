import { ActivityFailure } from '@temporalio/workflow'

/** What is told beside the story: it runs along, may fail, and is waited for only at the end. */
export class Notifications {
  readonly #running: Promise<void>[] = []

  /** Resolves when it has ended, told or given up. */
  run(work: Promise<void>): Promise<void> {
    const running = work.catch(unlessActivityFailed)
    this.#running.push(running)
    return running
  }

  async ended(): Promise<void> {
    await Promise.all(this.#running)
  }
}

function unlessActivityFailed(error: unknown): void {
  if (!(error instanceof ActivityFailure)) throw error
}
