import { toInstant, toLocalTime } from '#workflows/domain/secrets/local-time.ts'

/** Hours as clocks show them: `22:00` to `07:00` is a night. */
export type QuietHours = { from: string; to: string; timeZone: string }

const DAY_MS = 86_400_000

/** When it is over that a host wants to hear of nothing but emergencies; null where it is not so now. */
export function quietUntil({ from, to, timeZone }: QuietHours, now: Date): Date | null {
  const { day, time } = toLocalTime(now, timeZone)
  const endsToday = toInstant({ day, time: to }, timeZone)
  if (from < to) return from <= time && time < to ? endsToday : null
  if (time < to) return endsToday
  if (from === to || time < from) return null
  const noon = Date.parse(`${day}T12:00:00Z`)
  return toInstant({ day: new Date(noon + DAY_MS).toISOString().slice(0, 10), time: to }, timeZone)
}
