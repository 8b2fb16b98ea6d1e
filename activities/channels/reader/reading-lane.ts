import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import type { IncomingMessage } from '#activities/channels/incoming-message.ts'
import type { RawMail, ReaderContext } from './raw-mail.ts'

export type ReaderTask = { mail: RawMail; context: ReaderContext }
/** A mail as the thread gets it, with the turn that it is handed over in. */
export type HandedTask = ReaderTask & { turn: number }
/**
 * What the thread says: once that it is there, and then of each mail, in order, what it is, or that its turn was over before; `broken`:
 * it reads no mail at all.
 */
export type ReaderSaying = 'up' | 'turn over' | 'broken' | { message: IncomingMessage } | { unreadable: string }
/** `cpuMs`: what the thread has used so far of a processor. */
export type ReaderAnswer = { said: ReaderSaying; cpuMs: number }

/**
 * `timeoutMs`: of a processor's time, so that a machine which is busy with other things makes no mail unreadable. `slowMs`: the same,
 * after which another host that waits is let in.
 */
export type ReaderLimits = { timeoutMs: number; heapMegabytes: number; slowMs: number }

export type LaneListener<Task> = {
  /** `cpuMs`: what it took of a processor. */
  onRead: (task: Task, message: IncomingMessage, cpuMs: number) => void
  /** Not read: its turn was ended. */
  onReturned: (task: Task) => void
  /** It could not be read; those handed over behind it have to be handed over again. */
  onUnreadable: (task: Task, behind: readonly Task[]) => void
  /** The thread did not start, or reads nothing: of none of those handed over anything is known. */
  onBroken: (tasks: readonly Task[], error: unknown) => void
}

const READER = new URL('./reader-thread.ts', import.meta.url)
/** After so long without a mail the thread ends, and gives back its memory. */
const IDLE_MS = 30_000
/** So many looks in a row at a thread that gets on with nothing; one that is starved gets on, and has its whole time of a processor. */
const MOST_IDLE_LOOKS = 10
/** A thread says at once, however busy it is, what it has used; not on a machine that has no time for it. */
const ANSWER_MS = 1_000

/** Milliseconds of a processor; undefined for a thread that ended or does not say. */
async function usedBy(thread: Worker): Promise<number | undefined> {
  const asked = thread.cpuUsage().catch(unlessEnded)
  const usage = await Promise.race([asked, pause(ANSWER_MS, undefined, { ref: false })])
  return usage === undefined ? undefined : (usage.user + usage.system) / 1000
}

function unlessEnded(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_NOT_RUNNING') return undefined
  throw error
}

/**
 * Reads mails in a thread of its own, one after the other. A mail that takes too long or too much memory ends the thread; the next
 * has a new one. `file`: what the thread runs.
 */
export function createReadingLane<Task extends ReaderTask>(
  limits: ReaderLimits,
  { onRead, onReturned, onUnreadable, onBroken }: LaneListener<Task>,
  file: URL = READER,
) {
  /** The last turn that is over: the thread reads no more of it. */
  const over = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const handed: Task[] = []
  let thread: Worker | undefined
  let isUp = false
  let timer: NodeJS.Timeout | undefined
  let cpuAtHead = 0

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
  const breakOff = (error: unknown) => {
    void end()
    onBroken(handed.splice(0), error)
  }
  /** The time that a thread takes to start is no mail's. */
  const watch = () => {
    clearTimeout(timer)
    if (handed.length === 0) timer = setTimeout(() => void end(), IDLE_MS).unref()
    else if (isUp) timer = setTimeout(() => void giveUpIfSpent(0, cpuAtHead), limits.timeoutMs)
  }
  /** The clock is up; where the head has not had its time of a processor yet, it goes on. */
  const giveUpIfSpent = async (idleLooks: number, usedBefore: number) => {
    const [asked, head] = [thread, handed[0]]
    const said = asked === undefined ? undefined : await usedBy(asked)
    if (thread !== asked || handed[0] !== head) return
    // One that does not say is starved, or hangs.
    const used = said ?? usedBefore
    // To say it costs one that hangs a little, too.
    const idle = used - usedBefore >= limits.timeoutMs / 200 ? 0 : idleLooks + 1
    const left = limits.timeoutMs - (used - cpuAtHead)
    if (left <= 0 || idle >= MOST_IDLE_LOOKS) giveUp()
    else timer = setTimeout(() => void giveUpIfSpent(idle, used), Math.max(left, limits.timeoutMs / 10))
  }
  const hear = ({ said, cpuMs }: ReaderAnswer) => {
    if (said === 'broken') return breakOff(new Error('Not even a plain mail is read'))
    isUp = true
    const used = cpuMs - cpuAtHead
    cpuAtHead = cpuMs
    const head = said === 'up' ? undefined : handed.shift()
    watch()
    if (said === 'up' || head === undefined) return
    if (said === 'turn over') onReturned(head)
    else if ('message' in said) onRead(head, said.message, used)
    else onUnreadable(head, [])
  }
  const start = () => {
    // The flag of the command is the main thread's: it would overrule the limit that this thread is given.
    setFlagsFromString('--max-semi-space-size=0')
    const started = new Worker(file, {
      workerData: over,
      // Of a larger young generation a mail needs nothing, and each thread holds all of it.
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes, maxYoungGenerationSizeMb: 8, stackSizeMb: 4 },
    })
    started.on('message', hear)
    started.on('error', (error) => (isUp ? giveUp() : breakOff(error)))
    started.unref()
    return started
  }
  return {
    handed: () => handed.length,
    hand(task: Task) {
      handed.push(task)
      if (handed.length === 1) watch()
      try {
        thread ??= start()
      } catch (error) {
        // As of one that ends at its start: later, when all that is handed over is here.
        setImmediate(breakOff, error)
        return
      }
      const { mail, context } = task
      thread.postMessage({ mail, context, turn: Atomics.load(over, 0) + 1 } satisfies HandedTask)
    },
    /** What was handed over and is not begun comes back. */
    endTurn: () => void Atomics.add(over, 0, 1),
    close: end,
  }
}
