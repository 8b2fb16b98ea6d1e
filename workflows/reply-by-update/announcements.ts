import { ActivityFailure } from '@temporalio/workflow'
import { announcements } from './reply-activities.ts'

/** What is told beside the story: it runs along, may fail, and is waited for only at the end. */
export class Announcements {
  readonly #hostId: string
  readonly #running: Promise<void>[] = []
  #askedFor: string | undefined

  constructor(hostId: string) {
    this.#hostId = hostId
  }

  /** Tells n8n of a guest message. */
  newMessage(guestMessageId: string): void {
    this.#run(announcements.announceNewMessage({ hostId: this.#hostId, guestMessageId }))
  }

  /** Asks the host by mail for a decision, once a draft. */
  askForConfirmation(draftId: string): void {
    if (this.#askedFor === draftId) return
    this.#askedFor = draftId
    this.#run(announcements.askForConfirmation({ hostId: this.#hostId, draftId }))
  }

  async settled(): Promise<void> {
    await Promise.all(this.#running)
  }

  #run(work: Promise<void>): void {
    this.#running.push(work.catch(unlessActivityFailed))
  }
}

function unlessActivityFailed(error: unknown): void {
  if (!(error instanceof ActivityFailure)) throw error
}
