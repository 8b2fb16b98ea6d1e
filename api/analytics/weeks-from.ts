import { toLocalTime } from '#workflows/domain/secrets/local-time.ts'

const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS
/** By whose clocks a week runs where no property has its own. */
const ACCOUNT_ZONE = 'Europe/Rome'

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

/** The Mondays of so many weeks, oldest first, the last one that of the week which runs. */
export function mondaysUpTo(now: Date, weeks: number): string[] {
  const today = Date.parse(toLocalTime(now, ACCOUNT_ZONE).day)
  const monday = today - ((new Date(today).getUTCDay() + 6) % 7) * DAY_MS
  return Array.from({ length: weeks }, (_, index) => dayOf(monday - (weeks - 1 - index) * WEEK_MS))
}
