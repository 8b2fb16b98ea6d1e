const SECOND_MS = 1_000
const HOUR_MS = 3_600_000

/** Announcements are tried for so long, then given up where it can be seen. */
export const TRIED_FOR_MS = 24 * HOUR_MS
/** A receiver that asks for longer is asked again all the same. */
export const LONGEST_ASKED_MS = 6 * HOUR_MS

/**
 * Milliseconds until the next try, after so many: 10 s, then three times as long each time, at most an hour, each a fifth shorter
 * or longer by `random` (0 to 1), so that those who failed together do not come back together.
 */
export function pauseAfter(tries: number, random: number): number {
  const pause = Math.min(10 * SECOND_MS * 3 ** (Math.max(tries, 1) - 1), HOUR_MS)
  return Math.round(pause * (0.8 + 0.4 * random))
}

/** What `Retry-After` asks for, in milliseconds from now (RFC 9110, 10.2.3: seconds or a date); 0 where it says nothing. */
export function askedPause(retryAfter: string | null, now: Date): number {
  if (retryAfter === null) return 0
  const text = retryAfter.trim()
  const asked = /^\d{1,12}$/.test(text) ? Number(text) * SECOND_MS : Date.parse(text) - now.getTime()
  return Number.isFinite(asked) ? Math.min(Math.max(asked, 0), LONGEST_ASKED_MS) : 0
}
