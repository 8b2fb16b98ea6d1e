import { Worker } from 'node:worker_threads'
import { AppError } from '#workflows/domain/errors.ts'
import type { MadePage, PageInput } from './make-page.ts'

/** Of a processor's time, so that a machine which is busy with other things makes no page unreadable; and by the clock. */
const LIMITS = { cpuMs: 4_000, clockMs: 20_000, heapMegabytes: 96, lookMs: 250 }
/** Who comes behind so many is told to come again. */
const MOST_WAITING = 20
/** A thread takes longer to begin than most pages to make: one is ready for the next page for so long after the last. */
const READY_MS = 60_000

export type PageLimits = typeof LIMITS
export type PageMaker = {
  /**
   * The page of a mail; null for a mail without one.
   * @throws AppError rule_refused where it takes too long or too much memory, upstream_unavailable behind too many others.
   */
  make(input: PageInput): Promise<MadePage | null>
}

/** Makes pages beside the process, one at a time: nothing a guest sends stops the API, or holds up another call. */
export function createPageMaker(limits: PageLimits = LIMITS): PageMaker {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  let ready: Worker | undefined
  let letGo: NodeJS.Timeout | undefined
  const makeReady = () => {
    const thread = startThread(limits)
    thread.once('exit', () => {
      if (ready === thread) ready = undefined
    })
    ready = thread
    letGo = setTimeout(() => void thread.terminate(), READY_MS).unref()
  }
  const takeReady = () => {
    clearTimeout(letGo)
    const thread = ready ?? startThread(limits)
    ready = undefined
    return thread
  }
  return {
    make(input) {
      if (waiting >= MOST_WAITING)
        return Promise.reject(new AppError('upstream_unavailable', { code: 'too_many_requests', retryAfterSeconds: 5 }))
      waiting++
      const page = last.then(() => makeOne(takeReady(), input, limits).finally(makeReady)).finally(() => void waiting--)
      last = page.catch(() => undefined)
      return page
    },
  }
}

/** Of no account for whether the process may end, until it has a page to make. */
function startThread({ heapMegabytes }: PageLimits): Worker {
  const thread = new Worker(new URL('./page-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
  })
  // What ends it before it has a page is told where it gets one.
  thread.on('error', () => undefined)
  thread.unref()
  return thread
}

async function makeOne(thread: Worker, input: PageInput, limits: PageLimits): Promise<MadePage | null> {
  const { promise, resolve, reject } = Promise.withResolvers<MadePage | null>()
  thread.ref()
  // In this thread the mail is the only input there is: whatever ends it is the mail's.
  thread.once('message', resolve)
  thread.once('error', (cause) => reject(tooMuch(cause)))
  thread.once('exit', () => reject(tooMuch()))
  thread.postMessage(input)
  const begun = performance.now()
  const watch = setInterval(() => {
    if (performance.now() - begun > limits.clockMs) reject(tooMuch())
    void thread.cpuUsage().then(
      ({ user, system }) => (user + system) / 1000 > limits.cpuMs && reject(tooMuch()),
      // A thread that has ended has used nothing: its end is told above.
      () => undefined,
    )
  }, limits.lookMs)
  try {
    return await promise
  } finally {
    clearInterval(watch)
    await thread.terminate()
  }
}

const tooMuch = (cause?: unknown) => new AppError('rule_refused', { code: 'page_too_large', cause })
