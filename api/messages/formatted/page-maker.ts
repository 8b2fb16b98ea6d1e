import { Worker } from 'node:worker_threads'
import { AppError } from '#workflows/domain/errors.ts'
import type { MadePage, PageInput } from './make-page.ts'

/** Of a processor's time, so that a machine which is busy with other things makes no page unreadable; and by the clock. */
const LIMITS = { cpuMs: 4_000, clockMs: 20_000, heapMegabytes: 96, lookMs: 250 }
/** Who comes behind so many is told to come again. */
const MOST_WAITING = 20

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
  return {
    make(input) {
      if (waiting >= MOST_WAITING)
        return Promise.reject(new AppError('upstream_unavailable', { code: 'too_many_requests', retryAfterSeconds: 5 }))
      waiting++
      const page = last.then(() => makeOne(input, limits)).finally(() => void waiting--)
      last = page.catch(() => undefined)
      return page
    },
  }
}

async function makeOne(input: PageInput, limits: PageLimits): Promise<MadePage | null> {
  const { promise, resolve, reject } = Promise.withResolvers<MadePage | null>()
  const thread = new Worker(new URL('./page-thread.ts', import.meta.url), {
    workerData: input,
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
  })
  // In this thread the mail is the only input there is: whatever ends it is the mail's.
  thread.once('message', resolve)
  thread.once('error', (cause) => reject(tooMuch(cause)))
  thread.once('exit', () => reject(tooMuch()))
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
