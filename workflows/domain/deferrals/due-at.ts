import { toInstant, toLocalTime } from '#workflows/domain/secrets/local-time.ts'

/** How long a guest who was told 'I will come back to you' waits before the host is told. */
const ANSWER_WITHIN_HOURS = 4
/** Nobody expects an answer by night: what would be due then is due in the morning, by the house's clocks. */
const NIGHT = { from: '22:00', to: '08:00', dueAt: '09:00' } as const
const HOUR_MS = 3_600_000

/** When what was put off at an instant is due. */
export function dueAt(promisedAt: Date, timeZone: string): Date {
  const due = new Date(promisedAt.getTime() + ANSWER_WITHIN_HOURS * HOUR_MS)
  const { day, time } = toLocalTime(due, timeZone)
  if (time < NIGHT.to) return toInstant({ day, time: NIGHT.dueAt }, timeZone)
  if (time < NIGHT.from) return due
  const nextDay = new Date(Date.parse(`${day}T12:00:00Z`) + 24 * HOUR_MS).toISOString().slice(0, 10)
  return toInstant({ day: nextDay, time: NIGHT.dueAt }, timeZone)
}
