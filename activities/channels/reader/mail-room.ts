import { MAX_READ_BYTES } from '#activities/channels/mime/large-mail.ts'
import { type ConcurrencyLimits, HostConcurrency, NO_SLOT } from '#activities/turns/host-concurrency.ts'

const MB = 1024 * 1024
/** Each byte is there some four times while it is read. One host's mails leave room for another's; what is more goes alone. */
const LARGE = { atOnce: 20 * MB, perHost: 12 * MB, waitingPerHost: Number.POSITIVE_INFINITY }
/** What comes in small pieces waits for nothing large. */
const SMALL = { atOnce: 16 * MB, perHost: 4 * MB, waitingPerHost: Number.POSITIVE_INFINITY }
/** What comes on a slow line, or is stored slowly, keeps others no longer: then it is not counted any more. */
const MOST_MS = 30_000

export type MailRoomLimits = { large: ConcurrencyLimits; small: ConcurrencyLimits; mostMs: number }

/** What is about to be fetched: whose it is, how much, and what ends the wait for room. */
type Mails = { hostId: string; bytes: number; signal?: AbortSignal | undefined }
/** Says that they are stored, or that nobody needs them any more; once is enough. */
export type LeaveRoom = () => void
export type EnterRoom = (mails: Mails) => Promise<LeaveRoom>

/**
 * The room that mails of all hosts have in this process, from before they are fetched until they are stored: what a worker holds does
 * not grow with the mailboxes that have something large at the same time. Whoever finds none waits in the order they came.
 * @throws, from what it answers, the signal's reason for who is cancelled while waiting.
 */
export function createMailRoom({ large, small, mostMs }: MailRoomLimits = ROOM): EnterRoom {
  const [ofLarge, ofSmall] = [new HostConcurrency(large), new HostConcurrency(small)]
  return async ({ hostId, bytes, signal }) => {
    const line = bytes > MAX_READ_BYTES ? ofLarge : ofSmall
    const leave = await line.enter(hostId, { weight: bytes, signal })
    // No line here is ever full, and nobody in it is impatient.
    if (leave === NO_SLOT) return () => undefined
    const timer = setTimeout(leave, mostMs).unref()
    return () => {
      clearTimeout(timer)
      leave()
    }
  }
}

const ROOM: MailRoomLimits = { large: LARGE, small: SMALL, mostMs: MOST_MS }
