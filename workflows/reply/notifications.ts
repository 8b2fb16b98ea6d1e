import { ActivityFailure } from '@temporalio/workflow'

/** What is told beside the story: it runs along, may fail, and is waited for only at the end. */
export class Notifications {
  readonly #running: Promise<void>[] = []

  run(work: Promise<void>): void {
    this.#running.push(work.catch(unlessActivityFailed))
  }

  async ended(): Promise<void> {
    await Promise.all(this.#running)
  }
}

function unlessActivityFailed(error: unknown): void {
  if (!(error instanceof ActivityFailure)) throw error
}
