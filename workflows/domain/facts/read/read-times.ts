import type { FactLanguage } from '#workflows/domain/facts/fact-language.ts'

export type FoundTime = { time: string; start: number; end: number }
export type FoundHours = { from: string; to: string; start: number; end: number }

const NOON = 'noon|midday|mezzogiorno|mittags?|12 uhr mittags|midi|mediodia|middag|meio-? ?dia|poludni(?:e|a)'
const MIDNIGHT = 'midnight|mezzanotte|mitternacht|minuit|medianoche|middernacht|meia-? ?noite|polnoc[yi]?'
const UNIT = "uhr|ore|hrs?|hours|heures?|horas?|uur|godz[a-z.]*|o'? ?clock|h(?![a-z])"
/** Before a bare figure these say that it is an hour. */
const BEFORE =
  "(?:dalle(?: ore)?|dall'|alle(?: ore)?|all'|(?:entro|dopo|prima del)(?: le| l'|le)?|fino alle|le(?: ore)?|from|by|until|'?till?|at|before|after|between|than|ab|um|bis|von|zwischen|vor|nach|spatestens(?: um)?|a partir de|des|avant|jusqu'a|apres|entre|las|la|hasta(?: las)?|desde(?: las)?|antes de(?: las)?|vanaf|om|tot|na|voor|tussen|das|as|ate(?: as)?|antes das|od|do|o|po|przed|miedzy|godz[a-z.]*|ore|de|a|van|e|and|y|und|et|en|i|to)\\s*$"
const AFTER =
  '^\\s*(?:€|eur|%|°|kg|km|m(?![a-z])|min|mb|people|person|guest|ospit|gast|gaste|night|nott|nacht|nuit|noch|noit|noc|day|giorn|tag|jour|dia|dag|dni|year|ann|jahr|ans|anos|jaar|lat|step|gradin|set|key|bed|lett|bett|room|cam|zimm|hund|dog|towel|\\d|usd|chf|£|\\$|zl|pln|stunde|ora(?! )|heure(?! )|hora(?! )|godzin|minut|meter|metr)'

const TIME = new RegExp(
  `(?<![\\d.,:/]|(?<![\\dhm])-)(?:(?<noon>${NOON})|(?<midnight>${MIDNIGHT})|(?<hour>[01]?\\d|2[0-4])(?:(?:[:.]|h|h ?|u)(?<minute>[0-5]\\d))?(?:\\s*(?<half>a\\.?m\\.?|p\\.?m\\.?)(?![a-z]))?(?:\\s*(?<unit>${UNIT}))?(?:\\s*(?<part>at night|di notte|nachts|de la nuit|du soir|'s nachts|w nocy|del pomeriggio|di sera|del mattino|di mattina|in the (?:afternoon|evening|morning)|nachmittags|abends|morgens|de la (?:tarde|noche|manana)|da (?:tarde|noite|manha)|du (?:soir|matin)|de l'apres-midi|'s (?:middags|avonds|ochtends)|po poludniu|wieczorem|rano))?)(?![\\d:/]|,\\d)`,
  'g',
)
const NIGHTLY = /night|notte|nachts|nuit|noche|noite|nocy/
const LATER =
  /pomeriggio|sera|afternoon|evening|nachmittags|abends|tarde|soir|apres-midi|middags|avonds|po poludniu|wieczorem/

/** '6-9am': the unit stands behind the second hour. */
const OPENS_SPAN = new RegExp(
  `^(?:\\s?[-–]\\s?(?:[01]?\\d|2[0-4])(?:[:.][0-5]\\d)?\\s?(?:[ap]\\.?m\\.?(?![a-z])|${UNIT})| (?:to|bis|tot) (?:[01]?\\d|2[0-4])(?:[:.][0-5]\\d)?\\s?(?:[ap]\\.?m\\.?|uhr|uur)(?![a-z]))`,
)

type Raw = FoundTime & { hour: number; minute: number; half: 'am' | 'pm' | null }

const two = (value: number) => String(value).padStart(2, '0')
const clock = (hour: number, minute: number) => `${two(hour === 24 ? 0 : hour)}:${two(minute)}`

function rawTimes(text: string): Raw[] {
  return [...text.matchAll(TIME)].flatMap(({ index, 0: whole, groups = {} }) => {
    const place = { start: index, end: index + whole.trimEnd().length }
    if (groups.noon !== undefined) return [{ ...place, time: '12:00', hour: 12, minute: 0, half: null }]
    if (groups.midnight !== undefined) return [{ ...place, time: '00:00', hour: 24, minute: 0, half: null }]
    const isFirm = [groups.minute, groups.half, groups.unit, groups.part].some((one) => one !== undefined)
    const isBare = groups.minute === undefined && groups.half === undefined && groups.part === undefined
    const isSaid = new RegExp(`(?<![a-z])${BEFORE}`).test(text.slice(0, index))
    if (isBare && new RegExp(AFTER).test(text.slice(place.end))) return []
    if (!isFirm && !isSaid && !OPENS_SPAN.test(text.slice(place.end))) return []
    const hour = Number(groups.hour)
    const minute = Number(groups.minute ?? 0)
    // '10 at night' is the evening, '2 at night' the night.
    const isNight = NIGHTLY.test(groups.part ?? '')
    const half =
      (isNight && hour >= 6) || groups.half?.startsWith('p') || LATER.test(groups.part ?? '')
        ? 'pm'
        : groups.half === undefined
          ? null
          : 'am'
    return [{ ...place, hour, minute, half, time: clock(toDay(hour, half), minute) } satisfies Raw]
  })
}

