import { readDecimal } from '#workflows/domain/facts/read/number-words.ts'
import type { SaidValue } from './said-value.ts'

const NUMBER = '\\d+(?:[.,]\\d+)*'
export const MONTHS = 'january february march april may june july august september october november december'.split(' ')
export type Reader = { kind: SaidValue['kind']; pattern: RegExp; key: (match: string[]) => string | null }

const amount = (text = '') => String(readDecimal(text))
const clock = (hour: number, minute: number) =>
  hour > 24 || minute > 59 ? null : `${String(hour % 24).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
const times = (factor: number) => (match: string[]) =>
  String(Math.round(readDecimal(match[1] ?? '') * factor * 1000) / 1000)
const currency = (mark = '') =>
  /zl|pln/.test(mark)
    ? 'pln'
    : /peso|mxn/.test(mark)
      ? 'mxn'
      : /kr|sek|nok|dkk/.test(mark)
        ? 'kr'
        : /kc|czk/.test(mark)
          ? 'czk'
          : /huf|ft/.test(mark)
            ? 'huf'
            : /lei|ron/.test(mark)
              ? 'ron'
              : /chf|franken|francs suisses/.test(mark)
                ? 'chf'
                : /£|gbp|pound|funt|libra|sterlin|pfund|pond/.test(mark)
                  ? 'gbp'
                  : /\$|usd|dol/.test(mark)
                    ? 'usd'
                    : 'eur'
const unit = (kind: SaidValue['kind'], words: string, factor = 1): Reader => ({
  kind,
  pattern: new RegExp(`(?<![\\p{L}\\d.,:])(${NUMBER})[\\s-]?(?:${words})(?![\\p{L}\\d²])`, 'gu'),
  key: times(factor),
})
const MARK =
  'zl(?:ot\\p{L}*)?|pln|chf|pesos?|mxn|kr|sek|nok|dkk|kc|czk|huf|ft|lei|ron|€|£|\\$|euros?|eur|gbp|usd|pounds?|funt\\p{L}*|libras?|sterline|pfund|pond'

const NOON =
  'mezzogiorno|noon|midday|12 o.clock noon|(?:zu )?mittags?|midi(?<!apres.midi)|mediodia|meio-dia|meio dia|twaalf uur s middags|w poludnie|poludni[ea]'
const MIDNIGHT = 'mezzanotte|midnight|mitternacht|minuit|medianoche|middernacht|meia-noite|meia noite|polnocy?'
const HALF_HOUR =
  "mezz'? ?ora|mezzora|half an hour|half-hour|half hour|(?:einer |eine )?halbe[nr]? stunde|(?:une )?demi-?heure|(?:una )?media hora|(?:een )?half uur|meia hora|pol godziny"
const QUARTER =
  "(?:un )?quarto d'ora|(?:a )?quarter of an hour|(?:einer |eine )?viertelstunde|(?:un )?quart d'heure|(?:un )?cuarto de hora|(?:een )?kwartier|(?:um )?quarto de hora|kwadrans"

/** In this order; what one has read, the next no longer sees. */
export const READERS: Reader[] = [
  {
    kind: 'price',
    // Of 'lift 300 m' the end is no forint.
    pattern: new RegExp(`(?<!\\p{L})(${MARK})\\s?(${NUMBER})`, 'gu'),
    key: (m) => `${currency(m[1])} ${amount(m[2])}`,
  },
  {
    kind: 'price',
    pattern: new RegExp(`(?<![\\d.,])(${NUMBER})\\s?(${MARK})(?!\\p{L})`, 'gu'),
    key: (m) => `${currency(m[2])} ${amount(m[1])}`,
  },
  // 'An hour and a half' stands with the halves, 'noon' with the hours.
  { kind: 'time', pattern: new RegExp(`(?<![\\p{L}\\d-])(?:${NOON})(?![\\p{L}\\d])`, 'gu'), key: () => '12:00' },
  { kind: 'time', pattern: new RegExp(`(?<![\\p{L}\\d-])(?:${MIDNIGHT})(?![\\p{L}\\d])`, 'gu'), key: () => '00:00' },
  { kind: 'minutes', pattern: new RegExp(`(?<![\\p{L}\\d])(?:${HALF_HOUR})(?![\\p{L}\\d])`, 'gu'), key: () => '30' },
  { kind: 'minutes', pattern: new RegExp(`(?<![\\p{L}\\d])(?:${QUARTER})(?![\\p{L}\\d])`, 'gu'), key: () => '15' },
  unit('percent', '%|prozent|percent|procent|per cento|por ciento|pour cent|por cento'),
  {
    kind: 'time',
    pattern: /(?<![\d.,:])(\d{1,2})(?:[:.](\d{2}))?\s?([ap])\.?\s?m\.?(?!\p{L})/gu,
    key: (m) => clock((Number(m[1]) % 12) + (m[3] === 'p' ? 12 : 0), Number(m[2] ?? 0)),
  },
  {
    kind: 'time',
    pattern:
      /(?<![\d.,:])(\d{1,2})\s?(?:[:h]|h (?=[0-5]\d(?!\d|\s?(?:km|m|min|€|euro)))|u(?=\d)|uhr |\.(?=\d\d(?!\d|\s?(?:km|m|€|euro))))(\d{2})(?:\s?(?:uhr|uur|h))?(?![\d])/gu,
    key: (m) => clock(Number(m[1]), Number(m[2])),
  },
  {
    kind: 'time',
    pattern: /(?<![\d.,:])(\d{1,2})\s?(?:uhr|h|u|uur|heures|hrs|o'clock)(?![\p{L}\d])/gu,
    key: (m) => clock(Number(m[1]), 0),
  },
  unit('metres', 'km|kilomet\\p{L}*|chilometr\\p{L}*|quilomet\\p{L}*', 1000),
  unit('metres', 'mi(?:le|les)?|miglia|miglio|meilen?|milles?|millas?|mijl(?:en)?|milhas?|mil[ei]?|mila', 1609.344),
  unit('metres', 'yards?|yd|iarde|jardas|yardas|jardow', 0.9144),
  unit('metres', 'cm|zentimeter|centim\\p{L}*', 0.01),
  unit('metres', 'm|mt|met(?:er|ers|re|res|ri|ro|ros|ry|row)'),
  unit('minutes', "min|mins|minut\\p{L}*|(?:geh|fuss|auto|fahr)minuten|'"),
  unit(
    'minutes',
    'hours?|hrs?|std|stunden?|or[ae]|horas?|heures? (?=avant|apres|sur)|heure|uur (?=voor|na |rijden|lopen|van tevoren)|godzin\\p{L}*',
    60,
  ),
  unit('days', 'days?|giorn[io]|tag(?:e|en)?|jours?|dias?|dag(?:en)?|dni|dzien'),
  unit('days', 'weeks?|settiman[ae]|wochen?|semaines?|semanas?|week|weken|tygodni\\p{L}*|tydzien', 7),
  unit('nights', 'nights?|nott[ei]|nachte?|nuits?|noches?|nachten|noites?|noc[ey]?|nocy'),
  unit('years', 'years?(?: old)?|ann[io]|jahren?|ans?|anos?|jaar|lat'),
  unit('kilograms', 'kg|kilos?|kilogr\\p{L}*|chil[io]'),
  unit('power', 'kw'),
  // An hour without its minutes after what only stands before hours.
  {
    kind: 'time',
    pattern:
      /(?<=(?<!\p{L})(?:a las|alle|um|om|at|ore|godz\.?|o godz(?:inie|\.)?|as ?(?=\d{1,2}(?:h|$|[,;.!?]))) )(\d{1,2})(?![\d.,:]\d|\d|\s?(?:%|\p{L}{1,3}\p{L}*(?=\s|$)(?<=(?:beds?|rooms?|letti|camere|betten|zimmer|guests?|people|persons?)))|\))/gu,
    key: (m) => clock(Number(m[1]), 0),
  },
  {
    kind: 'count',
    pattern: /(?<![\d.,:])(\d+(?:[.,]\d+)*)(?:(?:st|nd|rd|th|er|e|o|a|º|ª|°)(?!\p{L})|\.(?=\s))?/gu,
    key: (m) => amount(m[1]),
  },
]
