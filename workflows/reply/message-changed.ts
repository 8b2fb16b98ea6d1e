import { condition, defineSignal, setHandler, workflowInfo } from '@temporalio/workflow'
import { msUntil } from '#workflows/domain/deadline.ts'
import type { MessageState } from '#workflows/domain/message-state.ts'
import { MESSAGE_CHANGED_SIGNAL } from '#workflows/domain/workflow-names.ts'

/** A fact: PostgreSQL has the change already, and says what it is. */
export const messageChanged = defineSignal(MESSAGE_CHANGED_SIGNAL)

const SHORTEST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 60_000

/** Hears that the message may have changed. However often it was told, one look is enough. */
export class WakeSignal {
  #isWoken = false
  #acknowledgedIn = -1
  #wasDue: { of: string; pauseMs: number } | undefined

  constructor() {
    setHandler(messageChanged, () => void (this.#isWoken ||= workflowTask() !== this.#acknowledgedIn))
  }

  get isWoken(): boolean {
    return this.#isWoken
  }

  /** Whoever looks now has heard, also of what comes in the same workflow task: the look begins when it has ended. */
  acknowledge(): void {
    this.#isWoken = false
    this.#acknowledgedIn = workflowTask()
  }

  /** Waits until woken, however long. */
  async received(): Promise<void> {
    await condition(() => this.#isWoken)
    this.acknowledge()
  }

  /** Waits until `dueAt`, under a name for the operator; true when woken before. The message beats the timer. */
  async receivedBefore(message: MessageState, dueAt: string | null, summary: string): Promise<boolean> {
    const of = `${message.messageId} ${message.version}`
    const pauseMs = this.#wasDue?.of === of ? Math.min(LONGEST_PAUSE_MS, this.#wasDue.pauseMs * 2) : 0
    const ms = Math.max(msUntil(dueAt, Date.now()), pauseMs)
    // A timer of no length would cost a workflow task.
    const isWoken = ms === 0 ? this.#isWoken : await condition(() => this.#isWoken, ms, { summary })
    // Due once more without a change, as where PostgreSQL's clock is behind: not in a rush.
    this.#wasDue = isWoken ? undefined : { of, pauseMs: Math.max(pauseMs, SHORTEST_PAUSE_MS / 2) }
    this.acknowledge()
    return isWoken
  }
}

/** What a workflow does at once, between two events of its history. */
const workflowTask = () => workflowInfo().historyLength
