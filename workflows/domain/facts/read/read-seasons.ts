import type { Validity, Weekday } from '#workflows/domain/facts/condition.ts'

const MONTHS = [
  'jan(?:uary|uar|vier|uari|eiro)?|gennaio|enero|styczni[a-z]+|stycznia',
  'feb(?:ruary|ruar|rero|ruari)?|febbraio|fevrier|fevereiro|lut(?:y|ego)',
  'mar(?:ch|zo|s|co)?|marz|maart|marzec|marca',
  'apr(?:il|ile)?|avril|abril|kwiec[a-z]+|kwietnia',
  'may|maggio|mai|mayo|mei|maio|maj|maja',
  'jun(?:e|i|ho)?|giugno|juin|junio|czerw(?:iec|ca)',
  'jul(?:y|i|ho)?|luglio|juillet|julio|lip(?:iec|ca)',
  'aug(?:ust|ustus)?|agosto|aout|sierpni[a-z]+|sierpien',
  'sep(?:t|tember|tiembre)?|settembre|septembre|setembro|wrze[a-z]+|setiembre',
  'oct(?:ober|obre)?|ottobre|oktober|octubre|outubro|pazdziernik[a-z]*',
  'nov(?:ember|embre|iembre|embro)?|listopad[a-z]*',
  'dec(?:ember|embre)?|dicembre|dezember|diciembre|dezembro|grud(?:zien|nia)',
]
const MONTH = MONTHS.map((words, index) => `(?<m${index}>${words})`).join('|')
const ANY = `(?:${MONTHS.join('|')})`
const DAY = '(?:(?<day>\\d{1,2})(?:\\.|st|nd|rd|th|er|º|°)?(?:\\s?(?:of|de|di))?\\s+)?'
/** What stands before a month, and the day that it means at the beginning and at the end of a span. */
const PART_OF_MONTH: readonly (readonly [words: string, from: number, to: number | null])[] = [
  ['mid-?|meta|mitte|mi-?|mediados|half|meados|polow[ya]', 15, 15],
  ['early|(?:the )?(?:start|beginning)|inizio|anfang|debut|principios|begin|inicio|poczatk[ui]', 1, 10],
  ['late|(?:the )?end|fine|ende|fin|finales|eind|fim|finais|konca|koniec', 20, null],
]
const PARTS = PART_OF_MONTH.map(([words]) => words).join('|')
const partOf = (text: string) => PART_OF_MONTH.find(([words]) => new RegExp(`^(?:${words})$`).test(text.trim()))

const POINT = new RegExp(
  `${DAY}(?:(?<part>${PARTS})(?: of| di| de|[ -])?\\s?)?(?:${MONTH})(?![a-z])(?:\\s(?<after>\\d{1,2})(?:st|nd|rd|th)?(?!\\d))?`,
  'g',
)
const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

const two = (value: number) => String(value).padStart(2, '0')
type Point = { month: number; day: number | null; part: string; start: number; end: number }

const points = (text: string): Point[] =>
  [...text.matchAll(POINT)].map(({ index, 0: whole, groups = {} }) => {
    const month = MONTHS.findIndex((_words, at) => groups[`m${at}`] !== undefined) + 1
    const day = groups.day ?? groups.after
    return {
      month,
      day: day === undefined ? null : Number(day),
      part: groups.part ?? '',
      start: index,
      end: index + whole.length,
    }
  })

const LINK =
  /^\s*(?:-|–|\/|to|until|till|through|and|a|al|ad|e|fino a|bis(?: zum)?|und|au|a la|jusqu'(?:a|en)|et|hasta(?: el)?|y|tot(?: en met)?|t\/m|en|ate|do|i)\s*(?:the |inizio |fine |meta |il |l'|end of |mid-? ?|ende |mitte |fin |mi-?|eind |konca |polowy |finales de |mediados de )?$/
const ONLY_MONTHS = new RegExp(`(?<![a-z])${ANY}(?![a-z])`)

export type Span = { from: string; to: string; start: number; end: number }

