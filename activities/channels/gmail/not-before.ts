import { AppError } from '#workflows/domain/errors.ts'

const MINUTE_MS = 60_000
/** Longer than this nobody is believed: a wrong clock must not keep a mailbox shut for days. */
const MOST_MS = 6 * 60 * MINUTE_MS

/** By mailbox, for both directions: until when Google wants to be left alone. */
const until = new Map<string, number>()

/** @throws AppError upstream_unavailable while Google wants to be left alone by this mailbox. */
export function refuseBefore(mailbox: string, now: Date): void {
  const at = until.get(mailbox)
  if (at === undefined) return
  const waitMs = at - now.getTime()
  if (waitMs <= 0) return void until.delete(mailbox)
  throw new AppError('upstream_unavailable', { code: 'google_busy', retryAfterSeconds: Math.ceil(waitMs / 1000) })
}

/** What Google says of its next answer is kept for all that is asked of this mailbox in this process. */
export function noteWait(mailbox: string, now: Date, seconds: number): void {
  until.set(mailbox, now.getTime() + Math.min(MOST_MS, seconds * 1000))
}