const toDay = (hour: number, half: 'am' | 'pm' | null) =>
  half === 'pm' && hour < 12 ? hour + 12 : half === 'am' && hour === 12 ? 0 : hour

const LINK =
  /^\s*(?:-|–|—|to|until|till|and|alle(?: ore)?|all'|e(?: le)?|fino alle|bis|und|a|a las|y(?: las)?|hasta(?: las)?|et|jusqu'a|tot|en|as|e as|e|ate(?: as)?|do|i|\/)\s*(?:las |les |le |l'|um |godz[a-z.]* )?$/

/** The times of a folded text, in its order; a figure is one by its form or by the word before it. */
export function readTimes(text: string): FoundTime[] {
  const raws = rawTimes(text)
  return raws.map(({ time, start, end, hour, minute, half }, index) => {
    const next = raws[index + 1]
    const isRange = next !== undefined && LINK.test(text.slice(end, next.start))
    // 'From 3 to 8 pm': what the second says holds for the first.
    if (isRange && half === null && next.half === 'pm' && hour < 12 && hour + 12 <= toDay(next.hour, 'pm')) {
      return { time: clock(hour + 12, minute), start, end }
    }
    return { time, start, end }
  })
}

/** 'From 15:00 to 20:00', however it is written. */
export const readHours = (text: string): FoundHours | null => readAllHours(text)[0] ?? null

/** '8-22', '9-21:30', '7 to 19': a span of hours without a unit, where nothing beside it makes it another figure. */
const BARE_SPAN =
  /(?<![\d:.,/–-]|[\d/–-] |(?:max|tel|nr|n|age|eta|linea?|bus|tram|line) )([01]?\d|2[0-4])(?:[:.h]([0-5]\d))? ?(?:[-–]|(?<=\d) to(?= )) ?([01]?\d|2[0-4])(?:[:.h]([0-5]\d))?(?!\d|[:/–-]|[.,]\d| ?(?:min|m(?![a-z])|km|€|eur|£|chf|%|°|kg|pers|people|guests|os(?![a-z])|ann|jahr|ans|anos|jaar|lat|day|giorn|tag|jour|dia|dag|dni))/g

/** 'Open 8 to 6' closes in the evening; '7-8' and '8-1' may mean two things, and are no hours. */
function closingOf(from: number, to: number, language: FactLanguage | undefined): number | null {
  if (from > to && from <= EVENING_FROM && to <= EVENING_FROM) return to > NIGHT_UNTIL ? to + 12 : null
  if (from < to && to <= TWELVE_HOURS && language === 'en') return null
  return from < to || to <= NIGHT_UNTIL ? to : null
}
const EVENING_FROM = 11
const NIGHT_UNTIL = 2
const TWELVE_HOURS = 9

/** A folded text on when something is open, with bare spans of hours written as times. */
export const withHoursWritten = (text: string, language?: FactLanguage): string =>
  text.replace(
    BARE_SPAN,
    (whole, ...[from = '', fromMinute = '00', to = '', toMinute = '00']: (string | undefined)[]) => {
      const closing = closingOf(Number(from), Number(to), language)
      return closing === null ? whole : `${from}:${fromMinute} - ${closing}:${toMinute}`
    },
  )

/** 'From 6:00 to 9:00 and from 17:00 to 22:00': every span. */
export function readAllHours(text: string): FoundHours[] {
  const times = readTimes(text)
  const spans: FoundHours[] = []
  let taken = -1
  for (const [index, first] of times.entries()) {
    const second = times[index + 1]
    if (second === undefined || first.start < taken || !LINK.test(text.slice(first.end, second.start))) continue
    spans.push({ from: first.time, to: second.time, start: first.start, end: second.end })
    taken = second.end
  }
  return spans
}

const UNTIL =
  /(?:until|'?till?|by|before|no later than|not later than|latest|entro(?: le| l')?|fino alle|prima delle|non oltre(?: le)?|massimo alle|al piu tardi(?: alle)?|bis(?: spatestens| um)?|vor|spatestens(?: um)?|nicht spater als|avant|jusqu'a|au plus tard(?: a)?|hasta(?: las)?|antes de(?: las)?|como maximo a(?: las)?|a mas tardar(?: a las)?|tot|voor|uiterlijk(?: om)?|niet later dan|ate(?: as)?|antes das|o mais tardar(?: as)?|do|przed|najpozniej(?: o| do)?)\s*(?:godz[a-z.]*\s*)?(?:alle |the |le |las |um |om )?$/
/** True where the words before a time make it the latest one. */
export const isLatest = (text: string, start: number): boolean => UNTIL.test(text.slice(0, start))

const AFTER_WORD =
  /(?:after|from|dopo|oltre|dalle|passate|ab|nach|apres|a partir de|passe|despues de|a partir de las|desde|pasadas|na|vanaf|apos|depois das|a partir das|po|od)(?: le| the| las| l'| godz[a-z.]*)?\s*$/
/** True where the words before a time make it the earliest one. */
export const isAfter = (text: string, start: number): boolean => AFTER_WORD.test(text.slice(0, start))

/** Half past nothing: '3' of an arrival is the afternoon. */
export const inAfternoon = (time: string): string => {
  const hour = Number(time.slice(0, 2))
  return hour >= 1 && hour <= 7 ? `${two(hour + 12)}${time.slice(2)}` : time
}
