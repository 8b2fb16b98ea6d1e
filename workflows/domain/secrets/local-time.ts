/** `2026-11-22` at `15:00` as clocks show it in a time zone. */
export type LocalTime = { day: string; time: string }

const parts = (timeZone: string, at: Date): Record<string, string> =>
  Object.fromEntries(
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )

/** Day and time on the clocks of a time zone at an instant. */
export function toLocalTime(at: Date, timeZone: string): LocalTime {
  const { year, month, day, hour, minute } = parts(timeZone, at)
  return { day: `${year}-${month}-${day}`, time: `${hour}:${minute}` }
}

/** How far the zone's clocks are ahead of UTC at an instant. */
function offsetMs(at: number, timeZone: string): number {
  const { year, month, day, hour, minute, second } = parts(timeZone, new Date(at))
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - Math.floor(at / 1000) * 1000
}

/** The instant at which the zone's clocks show this; in the hour that a change of clocks skips, the one after it. */
export function toInstant({ day, time }: LocalTime, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  const first = asUtc - offsetMs(asUtc, timeZone)
  return new Date(asUtc - offsetMs(first, timeZone))
}

/** True for an IANA name that this machine knows: 'Europe/Rome'. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]{1,63}$/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}
