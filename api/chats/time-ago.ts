const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WEEK = 7 * DAY
const STEPS = [
  [MINUTE, 1, 'second'],
  [HOUR, MINUTE, 'minute'],
  [DAY, HOUR, 'hour'],
  [WEEK, DAY, 'day'],
  [Number.POSITIVE_INFINITY, WEEK, 'week'],
] as const

const italian = new Intl.RelativeTimeFormat('it', { numeric: 'auto' })

/** How long ago, in the language of the chat screen: `5 minuti fa`. A time to come reads as now. */
export function timeAgo(at: Date, now: Date): string {
  const seconds = Math.max(0, Math.floor((now.getTime() - at.getTime()) / 1000))
  if (seconds < MINUTE) return italian.format(0, 'second')
  const [, size, unit] = STEPS.find(([below]) => seconds < below) ?? STEPS[4]
  return italian.format(-Math.floor(seconds / size), unit)
}
