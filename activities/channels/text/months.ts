import { fold } from '#workflows/domain/fold-text.ts'

const LOCALES = ['en', 'it', 'de', 'fr', 'es', 'nl', 'pt', 'pl', 'cs', 'ru', 'sv', 'da']
/** Asked only for what those do not know: some of their short names are another month there. */
const MORE_LOCALES = [
  'nb',
  'fi',
  'hu',
  'ro',
  'el',
  'hr',
  'sl',
  'sk',
  'tr',
  'uk',
  'bg',
  'lt',
  'lv',
  'et',
  'id',
  'ca',
  'he',
  'ar',
  'th',
]
const FIRST_OF_2024 = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000
/** As platforms shorten them where `Intl` does otherwise. */
const SHORT: Readonly<Record<string, number>> = {
  jan: 1,
  jän: 1,
  feb: 2,
  fev: 2,
  mar: 3,
  mrt: 3,
  mrz: 3,
  maa: 3,
  apr: 4,
  avr: 4,
  mai: 5,
  juil: 7,
  sept: 9,
  set: 9,
  dez: 12,
  led: 1,
  uno: 2,
  bre: 3,
  dub: 4,
  kve: 5,
  cvn: 6,
  cvc: 7,
  srp: 8,
  zar: 9,
  rij: 10,
  lis: 11,
  pro: 12,
}
const LEAST_LETTERS = 3

const YEAR = { days: 366, step: 28 }
const WEEK = { days: 7, step: 1 }
/** `weekdays`: 0 for Sunday; null where languages call several so. */
type Named = { months: Map<string, number>; weekdays: Map<string, number | null> }

function namesIn(locales: readonly string[]): Named {
  const names: Named = { months: new Map(), weekdays: new Map() }
  for (const locale of locales) {
    for (const style of ['long', 'short'] as const) {
      // Beside a day some languages write another form: `12 października`.
      const beside = new Intl.DateTimeFormat(locale, { month: style, weekday: style, day: 'numeric', timeZone: 'UTC' })
      const alone = new Intl.DateTimeFormat(locale, { month: style, timeZone: 'UTC' })
      for (const [at, format] of daysOf(YEAR, [alone, beside])) {
        const name = nameIn(format, 'month', at)
        if (name !== null && !names.months.has(name)) names.months.set(name, at.getUTCMonth() + 1)
      }
      for (const [at, format] of daysOf(WEEK, [beside])) {
        const name = nameIn(format, 'weekday', at)
        if (name === null) continue
        const other = names.weekdays.get(name)
        names.weekdays.set(name, other === undefined || other === at.getUTCDay() ? at.getUTCDay() : null)
      }
    }
  }
  return names
}

const daysOf = ({ days, step }: typeof YEAR, formats: readonly Intl.DateTimeFormat[]) =>
  Array.from({ length: Math.ceil(days / step) }, (_, nth) => new Date(FIRST_OF_2024 + nth * step * DAY_MS)).flatMap(
    (at) => formats.map((format) => [at, format] as const),
  )

function nameIn(format: Intl.DateTimeFormat, part: 'month' | 'weekday', at: Date): string | null {
  const name = fold(format.formatToParts(at).find(({ type }) => type === part)?.value ?? '').replace(/\.$/, '')
  return /^\p{L}+(?:-\p{L}+)?$/u.test(name) ? name : null
}

type Months = { whole: ReadonlyMap<string, number>; long: readonly (readonly [string, number])[] }

const monthsOf = (whole: ReadonlyMap<string, number>): Months => ({
  whole,
  long: [...whole].filter(([name]) => name.length > LEAST_LETTERS),
})

function readNames() {
  const short = Object.entries(SHORT).map(([name, month]) => [fold(name), month] as const)
  const [first, more] = [namesIn(LOCALES), namesIn(MORE_LOCALES)]
  return {
    months: [monthsOf(new Map([...short, ...first.months])), monthsOf(more.months)],
    weekdays: new Map([...more.weekdays, ...first.weekdays]),
  }
}
/** Made for the first that asks: a thread that reads no platform's mail begins sooner. */
let names: ReturnType<typeof readNames> | undefined
const known = () => (names ??= readNames())

const ofOneLocale = new Map<string, Months>()

/** The number of the month that a word, folded, names whole or by its beginning; null for any other, and for one that may be two. */
export function monthOf(word: string): number | null {
  const { months } = known()
  // Hebrew writes `in` before it, and nothing between.
  const bare = word.replace(/^ב(?=\p{L}{3})/u, '')
  if (bare !== word) return monthOf(bare)
  const whole = months.map((some) => some.whole.get(word)).find((month) => month !== undefined)
  return whole ?? months.map((some) => monthBeginning(some, word)).find((month) => month !== null) ?? null
}

/** The same in one language: `lip` is June in Croatia and July in Poland. */
export function monthIn(locale: string, word: string): number | null {
  const months = ofOneLocale.get(locale) ?? monthsOf(namesIn([locale]).months)
  ofOneLocale.set(locale, months)
  return months.whole.get(word) ?? monthBeginning(months, word)
}

function monthBeginning({ long }: Months, word: string): number | null {
  if (word.length < LEAST_LETTERS) return null
  const months = new Set(long.flatMap(([name, month]) => (name.startsWith(word) ? [month] : [])))
  return months.size === 1 ? ([...months][0] ?? null) : null
}

/** Whether a word, folded, is a day of the week, whole or shortened. */
export const isWeekday = (word: string): boolean =>
  known().weekdays.has(word) ||
  (word.length >= 2 && [...known().weekdays.keys()].some((name) => name.length > 4 && name.startsWith(word)))

/** Which day of the week a word, folded, names, 0 for Sunday; null for any other, and for one that may be two. */
export const weekdayOf = (word: string): number | null => known().weekdays.get(word) ?? null
