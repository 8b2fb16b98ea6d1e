import { STALE_AFTER_HOURS } from './deadline.ts'

const HOUR_MS = 3_600_000
const MS_AN_HOUR = 1_000
const LONGEST_MS = 120_000

/**
 * How much later the answer to a message is begun that came in long after it was written, as after an outage: what is older than may
 * leave by itself waits for its host anyway. A second for each hour, so that the newest are drafted first and never all at once.
 */
export function behindNewerMs({ createdAt, storedAt }: { createdAt: Date; storedAt: Date }): number {
  const hours = (storedAt.getTime() - createdAt.getTime()) / HOUR_MS
  return hours <= STALE_AFTER_HOURS ? 0 : Math.min(LONGEST_MS, Math.round(hours * MS_AN_HOUR))
}