/** 'From June to September', 'dal 15 maggio al 30 settembre': the first and the last day. */
export function readSeason(text: string): Span | null {
  if (!ONLY_MONTHS.test(text)) return null
  const all = points(text)
  for (const [index, one] of all.entries()) {
    const other = all[index + 1]
    if (other === undefined || !LINK.test(text.slice(one.end, other.start))) continue
    const last = other.day ?? partOf(other.part)?.[2] ?? LENGTHS[other.month - 1] ?? 30
    const first = one.day ?? partOf(one.part)?.[1] ?? 1
    return {
      from: `${two(one.month)}-${two(first)}`,
      to: `${two(other.month)}-${two(last)}`,
      start: one.start,
      end: other.end,
    }
  }
  return null
}

/** 'In August': the whole of the one month that a text names. */
export function readMonth(text: string): { from: string; to: string } | null {
  const [one, ...others] = points(text)
  return one === undefined || others.length > 0 || one.day !== null || one.part !== ''
    ? null
    : { from: `${two(one.month)}-01`, to: `${two(one.month)}-${two(LENGTHS[one.month - 1] ?? 30)}` }
}

const DAYS: [Weekday, string][] = [
  [1, 'mondays?|lunedi|montags?|lundis?|lunes|maandag|segunda(?:-feira)?s?|poniedzial[a-z]+'],
  [2, 'tuesdays?|martedi|dienstags?|mardis?|martes|dinsdag|terca(?:-feira)?s?|wtor[a-z]+'],
  [3, 'wednesdays?|mercoledi|mittwochs?|mercredis?|miercoles|woensdag|quarta-feiras?|quartas|srod(?:a|e|y|o)'],
  [4, 'thursdays?|giovedi|donnerstags?|jeudis?|jueves|donderdag|quinta-feiras?|quintas|czwart(?:ek|ku|ki|kiem|kow)'],
  [5, 'fridays?|venerdi|freitags?|vendredis?|viernes|vrijdag|sexta-feiras?|sextas|piat(?:ek|ku|ki)'],
  [6, 'saturdays?|sabato|samstags?|samedis?|sabados?|zaterdag|sobot[a-z]+'],
  [7, 'sundays?|domenica|sonntags?|dimanches?|domingos?|zondag|niedziel[a-z]+'],
]

const SHORT =
  'mon?|tue?s?|wed|thu?r?s?|fri|sat|sun|lun|mar|mer|gio|ven|sab|dom|mo|di|mi|do|fr|sa|so|lu|ma|me|je|ve|di|mie|jue|vie|wo|vr|za|zo|seg|ter|qua|qui|sex|pon|pn|wt|sr|czw|pt|sob|nd|niedz'
const SHORT_DAYS: Record<string, Weekday> = Object.fromEntries(
  [
    ['mo', 'mon', 'lun', 'lu', 'seg', 'pon', 'pn'],
    ['tu', 'tue', 'tues', 'mar', 'ter', 'wt'],
    ['we', 'wed', 'mer', 'mie', 'wo', 'qua', 'sr'],
    ['th', 'thu', 'thur', 'thurs', 'gio', 'jue', 'qui', 'czw'],
    ['fr', 'fri', 'ven', 've', 'vie', 'vr', 'sex', 'pt'],
    ['sa', 'sat', 'sab', 'za', 'sob'],
    ['su', 'sun', 'dom', 'so', 'zo', 'nd', 'niedz'],
  ].flatMap((words, index) => words.map((word) => [word, (index + 1) as Weekday])),
)
/** 'Mon-Fri', 'lun-ven', 'od pon do pt'. */
const SPAN_OF_DAYS = new RegExp(`(?<![a-z])(${SHORT})\\.?\\s?(?:-|–|to|bis|a|au|t/m|do)\\s?(${SHORT})\\.?(?![a-z])`)
const WEEKEND =
  /(?<![a-z])(?:weekends?|week-ends?|fine settimana|wochenenden?|fins? de semana|fins? de semaine|weekendy?)(?![a-z])/
const WORKDAYS =
  /(?<![a-z])(?:on weekdays|(?:nei )?giorni feriali|(?:an )?wochentagen?|werktags|unter der woche|en semaine|entre semana|dias laborables|doordeweeks|op werkdagen|dias uteis|durante a semana|w dni powszednie|w tygodniu)(?![a-z])/

