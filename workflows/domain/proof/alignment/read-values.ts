import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { readDecimal, readNumber } from '#workflows/domain/facts/read/number-words.ts'
import { PROOF_WORDS } from '#workflows/domain/proof/proof-words.ts'
import { remembered } from '#workflows/domain/remembered.ts'
import { ROLE_WORDS } from './role-words.ts'
import type { SaidValue, ValueRole } from './said-value.ts'
import { readRows } from './word-rows.ts'
import { LIMITS } from './words-of-limits.ts'

const NUMBER = '\\d+(?:[.,]\\d+)*'
const MONTHS = 'january february march april may june july august september october november december'.split(' ')
type Reader = { kind: SaidValue['kind']; pattern: RegExp; key: (match: string[]) => string | null }

const amount = (text = '') => String(readDecimal(text))
const clock = (hour: number, minute: number) =>
  hour > 24 || minute > 59 ? null : `${String(hour % 24).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
const times = (factor: number) => (match: string[]) =>
  String(Math.round(readDecimal(match[1] ?? '') * factor * 1000) / 1000)
const currency = (mark = '') =>
  /£|gbp|pound|funt|libra|sterlin|pfund|pond/.test(mark) ? 'gbp' : /\$|usd|dol/.test(mark) ? 'usd' : 'eur'
const unit = (kind: SaidValue['kind'], words: string, factor = 1): Reader => ({
  kind,
  pattern: new RegExp(`(?<![\\p{L}\\d.,:])(${NUMBER})[\\s-]?(?:${words})(?![\\p{L}\\d²])`, 'gu'),
  key: times(factor),
})
const MARK = '€|£|\\$|euros?|eur|gbp|usd|pounds?|funt\\p{L}*|libras?|sterline|pfund|pond'

/** In this order; what one has read, the next no longer sees. */
const READERS: Reader[] = [
  {
    kind: 'price',
    pattern: new RegExp(`(${MARK})\\s?(${NUMBER})`, 'gu'),
    key: (m) => `${currency(m[1])} ${amount(m[2])}`,
  },
  {
    kind: 'price',
    pattern: new RegExp(`(?<![\\d.,])(${NUMBER})\\s?(${MARK})(?!\\p{L})`, 'gu'),
    key: (m) => `${currency(m[2])} ${amount(m[1])}`,
  },
  unit('percent', '%|prozent|percent|procent|per cento|por ciento|pour cent|por cento'),
  {
    kind: 'time',
    pattern: /(?<![\d.,:])(\d{1,2})(?:[:.](\d{2}))?\s?([ap])\.?\s?m\.?(?!\p{L})/gu,
    key: (m) => clock((Number(m[1]) % 12) + (m[3] === 'p' ? 12 : 0), Number(m[2] ?? 0)),
  },
  {
    kind: 'time',
    pattern:
      /(?<![\d.,:])(\d{1,2})\s?(?:[:h]|u(?=\d)|uhr |\.(?=\d\d(?!\d|\s?(?:km|m|€|euro))))(\d{2})(?:\s?(?:uhr|uur|h))?(?![\d])/gu,
    key: (m) => clock(Number(m[1]), Number(m[2])),
  },
  {
    kind: 'time',
    pattern: /(?<![\d.,:])(\d{1,2})\s?(?:uhr|h|u|uur|heures|hrs|o'clock)(?![\p{L}\d])/gu,
    key: (m) => clock(Number(m[1]), 0),
  },
  unit('metres', 'km|kilomet\\p{L}*|chilometr\\p{L}*|quilomet\\p{L}*', 1000),
  unit('metres', 'cm|zentimeter|centim\\p{L}*', 0.01),
  unit('metres', 'm|mt|met(?:er|ers|re|res|ri|ro|ros|ry|row)'),
  unit('minutes', "min|mins|minut\\p{L}*|'"),
  unit('minutes', 'hours?|stunden?|or[ae]|horas?|heure|godzin\\p{L}*', 60),
  unit('days', 'days?|giorn[io]|tag(?:e|en)?|jours?|dias?|dag(?:en)?|dni|dzien'),
  unit('days', 'weeks?|settiman[ae]|wochen?|semaines?|semanas?|week|weken|tygodni\\p{L}*|tydzien', 7),
  unit('nights', 'nights?|nott[ei]|nachte?|nuits?|noches?|nachten|noites?|noc[ey]?|nocy'),
  unit('years', 'years?(?: old)?|ann[io]|jahren?|ans?|anos?|jaar|lat'),
  unit('kilograms', 'kg|kilos?|kilogr\\p{L}*|chil[io]'),
  unit('power', 'kw'),
  {
    kind: 'count',
    pattern: /(?<![\d.,:])(\d+(?:[.,]\d+)*)(?:(?:st|nd|rd|th|er|e|o|a|º|ª|°)(?!\p{L})|\.(?=\s))?/gu,
    key: (m) => amount(m[1]),
  },
]

const MONTH_PATTERNS = readRows(LIMITS)

const datesIn = remembered((language: DraftLanguage): Reader[] =>
  MONTHS.flatMap((month) => MONTH_PATTERNS(language).named(month)).flatMap(
    ({ name, pattern: { source } }): Reader[] => {
      const key = (m: string[]) =>
        `${String(MONTHS.indexOf(name) + 1).padStart(2, '0')}-${(m[1] ?? '').padStart(2, '0')}`
      return [
        {
          kind: 'date',
          pattern: new RegExp(
            `(?<![\\d.,:])(\\d{1,2})(?:\\.|er|st|nd|rd|th|º|°)?\\s*(?:de |d'|of )?(?:${source})`,
            'gu',
          ),
          key,
        },
        {
          kind: 'date',
          pattern: new RegExp(`(?:${source})\\s+(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?![\\d:])`, 'gu'),
          key,
        },
      ]
    },
  ),
)

