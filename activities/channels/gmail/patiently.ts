import { AppError } from '#workflows/domain/errors.ts'

const FIRST_SECONDS = 5
const MOST_SECONDS = 120
const MOST_WAITS = 4

/** Does a piece of work, and again after a while where Google is busy. */
export type Patience = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Waits where Google says that it is busy, as long as it asks for, else for growing pauses; what would take longer is the source's to
 * wait for.
 * @throws what the work throws, in the end or for another reason; nothing is waited for once the signal has fired.
 */
export const patience =
  (signal: AbortSignal, pause: (signal: AbortSignal, milliseconds: number) => Promise<void>): Patience =>
  async (work) => {
    for (let waits = 0; ; waits += 1) {
      try {
        return await work()
      } catch (error) {
        if (!(error instanceof AppError) || error.sentence.code !== 'google_busy') throw error
        const seconds = error.retryAfterSeconds ?? FIRST_SECONDS * 2 ** waits
        if (waits >= MOST_WAITS || seconds > MOST_SECONDS || signal.aborted) throw error
        await pause(signal, seconds * 1000)
      }
    }
  }
