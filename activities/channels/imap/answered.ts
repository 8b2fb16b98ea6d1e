import type { ImapFlow } from 'imapflow'
import { sourceFault } from '#activities/channels/faults/source-fault.ts'

const LOOK_MS = 1_000
/** A search through a large mailbox may take its time. */
export const COMMAND_SILENCE_MS = 60_000

/** Milliseconds without a byte, and in all. */
type Patience = { silenceMs?: number; mostMs?: number }

/**
 * Runs commands on a connection that must not fall silent: where no byte goes or comes for so long, the link is half-open, and is closed. So it
 * is after `mostMs`, whatever the server says meanwhile.
 * @throws AppError upstream_unavailable for silence; whatever the commands throw.
 */
export async function answered<T>(
  client: Pick<ImapFlow, 'stats' | 'close'>,
  work: () => Promise<T>,
  { silenceMs = COMMAND_SILENCE_MS, mostMs = Number.POSITIVE_INFINITY }: Patience = {},
): Promise<T> {
  const startedAt = performance.now()
  const bytes = () => client.stats().received + client.stats().sent
  let heard = bytes()
  let heardAt = startedAt
  let isSilent = false
  const timer = setInterval(() => {
    const [now, seen] = [performance.now(), bytes()]
    if (seen !== heard) heardAt = now
    heard = seen
    if (now - heardAt < silenceMs && now - startedAt < mostMs) return
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
