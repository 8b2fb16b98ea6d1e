import { fold } from '#workflows/domain/fold-text.ts'
import { isWeekday, monthOf, weekdayOf } from './months.ts'

const DAY_MS = 86_400_000

export type StayDates = { checkIn: string | null; checkOut: string | null }
type Day = { day: number; month: number | null; year: number | null }
type Token = { text: string; at: number; end: number }
type Found = { day: Day; from: number; to: number }

const NO_STAY: StayDates = { checkIn: null, checkOut: null }
const HOURS = /\d{1,2}\s?(?:[:h]\s?\d{2}|h(?=\s|$)|uhr|o'clock|am(?=\W|$)|pm(?=\W|$))(?:\s?(?:uhr|h|hrs|am|pm))?/giu
/** A reservation's, such as `HMJ8AG7A8P`, in which no day stands as in `20NOV2026`. */
const CODE =
  /(?<![\p{L}\d])(?!\d{1,2}[A-Z]{3,9}(?:\d{2}|\d{4})(?![A-Z\d]))(?=[A-Z]*\d+[A-Z]+\d|[A-Z]{2,}\d{2,}[A-Z])[A-Z\d]{8,16}(?![\p{L}\d])/gu
/** `09-Apr-2027`, `09/Apr/2027` */
const JOINED = /(?<![\d/.-])(\d{1,2})[-/.](\p{L}{3,12})[-/.](\d{4}|\d{2})(?!\d)/gu
const TOKENS =
  /\d{4}-\d{2}-\d{2}|(?:\d{4}\s?[年년]\s?)?\d{1,2}\s?[月월]\s?\d{1,2}(?:\s?[日일])?|\d{4}[./]\s?\d{1,2}[./]\s?\d{1,2}(?!\d)|\d{1,2}[./-]\s?\d{1,2}[./-]\s?\d{4}|\d{1,2}[./-]\d{1,2}[./-]\d{2}(?!\d)|\d{1,2}\.\s?\d{1,2}\.(?!\s?\d)|\d+|\p{L}[\p{L}\p{M}]*(?:-\p{L}+)?|[–—\-‑→~～〜,]/gu
/** Between a day, its month and its year. */
const OF = new Set(['de', 'di', 'of', 'del', 'den', 'the', 'da', 'do', 'st', 'nd', 'rd', 'th', ',', 'er'])
/** Between the two days of a stay. */
const UNTIL = new Set(
  '- – — ‑ → ~ ～ 〜 to until till al fino au jusqu bis zum tot t m a ate hasta do по aan och til az ig εως μεχρι'.split(
    ' ',
  ),
)
/** What may stand there beside it. */
const BESIDE = new Set(', the den il le el du o dem dia do de'.split(' '))

function tokensOf(line: string): Token[] {
  const blank = (part: string) => ' '.repeat(part.length)
  const text = line.replace(HOURS, blank).replace(CODE, blank).replace(JOINED, '$1 $2 $3')
  return [...text.matchAll(TOKENS)].map((found) => ({
    text: fold(found[0]),
    at: found.index,
    end: found.index + found[0].length,
  }))
}

const numberIn = (token: Token | undefined) => (/^\d+$/.test(token?.text ?? '') ? Number(token?.text) : null)
const dayIn = (token: Token | undefined) => {
  const number = numberIn(token)
  return number !== null && number >= 1 && number <= 31 && (token?.text.length ?? 3) <= 2 ? number : null
}
const yearIn = (token: Token | undefined) => {
  const number = numberIn(token)
  return number !== null && number >= 2000 && number < 2100 ? number : null
}

function yearAfter(tokens: readonly Token[], from: number): { year: number | null; to: number } {
  for (let at = from; at < from + 2; at++) {
    const year = yearIn(tokens[at])
    if (year !== null) return { year, to: at + 1 }
    if (!OF.has(tokens[at]?.text ?? '')) break
  }
  return { year: null, to: from }
}

/** `2027年6月2日`, `6월 2일`: the month stands before its day. */
function writtenInSigns(text: string): Day | null {
  if (!/^\d+\s?[^\d\s./-]/.test(text)) return null
  const [day = 0, month = 0, year = null] = (text.match(/\d+/g) ?? []).map(Number).toReversed()
  return { day, month, year }
}

/** `2027-06-02`, `2027/06/02`, `02/06/2027`, `12.10.`: of two small numbers the day is the first. */
function writtenInNumbers(text: string): Day | null {
  const parts = text
    .split(/[./-]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(Number)
  const [one = 0, two = 0, three] = parts
  if (/^\d{4}[./-]/.test(text)) return { day: three ?? 0, month: two, year: one }
  if (!/[./-]/.test(text)) return null
  const [day, month] = two > 12 ? [two, one] : [one, two]
  return { day, month, year: three === undefined ? null : three < 100 ? 2000 + three : three }
}

function dateAt(tokens: readonly Token[], at: number): Found | null {
  const text = tokens[at]?.text ?? ''
  const inNumbers = writtenInSigns(text) ?? writtenInNumbers(text)
  if (inNumbers !== null && /\d/.test(text)) return { day: inNumbers, from: at, to: at + 1 }
  const day = dayIn(tokens[at])
  if (day !== null) {
    let next = at + 1
    while (next < at + 3 && OF.has(tokens[next]?.text ?? '') && tokens[next]?.text !== ',') next++
    const month = monthOf(tokens[next]?.text ?? '')
    return month === null
      ? null
      : { day: { day, month, ...yearAfter(tokens, next + 1) }, from: at, to: yearAfter(tokens, next + 1).to }
  }
  const yearFirst = yearIn(tokens[at])
  if (yearFirst !== null) return behindYear(tokens, at, yearFirst)
  const month = monthOf(text)
  const behind = dayIn(tokens[at + 1])
  if (month === null || behind === null) return null
  // `mar 27 apr` is a day of the week and a date.
  if (isWeekday(text) && monthOf(tokens[at + 2]?.text ?? '') !== null) return null
  let end = at + 2
  if (['st', 'nd', 'rd', 'th'].includes(tokens[end]?.text ?? '')) end++
  const { year, to } = yearAfter(tokens, end)
  return { day: { day: behind, month, year }, from: at, to }
}

/** Between a year and its month: `2027 m. birželio 5 d.` */
const OF_YEAR = new Set(['m', 'g', 'gada', 'de'])

/** `2027. július 17.` */
function behindYear(tokens: readonly Token[], at: number, year: number): Found | null {
  const next = OF_YEAR.has(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1
  const month = monthOf(tokens[next]?.text ?? '')
  const day = dayIn(tokens[next + 1])
  if (month === null || day === null || yearIn(tokens[next + 2]) !== null) return null
  return { day: { day, month, year }, from: at, to: next + 2 }
}

/** Where the second day stands, behind what says `until`. */
function behindUntil(tokens: readonly Token[], from: number): number | null {
  let at = from
  const skip = () => {
    while (
      at < from + 6 &&
      (BESIDE.has(tokens[at]?.text ?? '') || isWeekdayAt(tokens, at)) &&
      !UNTIL.has(tokens[at]?.text ?? '')
    )
      at++
  }
  skip()
  if (!UNTIL.has(tokens[at]?.text ?? '')) return null
  while (UNTIL.has(tokens[at]?.text ?? '')) at++
  skip()
  return at
}

const isWeekdayAt = (tokens: readonly Token[], at: number) =>
  isWeekday(tokens[at]?.text ?? '') && dateAt(tokens, at) === null

type Range = { from: Day; to: Day; begin: number; end: number }

function rangeAt(tokens: readonly Token[], at: number): Range | null {
  const whole = dateAt(tokens, at)
  const alone = whole === null ? dayIn(tokens[at]) : null
  if (whole === null && alone === null) return null
  const second = behindUntil(tokens, whole?.to ?? at + 1)
  if (second === null) return null
  const other = dateAt(tokens, second)
  const begin = tokens[at]?.at ?? 0
  if (whole === null) {
    if (other === null || alone === null) return null
    return {
      from: { day: alone, month: other.day.month, year: null },
      to: other.day,
      begin,
      end: tokens[other.to - 1]?.end ?? 0,
    }
  }
  if (other !== null) return { from: whole.day, to: other.day, begin, end: tokens[other.to - 1]?.end ?? 0 }
  const day = dayIn(tokens[second])
  if (day === null) return null
  const { year, to } = yearAfter(tokens, second + 1)
  return { from: whole.day, to: { day, month: whole.day.month, year }, begin, end: tokens[to - 1]?.end ?? 0 }
}

const MOST_CHARACTERS = 500

/** The stay that a line tells of, and where in it; null where it names no two days. */
export function rangeIn(line: string): { from: Day; to: Day; begin: number; end: number } | null {
  const tokens = tokensOf(line.slice(0, MOST_CHARACTERS))
  for (let at = 0; at < tokens.length; at++) {
    const range = rangeAt(tokens, at)
    if (range !== null) return range
  }
  return null
}

/** The one day that a line names, and where in it. */
export function dayNamed(line: string): { day: Day; begin: number; end: number } | null {
  const tokens = tokensOf(line.slice(0, MOST_CHARACTERS))
  for (let at = 0; at < tokens.length; at++) {
    const found = dateAt(tokens, at)
    if (found !== null)
      return { day: found.day, begin: tokens[found.from]?.at ?? 0, end: tokens[found.to - 1]?.end ?? 0 }
  }
  return null
}

/** The stay that a subject or a line tells of; a year that is not said is the one that makes it the nearest to come. */
export function stayRange(text: string, at: Date): StayDates {
  const range = rangeIn(text)
  if (range === null) return NO_STAY
  const { from, to } = range
  const isTurn = (to.month ?? 0) < (from.month ?? 0)
  const year = from.year ?? (to.year === null ? null : to.year - (isTurn ? 1 : 0))
  const checkIn = isoDay({ ...from, year }, at)
  if (checkIn === null) return NO_STAY
  const checkOut = isoDay({ ...to, year: to.year ?? Number(checkIn.slice(0, 4)) + (isTurn ? 1 : 0) }, at)
  return { checkIn, checkOut: checkOut !== null && checkOut > checkIn ? checkOut : null }
}

/** One date as it stands after a label: `Wed, 2 June 2027`, `June 2, 2027`, `2027-06-02`, `02/06/2027`. */
export function singleDate(text: string, at: Date): string | null {
  const line = text.slice(0, 120)
  const named = dayNamed(line)
  return named === null ? null : isoDay(named.day, at, named.day.year === null ? weekdayBeside(line, named) : null)
}

/** The day of the week that stands beside a date. */
function weekdayBeside(line: string, { begin, end }: { begin: number; end: number }): number | null {
  const beside = tokensOf(line).filter((token) => token.end <= begin || token.at >= end)
  return beside.map((token) => weekdayOf(token.text)).find((weekday) => weekday !== null) ?? null
}

function isoDay({ day, month, year }: Day, at: Date, weekday: number | null = null): string | null {
  if (month === null) return null
  const written = year ?? yearOf({ day, month, weekday }, at)
  const date = new Date(Date.UTC(written, month - 1, day))
  return date.getUTCMonth() === month - 1 && written >= 2000 && written < 2100 ? date.toISOString().slice(0, 10) : null
}

/** The nearest year; of a day that is gone the next, where it is of that week's day and the nearest is not. */
function yearOf({ day, month, weekday }: { day: number; month: number; weekday: number | null }, at: Date): number {
  const nearest = nearestYear(day, month, at)
  const dayIn = (year: number) => new Date(Date.UTC(year, month - 1, day))
  const isOf = (year: number) => dayIn(year).getUTCDay() === weekday
  const isGone = dayIn(nearest).getTime() < at.getTime()
  return weekday !== null && isGone && !isOf(nearest) && isOf(nearest + 1) ? nearest + 1 : nearest
}

/** A day more than two months gone is next year's. */
function nearestYear(day: number, month: number, at: Date): number {
  const year = at.getUTCFullYear()
  return Date.UTC(year, month - 1, day) < at.getTime() - 60 * DAY_MS ? year + 1 : year
}
