import { FALLBACK_DELAY_MINUTES } from './reply-settings.ts'

/** What the host gets to decide again after an undo that came past the deadline. */
export const SECOND_CHANCE_MINUTES = 5

/** What answers an older message of the guest does not leave by itself any more: the host is asked. */
export const STALE_AFTER_HOURS = 6

/** How long a model may replace the draft that stands: well within the shortest delay of a fallback. */
export const MODEL_HAS_MS = 120_000

/** How long after their last word a host counts as writing. */
export const WRITING_MS = 120_000

/** No fallback waits longer for a host who writes than the longest delay that can be set. */
export const latestDeadline = (draftedAt: Date): Date =>
  new Date(draftedAt.getTime() + FALLBACK_DELAY_MINUTES.max * 60_000)

/** Until when the fallback of a draft waits for the host, who wrote last at `writtenAt`; null where it does not. */
export function pausedUntil({
  writtenAt,
  draftedAt,
  now,
}: {
  writtenAt: Date
  draftedAt: Date
  now: Date
}): Date | null {
  const until = Math.min(writtenAt.getTime() + WRITING_MS, latestDeadline(draftedAt).getTime())
  return until > now.getTime() ? new Date(until) : null
}

/** A draft that an undo returned keeps its deadline; one past it gets a few minutes more, and one that may have none still has none. */
export function deadlineAfterUndo(deadlineAt: Date | null, now: Date): Date | null {
  if (deadlineAt === null || deadlineAt.getTime() > now.getTime()) return deadlineAt
  return new Date(now.getTime() + SECOND_CHANCE_MINUTES * 60_000)
}

/** Milliseconds from `now` until an RFC 3339 instant; 0 for one that is past, absent or no instant. */
export function msUntil(instant: string | null, now: number): number {
  const at = instant === null ? Number.NaN : Date.parse(instant)
  return Number.isNaN(at) ? 0 : Math.max(0, at - now)
}
