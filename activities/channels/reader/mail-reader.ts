import { Worker } from 'node:worker_threads'
import { blankMessage } from '#activities/channels/blank-message.ts'
import type { IncomingMessage } from '#activities/channels/incoming-message.ts'
import { stubOf } from '#activities/channels/stub.ts'

/** What a mailbox gives: the bytes, and when its server took them in where it says so. */
export type RawMail = { raw: Uint8Array<ArrayBuffer>; receivedAt: Date | null; truncated: boolean }

/** Whose mailbox it is. */
export type ReaderContext = { channel: 'gmail' | 'email'; ownAddresses: string[]; now: Date }

export type MailReader = {
  /** Never throws for what a mail contains: one that cannot be read in 2 s and 96 MB comes back as a stub with its file. */
  read(mail: RawMail, context: ReaderContext): Promise<IncomingMessage>
  close(): Promise<void>
}

export type ReaderAnswer = { id: number; message: IncomingMessage } | { id: number; unreadable: string }
type Waiting = { id: number; mail: RawMail; context: ReaderContext; resolve: (message: IncomingMessage) => void }

export type ReaderLimits = { timeoutMs: number; heapMegabytes: number }
const LIMITS: ReaderLimits = { timeoutMs: 2_000, heapMegabytes: 96 }
/** Handed over in advance, so that the thread never waits for us. */
const AHEAD = 32

/**
 * Reads mails in a thread of its own, in order. A mail that takes too long or too much memory ends the thread, comes back as a stub,
 * and the others go on in a new one: nothing a guest sends stops the process.
 */
export function createMailReader(limits: ReaderLimits = LIMITS): MailReader {
  const queue: Waiting[] = []
  const handed: Waiting[] = []
  let thread: Worker | undefined
  let timer: NodeJS.Timeout | undefined
  let nextId = 0

  const settle = (message: (mail: Waiting) => IncomingMessage) => {
    const head = handed.shift()
    if (head !== undefined) head.resolve(message(head))
    watchHead()
  }
  const watchHead = () => {
    clearTimeout(timer)
    const [head] = handed
    timer = head === undefined ? undefined : setTimeout(giveUpHead, limits.timeoutMs)
  }
  const giveUpHead = () => {
    const broken = thread
    thread = undefined
    clearTimeout(timer)
    const head = handed.shift()
    queue.unshift(...handed.splice(0))
    head?.resolve(stubFor(head))
    broken?.removeAllListeners()
    broken?.on('error', () => undefined)
    void broken?.terminate()
    handOver()
  }
  const start = () => {
    const started = new Worker(new URL('./reader-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
    })
    started.on('message', (answer: ReaderAnswer) => {
      if (answer.id !== handed[0]?.id) return
      settle((waiting) => ('message' in answer ? answer.message : stubFor(waiting)))
      handOver()
    })
    started.on('error', giveUpHead)
    started.unref()
    return started
  }
  const handOver = () => {
    if (queue.length === 0) return
    thread ??= start()
    while (queue.length > 0 && handed.length < AHEAD) {
      const next = queue.shift()
      if (next === undefined) return
      handed.push(next)
      thread.postMessage({ id: next.id, mail: next.mail, context: next.context })
      if (handed.length === 1) watchHead()
    }
  }
  return {
    read: (mail, context) =>
      new Promise((resolve) => {
        queue.push({ id: nextId++, mail, context, resolve })
        handOver()
      }),
    async close() {
      clearTimeout(timer)
      await thread?.terminate()
    },
  }
}

const stubFor = ({ mail, context }: Waiting): IncomingMessage => {
  const place = Buffer.from(mail.raw).toString('latin1')
  return stubOf(blankMessage(place, context.channel, mail.receivedAt ?? context.now), mail.raw)
}
