import { AppError } from '#workflows/domain/errors.ts'
import { lasts, type Span } from '#workflows/domain/lasts.ts'

const MINUTE_MS = 60_000
/** What Google refuses to a mailbox that reads or sends. */
export type Direction = 'reading' | 'sending'
/**
 * Longer than this nobody is believed: a wrong clock must not keep a mailbox shut for days. Of reading less: what a guest writes
 * may be an emergency.
 */
const MOST_MS = { reading: 15 * MINUTE_MS, sending: 6 * 60 * MINUTE_MS } as const

/** By mailbox and direction: how long Google wants to be left alone. */
const waits = new Map<string, Span>()
const endOf = ({ fromMs, lastsMs }: Span) => fromMs + lastsMs
const keyOf = (mailbox: string, direction: Direction) => `${direction} ${mailbox}`

/** @throws AppError upstream_unavailable while Google wants to be left alone by this mailbox. */
export function refuseBefore(mailbox: string, direction: Direction, now: Date): void {
  const key = keyOf(mailbox, direction)
  const wait = waits.get(key)
  if (wait === undefined) return
  if (!lasts(wait, now.getTime())) return void waits.delete(key)
  const waitMs = endOf(wait) - now.getTime()
  throw new AppError('upstream_unavailable', { code: 'google_busy', retryAfterSeconds: Math.ceil(waitMs / 1000) })
}

/**
 * What Google says of its next answer is kept for all that is asked of this mailbox in this process. What a send is told may be the
 * mailbox's limit of a day: it says nothing of reading.
 */
export function noteWait(
  mailbox: string,
  direction: Direction,
  { now, seconds }: { now: Date; seconds: number },
): void {
  const wait = { fromMs: now.getTime(), lastsMs: Math.min(MOST_MS[direction], seconds * 1000) }
  const sending = keyOf(mailbox, 'sending')
  const known = waits.get(sending)
  const isLonger = known !== undefined && lasts(known, now.getTime()) && endOf(known) > endOf(wait)
  if (direction === 'sending' || !isLonger) waits.set(sending, wait)
  if (direction === 'reading') waits.set(keyOf(mailbox, direction), wait)
}
