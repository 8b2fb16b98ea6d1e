/** What a host puts a chat off to without looking at a calendar: of the clock where they are. */
export type SnoozeTime = { name: 'hour' | 'evening' | 'tomorrow' | 'monday'; at: Date }

const HOUR_MS = 3_600_000
const MORNING = 9
const EVENING = 18
const WEEK_DAYS = 7

const dayAt = (now: Date, days: number, hour: number) =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hour)

/** How many days it is to the next Monday; a week on a Monday. */
const toMonday = (now: Date) => ((WEEK_DAYS - now.getDay()) % WEEK_DAYS) + 1

/** Each moment once, the nearest first: no evening that is all but here, no Monday that is tomorrow. */
export function snoozeTimes(now: Date): SnoozeTime[] {
  const evening = dayAt(now, 0, EVENING)
  const days = toMonday(now)
  return [
    { name: 'hour', at: new Date(now.getTime() + HOUR_MS) },
    ...(evening.getTime() - now.getTime() > HOUR_MS ? [{ name: 'evening' as const, at: evening }] : []),
    { name: 'tomorrow', at: dayAt(now, 1, MORNING) },
    ...(days > 1 ? [{ name: 'monday' as const, at: dayAt(now, days, MORNING) }] : []),
  ]
}

/** As a field for a day and an hour has it. */
export const asLocal = (at: Date): string =>
  new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
