import type { Log } from '#outside/log.ts'
import type { WatchAnswer } from '#prisma/google-push/end-watch.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'
import { refusalFault } from './gmail-failure.ts'
import type { Gmail } from './open-gmail.ts'

/** A mailbox whose watcher waits for this answer is looked into by nobody. */
const ANSWER_MS = 5_000
/** As Google says of itself; it names its own end with each answer. */
const WEEK_MS = 7 * 86_400_000

/**
 * Asks Google to announce what changes in a mailbox, to the operator's topic. Whatever it answers is an answer: the mailbox is read all
 * the same. See https://developers.google.com/workspace/gmail/api/reference/rest/v1/users/watch.
 * @throws what is no failure of Google's or the line's.
 */
export async function askToAnnounce(
  gmail: Gmail,
  { topic, askedAt, log }: { topic: string; askedAt: Date; log: Log },
): Promise<WatchAnswer> {
  const asked = { userId: 'me', requestBody: { topicName: topic } }
  try {
    const { data, refusal } = await gmail.try((users) => users.watch(asked, { timeout: ANSWER_MS }), { isAside: true })
    if (refusal === null) return { expiresAt: endOf(data.expiration, askedAt) }
    const { status, detail } = refusal
    log.warn({ detail }, 'Google does not announce new mail of a mailbox')
    // Of these the look itself tells, or they pass.
    const isOfReading = status === 401 || refusalFault(refusal).sentence.code === 'google_busy'
    return { fault: isOfReading ? null : say({ code: 'google_push_refused', params: { detail } }) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    log.warn({ code: error.sentence.code }, 'Google could not be asked to announce new mail')
    return { fault: null }
  }
}

function endOf(expiration: string | null | undefined, askedAt: Date): Date {
  const end = new Date(Number(expiration ?? Number.NaN))
  return Number.isNaN(end.getTime()) ? new Date(askedAt.getTime() + WEEK_MS) : end
}
