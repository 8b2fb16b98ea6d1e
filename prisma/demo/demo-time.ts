import type { When } from '#prisma/demo/conversation.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** Close enough to Rome all year for a demo. */
const ROME_OFFSET_MINUTES = 60

/** An instant so many seconds later. */
export const addSeconds = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000)
/** An instant so many minutes later; earlier for a negative number. */
export const addMinutes = (at: Date, minutes: number) => new Date(at.getTime() + minutes * MINUTE)
/** An instant so many times 24 hours later; earlier for a negative number. */
export const addDays = (at: Date, days: number) => new Date(at.getTime() + days * DAY)

/** The instant that `when` names, never after `now`. */
export function instantOf(now: Date, when: When): Date {
  if ('minutes' in when) return addMinutes(now, -when.minutes)
  const [hours = 0, minutes = 0] = when.at.split(':').map(Number)
  const day = addDays(now, -when.days)
  day.setUTCHours(hours, minutes - ROME_OFFSET_MINUTES, 0, 0)
  return day
}

/** A calendar day, counted from the day of `now`. */
export function calendarDay(now: Date, days: number): Date {
  const day = addDays(now, days)
  day.setUTCHours(0, 0, 0, 0)
  return day
}