/** The number words of a language as figures; `one` is an article too, and `sei` a verb. */
const spelled = remembered((language: DraftLanguage): [RegExp, string][] => {
  const found = new Map<string, string>()
  let figure = ''
  for (const word of PROOF_WORDS[language].numbers.split(' ')) {
    if (/^\d+$/.test(word)) figure = word
    else if (word !== 'sei' && word !== 'second') found.set(word, figure)
  }
  for (const word of [
    'fourteen',
    'quattordici',
    'vierzehn',
    'quatorze',
    'catorce',
    'veertien',
    'czternascie',
    'eleven',
    'undici',
    'elf',
    'onze',
    'once',
    'jedenascie',
    'fifty',
    'cinquanta',
    'funfzig',
    'cinquante',
    'cincuenta',
    'vijftig',
    'cinquenta',
    'piecdziesiat',
  ])
    found.set(word, String(readNumber(word)))
  found.set(`(?:${ROLE_WORDS[language].first})`, '1')
  if (language === 'en') found.set('second', '2')
  return [...found].map(([word, value]) => [new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'gu'), value])
})

export type Placed = { value: SaidValue; start: number; end: number }
/** `placed`: where each stands in `rest`, which is as long as the text with its numbers as figures. */
export type ReadValues = { values: SaidValue[]; rest: string; placed: Placed[] }

/** The figures of a folded piece of text with their units and how they are meant, and the text without them. */
export function readValues(folded: string, language: DraftLanguage): ReadValues {
  const plain = spelled(language).reduce((text, [word, figure]) => text.replace(word, figure), folded)
  const found: Placed[] = []
  let rest = plain
  for (const { kind, pattern, key } of [...datesIn(language), ...READERS]) {
    for (const match of rest.matchAll(pattern)) {
      const value = key([...match])
      if (value !== null)
        found.push({ value: { kind, key: value, role: 'at' }, start: match.index, end: match.index + match[0].length })
    }
    for (const { start, end } of found) rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
  }
  found.sort((a, b) => a.start - b.start)
  return withRoles(found, { plain, rest, language })
}

/** 'A height of 1.90 m' begins nowhere. */
const OF = /^(?:von|vom|van|del|du|des|dal|dai|das|na|po)\s/u
const CLOCK = new Set<SaidValue['kind']>(['time', 'date', 'count'])

function withRoles(
  found: Placed[],
  { plain, rest, language }: { plain: string; rest: string; language: DraftLanguage },
): ReadValues {
  const words = ROLE_WORDS[language]
  const blank = (text: string, start: number, end: number) =>
    text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)
  let left = rest
  const roles = found.map(({ value, start, end }, index): ValueRole => {
    const last = found[index - 1]
    const between = last === undefined ? '' : plain.slice(last.end, start)
    const isRange =
      last?.value.kind === value.kind &&
      new RegExp(`^\\s*(?:[-–]|(?:${words.to}))\\s*(?:le |las |as |om |o |the )?$`, 'u').test(between)
    if (last !== undefined && isRange) {
      left = blank(left, last.end, start)
      return 'until'
    }
    for (const role of ['every', 'until', 'from'] as const) {
      const match = new RegExp(
        `(?<!\\p{L})(?:${words[role]})[\\s.]+(?:(?:ore|le|las|um|om|the|the age of|os|dem|zum|godz\\.?)\\s+)?$`,
        'u',
      ).exec(plain.slice(0, start))
      if (match === null) continue
      if (role === 'from' && !CLOCK.has(value.kind) && OF.test(match[0])) continue
      left = blank(left, match.index, start)
      return role
    }
    const only =
      /(?<!\p{L})(?:solo|soltanto|appena|only|just|merely|nur|seulement|apenas|so|slechts|maar|tylko|zaledwie)\s+$/u.exec(
        plain.slice(0, start),
      )
    // 'Only 100 m' says how near it is, and excludes nothing.
    if (only !== null && (value.kind === 'metres' || value.kind === 'minutes')) left = blank(left, only.index, start)
    return /^\s*(?:\p{L}+\s+)?(?:max\p{L}*|maks\p{L}*)(?!\p{L})/u.test(plain.slice(end)) ? 'until' : 'at'
  })
  const placed = found.map(({ value, start, end }, index): Placed => {
    const next = found[index + 1]
    const isStart =
      next?.value.kind === value.kind &&
      roles[index + 1] === 'until' &&
      roles[index] === 'at' &&
      left.slice(found[index]?.end, next.start).trim() === ''
    return { value: { ...value, role: isStart ? 'from' : (roles[index] ?? 'at') }, start, end }
  })
  return { values: placed.map(({ value }) => value), rest: left, placed }
}
