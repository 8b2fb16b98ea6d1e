import { AppError } from '#workflows/domain/errors.ts'

const MINUTE_MS = 60_000
/** What Google refuses to a mailbox that reads or sends. */
export type Direction = 'reading' | 'sending'
/**
 * Longer than this nobody is believed: a wrong clock must not keep a mailbox shut for days. Of reading less: what a guest writes
 * may be an emergency.
 */
const MOST_MS = { reading: 15 * MINUTE_MS, sending: 6 * 60 * MINUTE_MS } as const

/** By mailbox and direction: until when Google wants to be left alone. */
const until = new Map<string, number>()
const keyOf = (mailbox: string, direction: Direction) => `${direction} ${mailbox}`

/** @throws AppError upstream_unavailable while Google wants to be left alone by this mailbox. */
export function refuseBefore(mailbox: string, direction: Direction, now: Date): void {
  const key = keyOf(mailbox, direction)
  const at = until.get(key)
  if (at === undefined) return
  const waitMs = at - now.getTime()
  if (waitMs <= 0) return void until.delete(key)
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
  const at = now.getTime() + Math.min(MOST_MS[direction], seconds * 1000)
  const sending = keyOf(mailbox, 'sending')
  until.set(sending, direction === 'sending' ? at : Math.max(at, until.get(sending) ?? 0))
  if (direction === 'reading') until.set(keyOf(mailbox, direction), at)
}
