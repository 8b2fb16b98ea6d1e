import { Context } from '@temporalio/activity'

const EVERY_MS = 4_000

/** Beats while the work runs, so that the death of this process is noticed within seconds. */
export async function withHeartbeat<T>(work: () => Promise<T>): Promise<T> {
  const { heartbeat } = Context.current()
  const beat = setInterval(() => heartbeat(), EVERY_MS)
  try {
    return await work()
  } finally {
    clearInterval(beat)
  }
}
