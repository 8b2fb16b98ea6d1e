import { Worker } from 'node:worker_threads'
import { AppError } from '#workflows/domain/errors.ts'
import type { MadePage, PageInput } from './make-page.ts'

/** Of a processor's time, so that a machine which is busy with other things makes no page unreadable; and by the clock. */
const LIMITS = { cpuMs: 4_000, clockMs: 20_000, heapMegabytes: 96, lookMs: 250 }
/** Who comes behind so many is told to come again. */
const MOST_WAITING = 20
/** A thread takes longer to begin than most pages to make: it stays for the next page for so long after the last. */
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
  let kept: Worker | undefined
  let letGo: NodeJS.Timeout | undefined
  const begin = () => {
    const thread = startThread(limits)
    thread.once('exit', () => {
      if (kept === thread) kept = undefined
    })
    return thread
  }
  const makeNext = async (input: PageInput) => {
    clearTimeout(letGo)
    const thread = kept ?? begin()
    kept = undefined
    const page = await makeOne(thread, input, limits)
    // What a mail has ended makes no other's page: only a thread that has made one is kept.
    kept = thread
    letGo = setTimeout(() => {
      kept = undefined
      void thread.terminate()
    }, READY_MS).unref()
    return page
  }
  return {
    make(input) {
      if (waiting >= MOST_WAITING)
        return Promise.reject(new AppError('upstream_unavailable', { code: 'too_many_requests', retryAfterSeconds: 5 }))
      waiting++
      const page = last.then(() => makeNext(input)).finally(() => void waiting--)
      last = page.catch(() => undefined)
      return page
    },
  }
}

function startThread({ heapMegabytes }: PageLimits): Worker {
  const thread = new Worker(new URL('./page-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
  })
  // What ends it between two pages is no page's matter.
  thread.on('error', () => undefined)
  return thread
}

/** Of no account for whether the process may end, but while it makes a page. */
async function makeOne(thread: Worker, input: PageInput, limits: PageLimits): Promise<MadePage | null> {
  const { promise, resolve, reject } = Promise.withResolvers<MadePage | null>()
  const onError = (cause: unknown) => reject(tooMuch(cause))
  const onExit = () => reject(tooMuch())
  thread.once('message', resolve).once('error', onError).once('exit', onExit).ref()
  const begun = performance.now()
  const usedBefore = usedMs(thread)
  thread.postMessage(input)
  const watch = setInterval(() => {
    if (performance.now() - begun > limits.clockMs) reject(tooMuch())
    void Promise.all([usedMs(thread), usedBefore]).then(
      ([used, before]) => used - before > limits.cpuMs && reject(tooMuch()),
    )
  }, limits.lookMs)
  try {
    return await promise
  } catch (cause) {
    await thread.terminate()
    throw cause
  } finally {
    clearInterval(watch)
    thread.off('message', resolve).off('error', onError).off('exit', onExit).unref()
  }
}

/** Milliseconds of a processor since a thread began; of one that has ended, which is told as it ends, none. */
const usedMs = (thread: Worker): Promise<number> =>
  thread.cpuUsage().then(
    ({ user, system }) => (user + system) / 1000,
    () => 0,
  )

const tooMuch = (cause?: unknown) => new AppError('rule_refused', { code: 'page_too_large', cause })
