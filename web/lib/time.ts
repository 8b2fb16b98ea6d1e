import { langOf, say } from '#web/texts/say.ts'
import { dateFormat, perLocale } from './formats.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WEEK_DAYS = 7
const MONTH_DAYS = 30
const YEAR_DAYS = 365

/** `zone`: of a house; left out, where the host is. */
type Zone = string | undefined

const clock = dateFormat('it', { hour: '2-digit', minute: '2-digit' })
const dayMonth = dateFormat('it', { day: 'numeric', month: 'short' })
const dayMonthYear = dateFormat('it', { day: 'numeric', month: 'short', year: 'numeric' })
const longDay = dateFormat('it', { weekday: 'long', day: 'numeric', month: 'long' })
const longDayYear = dateFormat('it', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const FULL = { dateStyle: 'full', timeStyle: 'short' } as const
const fulls = { it: dateFormat('it', FULL), en: dateFormat('en', FULL) }
/** `2026-11-24`, as calendars that count in this way have it. */
const calendar = dateFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' })
/** A day with its time, on pages that speak English by default. */
export const dayAndClock = dateFormat('en', { dateStyle: 'medium', timeStyle: 'short' })
const relativeOf = (locale: string) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' })
const relatives = { it: perLocale('it', relativeOf), en: perLocale('en', relativeOf) }

const dayNumber = (at: Date, zone?: Zone) => Math.round(Date.parse(calendar(at, zone)) / DAY)
/** Whole calendar days between two moments; daylight saving does not matter. */
const daysBetween = (from: Date, to: Date, zone?: Zone) => dayNumber(to, zone) - dayNumber(from, zone)
const isSameDay = (a: Date, b: Date, zone?: Zone) => calendar(a, zone) === calendar(b, zone)

/** Time only if today, otherwise day and short month plus time (specification, section 2). */
export function clockTime(iso: string, now: Date, zone?: string): string {
  const at = new Date(iso)
  return isSameDay(at, now, zone) ? clock(at, zone) : `${dayMonth(at, zone)}, ${clock(at, zone)}`
}

export const hourMinute = (iso: string, zone?: string): string => clock(new Date(iso), zone)

/** With the zone where it is not the host's own. */
export const fullTime = (iso: string, zone?: string, byDefault: 'it' | 'en' = 'it'): string =>
  fulls[byDefault](new Date(iso), zone) + (isElsewhere(zone) ? ` (${zone})` : '')

/** Whether clocks of that zone do not show what the host's own show now. */
export const isElsewhere = (zone: string | undefined, now = new Date()): boolean =>
  zone !== undefined && fulls.it(now, zone) !== fulls.it(now)

/** 'adesso', '5 min fa', '3 h fa', 'ieri', '4 gg fa', '2 sett. fa', or as English has it: never a date, which stands beside it. */
export function relativeTime(
  iso: string,
  now: Date,
  { zone, byDefault = 'it' }: { zone?: Zone; byDefault?: 'it' | 'en' } = {},
): string {
  const at = new Date(iso)
  const elapsed = now.getTime() - at.getTime()
  const relative = relatives[byDefault]()
  if (elapsed < MINUTE) return langOf(byDefault) === 'it' ? say.time.now : relative.format(0, 'second')
  if (elapsed < HOUR) return relative.format(-Math.floor(elapsed / MINUTE), 'minute')
  if (isSameDay(at, now, zone)) return relative.format(-Math.floor(elapsed / HOUR), 'hour')
  const days = daysBetween(at, now, zone)
  if (days < WEEK_DAYS) return relative.format(-days, 'day')
  if (days < MONTH_DAYS) return relative.format(-Math.floor(days / WEEK_DAYS), 'week')
  if (days < YEAR_DAYS) return relative.format(-Math.floor(days / MONTH_DAYS), 'month')
  return relative.format(-Math.floor(days / YEAR_DAYS), 'year')
}

/** The heading of a day in a conversation. */
export function dayHeading(iso: string, now: Date, zone?: string): string {
  const at = new Date(iso)
  const days = daysBetween(at, now, zone)
  if (days === 0) return say.time.today
  if (days === 1) return say.time.yesterday
  return (at.getFullYear() === now.getFullYear() ? longDay : longDayYear)(at, zone)
}

export const sameDay = (a: string, b: string, zone?: string): boolean => isSameDay(new Date(a), new Date(b), zone)

/** A calendar day (`2026-11-24`) as day and short month; no time zone is involved. */
export function calendarDay(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return dayMonth(new Date(year, month - 1, date))
}

/** A creation date. */
export const shortDate = (iso: string): string => dayMonthYear(new Date(iso))

type Stay = { checkInDate: string | null; checkOutDate: string | null; timeZone: string | null }

/** Where a stay stands today, as calendars at the house have it: what a host wants to know first. */
export function stayStage(
  { checkInDate: checkIn, checkOutDate: checkOut, timeZone }: Stay,
  now: Date,
): 'past' | 'arriving' | 'staying' | 'leaving' | 'coming' | null {
  if (!checkIn) return null
  const today = calendar(now, timeZone ?? undefined)
  if (checkOut && checkOut < today) return 'past'
  if (checkOut === today) return 'leaving'
  if (checkIn === today) return 'arriving'
  if (checkIn > today) return 'coming'
  return checkOut ? 'staying' : 'past'
}

/** What is left until a moment: '12 min', '45 s', '2 h', '30 giorni'; null when it has passed or is none. */
export function remaining(iso: string, now: Date): string | null {
  const left = new Date(iso).getTime() - now.getTime()
  if (!(left > 0)) return null
  if (left < MINUTE) return `${Math.ceil(left / 1000)} s`
  if (left < HOUR) return `${Math.ceil(left / MINUTE)} min`
  if (left < 2 * DAY) return `${Math.round(left / HOUR)} h`
  return say.time.days(Math.round(left / DAY))
}
