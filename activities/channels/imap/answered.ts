import type { ImapFlow } from 'imapflow'
import { sourceFault } from '#activities/channels/faults/source-fault.ts'

const LOOK_MS = 1_000
/** A search through a large mailbox may take its time. */
const COMMAND_SILENCE_MS = 60_000

/**
 * Runs commands on a connection that must not fall silent: where no byte comes for so long, the link is half-open, and is closed.
 * @throws AppError upstream_unavailable for silence; whatever the commands throw.
 */
export async function answered<T>(
  client: ImapFlow,
  work: () => Promise<T>,
  silenceMs: number = COMMAND_SILENCE_MS,
): Promise<T> {
  let heard = client.stats().received
  let heardAt = performance.now()
  let isSilent = false
  const timer = setInterval(() => {
    const { received } = client.stats()
    if (received !== heard) heardAt = performance.now()
    heard = received
    if (performance.now() - heardAt < silenceMs) return
    isSilent = true
    client.close()
  }, LOOK_MS)
  try {
    const [done] = await Promise.allSettled([work()])
    // Some of imapflow's commands end well also when the connection does not.
    if (isSilent) throw sourceFault({ code: 'mail_went_silent' }, {})
    if (done.status === 'rejected') throw done.reason
    return done.value
  } finally {
    clearInterval(timer)
  }
}
