import { Context } from '@temporalio/activity'

/** Often enough for a heartbeat's time limit of 15 s. */
const EVERY_MS = 4_000

/** Beats while the work runs, so that the death of this process is noticed within seconds. */
export async function withHeartbeat<T>(work: () => Promise<T>, everyMs = EVERY_MS): Promise<T> {
  const { heartbeat } = Context.current()
  const beat = setInterval(() => heartbeat(), everyMs)
  try {
    return await work()
  } finally {
    clearInterval(beat)
  }
}
