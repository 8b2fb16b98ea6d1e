/** Month names of the guests' five languages, by their first letters. */
const MONTHS: [RegExp, number][] = [
  [/^(?:jan|gen|ene|jän)/i, 1],
  [/^(?:feb|fév|fev)/i, 2],
  [/^(?:mar|mär|mrz|mars)/i, 3],
  [/^(?:apr|avr|abr)/i, 4],
  [/^(?:may|mag|mai)/i, 5],
  [/^(?:jun|giu|juin)/i, 6],
  [/^(?:jul|lug|juil)/i, 7],
  [/^(?:aug|ago|aoû|aou)/i, 8],
  [/^(?:sep|set)/i, 9],
  [/^(?:oct|ott|okt)/i, 10],
  [/^(?:nov)/i, 11],
  [/^(?:dec|dic|dez|déc)/i, 12],
]
const DAY_MS = 86_400_000

export type StayDates = { checkIn: string | null; checkOut: string | null }
type Day = { day: number; month: number; year: number | null }

const W = String.raw`\p{L}{3,10}\.?`
const DASH = String.raw`\s*(?:-|–|—|to|al|bis|au|a)\s*`
/** `Apr 22 - 27`, `Nov 18 - Dec 2, 2025` */
const MONTH_FIRST = new RegExp(
  `(${W})\\s(\\d{1,2})(?:,\\s(\\d{4}))?${DASH}(?:(${W})\\s)?(\\d{1,2})(?!\\d)(?:,?\\s(\\d{4}))?`,
  'iu',
)
/** `22–27 apr 2027`, `22 aprile - 3 maggio`, `22. April bis 3. Mai 2027` */
const DAY_FIRST = new RegExp(
  `(?<!\\d)(\\d{1,2})\\.?(?:\\s(${W}))?(?:\\s(\\d{4}))?${DASH}(\\d{1,2})\\.?\\s(?:de\\s)?(${W})(?:\\s(?:de\\s)?(\\d{4}))?`,
  'iu',
)

const monthOf = (word: string | undefined) => MONTHS.find(([pattern]) => pattern.test(word ?? ''))?.[1] ?? null

/** The stay that a subject or a line tells of; a year that is not said is the one that makes it the nearest to come. */
export function stayRange(text: string, at: Date): StayDates {
  const line = text.slice(0, 500)
  const english = MONTH_FIRST.exec(line)
  const month = monthOf(english?.[1])
  if (english !== null && month !== null) {
    const year = Number(english[6] ?? english[3]) || null
    const from = { day: Number(english[2]), month, year: Number(english[3] ?? english[6]) || null }
    return rangeOf(from, { day: Number(english[5]), month: monthOf(english[4]) ?? month, year }, at)
  }
  const other = DAY_FIRST.exec(line)
  const lastMonth = monthOf(other?.[5])
  if (other === null || lastMonth === null) return { checkIn: null, checkOut: null }
  const year = Number(other[6]) || null
  const from = { day: Number(other[1]), month: monthOf(other[2]) ?? lastMonth, year: Number(other[3]) || year }
  return rangeOf(from, { day: Number(other[4]), month: lastMonth, year }, at)
}

/** One date as it stands after a label: `Wed, 2 June 2027`, `June 2, 2027`, `2027-06-02`, `02/06/2027`. */
export function singleDate(text: string, at: Date): string | null {
  const line = text.slice(0, 120)
  const iso = /(\d{4})-(\d{2})-(\d{2})/.exec(line)
  if (iso !== null) return isoDay({ day: Number(iso[3]), month: Number(iso[2]), year: Number(iso[1]) }, at)
  const slashed = /(?<!\d)(\d{1,2})[/.](\d{1,2})[/.](\d{4})/.exec(line)
  if (slashed !== null)
    return isoDay({ day: Number(slashed[1]), month: Number(slashed[2]), year: Number(slashed[3]) }, at)
  const dayFirst = new RegExp(`(?<!\\d)(\\d{1,2})\\.?\\s(?:de\\s)?(${W})(?:\\s(?:de\\s)?(\\d{4}))?`, 'iu').exec(line)
  const dayMonth = monthOf(dayFirst?.[2])
  if (dayFirst !== null && dayMonth !== null) {
    return isoDay({ day: Number(dayFirst[1]), month: dayMonth, year: Number(dayFirst[3]) || null }, at)
  }
  const monthFirst = new RegExp(`(${W})\\s(\\d{1,2})(?:,?\\s(\\d{4}))?`, 'iu').exec(line)
  const month = monthOf(monthFirst?.[1])
  if (monthFirst === null || month === null) return null
  return isoDay({ day: Number(monthFirst[2]), month, year: Number(monthFirst[3]) || null }, at)
}

function rangeOf(from: Day, to: Day, at: Date): StayDates {
  const checkIn = isoDay(from, at)
  if (checkIn === null) return { checkIn: null, checkOut: null }
  const start = new Date(`${checkIn}T00:00:00Z`)
  const turn = to.month < from.month ? 1 : 0
  const checkOut = isoDay({ ...to, year: to.year ?? start.getUTCFullYear() + turn }, at)
  return { checkIn, checkOut: checkOut !== null && checkOut > checkIn ? checkOut : null }
}

function isoDay({ day, month, year }: Day, at: Date): string | null {
  const written = year ?? nearestYear(day, month, at)
  const date = new Date(Date.UTC(written, month - 1, day))
  return date.getUTCMonth() === month - 1 && written >= 2000 && written < 2100 ? date.toISOString().slice(0, 10) : null
}

/** A day more than two months gone is next year's. */
function nearestYear(day: number, month: number, at: Date): number {
  const year = at.getUTCFullYear()
  return Date.UTC(year, month - 1, day) < at.getTime() - 60 * DAY_MS ? year + 1 : year
}