function spanOfDays(text: string): Weekday[] {
  const found = SPAN_OF_DAYS.exec(text)
  const to = SHORT_DAYS[found?.[2] ?? '']
  // 'Ma-za' is Dutch; elsewhere 'ma' is no day.
  const from = found?.[1] === 'ma' ? 1 : SHORT_DAYS[found?.[1] ?? '']
  if (from === undefined || to === undefined || to <= from) return []
  return ([1, 2, 3, 4, 5, 6, 7] as const).filter((day) => day >= from && day <= to)
}

const WHOLE_DAYS = DAYS.map(([day, words]): [Weekday, RegExp] => [
  day,
  new RegExp(`(?<![a-z])(?:${words})(?![a-z])`, 'g'),
])
const TO_DAY =
  /^\s*(?:-|–|to|through|until|till|al?|fino a(?:l(?:la)?)?|bis(?: einschliesslich)?|au|hasta(?: el)?|tot(?: en met)?|t\/m|ate|do)\s*(?:el |a |o |the )?$/
/** 'De lunes a sábado': the days between them, too. */
function spanOfWholeDays(text: string): Weekday[] {
  const named = WHOLE_DAYS.flatMap(([day, pattern]) =>
    [...text.matchAll(pattern)].map(({ index, 0: whole }) => ({
      day,
      start: index,
      end: index + whole.length,
    })),
  ).toSorted((a, b) => a.start - b.start)
  const [from, to] = named
  if (from === undefined || to === undefined || named.length > 2 || !TO_DAY.test(text.slice(from.end, to.start)))
    return []
  return ([1, 2, 3, 4, 5, 6, 7] as const).filter((day) =>
    from.day <= to.day ? day >= from.day && day <= to.day : day >= from.day || day <= to.day,
  )
}

/** The weekdays that a folded text names, 1 for Monday: a span, the weekend, working days, or single ones; none where it names none. */
export function readWeekdays(text: string): Weekday[] {
  const span = spanOfDays(text)
  if (span.length > 0) return span
  const whole = spanOfWholeDays(text)
  if (whole.length > 0) return whole
  if (WEEKEND.test(text)) return [6, 7]
  if (WORKDAYS.test(text)) return [1, 2, 3, 4, 5]
  return DAYS.filter(([, words]) => new RegExp(`(?<![a-z])(?:${words})(?![a-z])`).test(text)).map(([day]) => day)
}

const OUTSIDE =
  /(?:except(?: in| from)?|outside(?: of)?|tranne|eccetto|salvo|escluso|fuori d\S+|ausser(?:halb)?|hors|sauf|excepto|menos en|fuera de|behalve|buiten|exceto|fora de|oprocz|poza|z wyjatkiem)(?: (?:in|im|en|a|from|dal?|de|des|von|di|od|van))?\s*$/

const dayAfter = (day: string): string => {
  const [month = 1, date = 1] = day.split('-').map(Number)
  if (date < (LENGTHS[month - 1] ?? 30)) return `${two(month)}-${two(date + 1)}`
  return `${two((month % 12) + 1)}-01`
}
const dayBefore = (day: string): string => {
  const [month = 1, date = 1] = day.split('-').map(Number)
  if (date > 1) return `${two(month)}-${two(date - 1)}`
  const last = ((month + 10) % 12) + 1
  return `${two(last)}-${two(LENGTHS[last - 1] ?? 30)}`
}
/** The rest of the year. */
const restOfYear = ({ from, to }: { from: string; to: string }) => ({ from: dayAfter(to), to: dayBefore(from) })

/** When in the year or week something does not hold that holds at these times. */
export function restOf({ season, weekdays }: Validity): Validity {
  const others = ([1, 2, 3, 4, 5, 6, 7] as const).filter((day) => weekdays?.includes(day) === false)
  return {
    season: season === null ? null : restOfYear(season),
    weekdays: weekdays === null ? null : others,
  }
}

/** When in the year or week something holds. */
export function readValidity(text: string): Validity | null {
  const season = readSeason(text)
  const weekdays = readWeekdays(text)
  if (season === null && weekdays.length === 0) return null
  return {
    season:
      season === null
        ? null
        : OUTSIDE.test(text.slice(0, season.start))
          ? restOfYear(season)
          : { from: season.from, to: season.to },
    weekdays: weekdays.length === 0 ? null : weekdays,
  }
}
