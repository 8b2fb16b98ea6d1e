import { condition } from '@temporalio/workflow'
import { msUntil } from '#workflows/domain/deadline.ts'
import { type Change, isOpen, laterOf, type MessageState } from '#workflows/domain/message-state.ts'
import { refusal, refusedBy } from './refusal.ts'
import type { CommandOutcome } from './reply-messages.ts'

/**
 * What the workflow knows of its message, and the commands on it. PostgreSQL decides each of them; whatever it said
 * with the largest version holds here, so that the order in which answers come back does not matter.
 */
export class TrackedMessage {
  #state: MessageState | undefined
  #commands = 0
  #woken = false
  #endedAs: MessageState['status'] | undefined

  /** @throws Error when nothing has been noted yet. */
  get state(): MessageState {
    if (this.#state === undefined) throw new Error('No state is known yet')
    return this.#state
  }

  get isKnown(): boolean {
    return this.#state !== undefined
  }

  note(told: MessageState): void {
    this.#state = laterOf(this.#state, told)
  }

  /** The message may have changed behind the workflow's back: whoever waits looks again. */
  wake(): void {
    this.#woken = true
  }

  get isWoken(): boolean {
    return this.#woken
  }

  get hasNews(): boolean {
    return this.#woken || this.#commands > 0
  }

  /** Forgets that it was woken; true when it was. */
  consumeWake(): boolean {
    const woken = this.#woken
    this.#woken = false
    return woken
  }

  /** No command is taken any more, and those that wait for a first state are let go. */
  end(status: MessageState['status']): void {
    this.#endedAs = status
  }

  /**
   * Synchronous, for validators.
   * @throws what `refusal` makes of a command that can be seen to be too late or about another message.
   */
  refuseUnlessOpen(messageId: string): void {
    if (this.#endedAs !== undefined) throw refusal(this.#endedAs)
    if (this.#state === undefined) return
    if (this.#state.messageId !== messageId) throw refusal(undefined)
    if (!isOpen(this.#state)) throw refusal(this.#state.status)
  }

  /** Has PostgreSQL decide a command, once the first state is known; answers the truth. @throws what `refusal` makes of a no. */
  async command(decide: () => Promise<Change>): Promise<CommandOutcome> {
    this.#commands += 1
    try {
      await condition(() => this.isKnown || this.#endedAs !== undefined)
      if (!this.isKnown) throw refusal(this.#endedAs)
      const { accepted, state } = await refusedBy(decide())
      this.note(state)
      if (!accepted) throw refusal(state.status)
      return { status: state.status, ...(state.undoUntil === null ? {} : { undoUntil: state.undoUntil }) }
    } finally {
      this.#commands -= 1
    }
  }

  /** Waits until the message changes or is woken, however long that takes. */
  async changes(): Promise<void> {
    const { version } = this.state
    await condition(() => this.#woken || this.state.version !== version)
  }

  /**
   * Waits until the message changes or is woken, at most until `dueAt`; true when it did, false when it is due.
   * A command that is on its way comes first: the host's click beats the timer.
   */
  async changesBefore(dueAt: string | null): Promise<boolean> {
    const { version } = this.state
    const changed = () => this.#woken || this.state.version !== version
    const ms = msUntil(dueAt, Date.now())
    // A timer of no length would cost a turn of the workflow.
    if (ms === 0 ? changed() : await condition(changed, ms)) return true
    await condition(() => changed() || this.#commands === 0)
    return changed()
  }
}
