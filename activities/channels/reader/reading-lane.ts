import { Worker } from 'node:worker_threads'
import type { IncomingMessage } from '#activities/channels/incoming-message.ts'
import type { RawMail, ReaderContext } from './raw-mail.ts'

export type ReaderTask = { mail: RawMail; context: ReaderContext }
/** What the thread says: once that it is there, and then of each mail, in order, what it is. */
export type ReaderAnswer = 'up' | { message: IncomingMessage } | { unreadable: string }

export type ReaderLimits = { timeoutMs: number; heapMegabytes: number }

type LaneListener<Task> = {
  onRead: (task: Task, message: IncomingMessage) => void
  /** It could not be read; those handed over behind it have to be handed over again. */
  onUnreadable: (task: Task, behind: readonly Task[]) => void
}

/** After so long without a mail the thread ends, and gives back its memory. */
const IDLE_MS = 30_000

/**
 * Reads mails in a thread of its own, one after the other. A mail that takes too long or too much memory ends the thread; the next
 * has a new one.
 */
export function createReadingLane<Task extends ReaderTask>(
  limits: ReaderLimits,
  { onRead, onUnreadable }: LaneListener<Task>,
) {
  const handed: Task[] = []
  let thread: Worker | undefined
  let isUp = false
  let timer: NodeJS.Timeout | undefined

  const end = async () => {
    clearTimeout(timer)
    const ending = thread
    thread = undefined
    isUp = false
    ending?.removeAllListeners()
    ending?.on('error', () => undefined)
    await ending?.terminate()
  }
  const giveUp = () => {
    void end()
    const [head, ...behind] = handed.splice(0)
    if (head !== undefined) onUnreadable(head, behind)
  }
  /** The time that a thread takes to start is no mail's. */
  const watch = () => {
    clearTimeout(timer)
    if (handed.length === 0) timer = setTimeout(() => void end(), IDLE_MS).unref()
    else if (isUp) timer = setTimeout(giveUp, limits.timeoutMs)
  }
  const hear = (answer: ReaderAnswer) => {
    isUp = true
    const head = answer === 'up' ? undefined : handed.shift()
    watch()
    if (answer === 'up' || head === undefined) return
    if ('message' in answer) onRead(head, answer.message)
    else onUnreadable(head, [])
  }
  const start = () => {
    const started = new Worker(new URL('./reader-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
    })
    started.on('message', hear)
    started.on('error', giveUp)
    started.unref()
    return started
  }
  return {
    handed: () => handed.length,
    hand(task: Task) {
      handed.push(task)
      if (handed.length === 1) watch()
      thread ??= start()
      const { mail, context } = task
      thread.postMessage({ mail, context })
    },
    close: end,
  }
}
