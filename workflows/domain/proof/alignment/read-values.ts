import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { readNumber } from '#workflows/domain/facts/read/number-words.ts'
import { PROOF_WORDS } from '#workflows/domain/proof/proof-words.ts'
import { OF_WORDS } from '#workflows/domain/reading/compile-words.ts'
import { remembered } from '#workflows/domain/remembered.ts'
import { MONTH_PARTS, WORDS_OF_MONTH_PARTS } from './month-parts.ts'
import { withPlainFigures } from './plain-figures.ts'
import { ROLE_WORDS } from './role-words.ts'
import type { SaidValue, ValueRole } from './said-value.ts'
import { MONTHS, READERS, type Reader } from './value-readers.ts'
import { readRows } from './word-rows.ts'
import { LIMITS } from './words-of-limits.ts'

const MONTH_PATTERNS = readRows(LIMITS)

/** 'Im August 12 €': a price, and no day. */
const OF_NO_DAY =
  '\\s?(?:[€£$%]|(?:euros?|eur|zl|pln|chf|kg|km|m|min|uhr|uur|h|grad|people|personen?|persone)(?!\\p{L}))'

const datesIn = remembered((language: DraftLanguage): Reader[] =>
  MONTHS.flatMap((month) => MONTH_PATTERNS(language).named(month)).flatMap(
    ({ name, pattern: { source } }): Reader[] => {
      const key = (m: string[]) =>
        `${String(MONTHS.indexOf(name) + 1).padStart(2, '0')}-${(m[1] ?? '').padStart(2, '0')}`
      return [
        {
          kind: 'monthPart',
          pattern: new RegExp(
            `(?<![${OF_WORDS}])(?:${MONTH_PARTS.map((part) => `(${WORDS_OF_MONTH_PARTS[language][part]})`).join('|')})(?:\\s|-)(?:${source})`,
            'gu',
          ),
          key: (m) =>
            `${String(MONTHS.indexOf(name) + 1).padStart(2, '0')}-${MONTH_PARTS.find((_, at) => m[at + 1] !== undefined)}`,
        },
        {
          kind: 'date',
          pattern: new RegExp(
            `(?<![\\d.,:]|[€£$]\\s?)(\\d{1,2})(?:\\.|er|st|nd|rd|th|º|°)?\\s*(?:de |d'|of )?(?:${source})`,
            'gu',
          ),
          key,
        },
        {
          kind: 'date',
          pattern: new RegExp(
            `(?:${source})\\s+(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?![\\d:]|[.,]\\d|${OF_NO_DAY})`,
            'gu',
          ),
          key,
        },
      ]
    },
  ),
)

/** 'Alle 8' is an hour in Italian alone. */
const readersOf = remembered((language: DraftLanguage): Reader[] =>
  language === 'it'
    ? READERS
    : READERS.map((reader) => ({
        ...reader,
        pattern: new RegExp(reader.pattern.source.replace('a las|alle|', 'a las|'), 'gu'),
      })),
)

/** Ordinals that no list of numbers has. */
const FIFTH: Partial<Record<DraftLanguage, [string, string][]>> = {
  it: [
    ['quinta', '5'],
    ['seconda', '2'],
    ['terza', '3'],
    ['quarta', '4'],
  ],
  en: [
    ['fifth', '5'],
    ['fourth', '4'],
  ],
  de: [
    ['funften?', '5'],
    ['zweite[rsm]?', '2'],
    ['dritte[rsm]?', '3'],
    ['vierte[rsm]?', '4'],
  ],
  fr: [['cinquieme', '5']],
  es: [['quint[ao]', '5']],
  nl: [
    ['vijfde', '5'],
    ['vierde', '4'],
  ],
  pt: [
    ['quart[oa](?= andar| piso| pessoa| hospede)', '4'],
    ['quint[oa](?= andar| piso| pessoa| hospede)', '5'],
  ],
  pl: [
    ['piat[aey](?= osob| gosc)', '5'],
    ['drug\\p{L}*(?= pietr)', '2'],
    ['trzeci\\p{L}*(?= pietr)', '3'],
    ['czwart\\p{L}*(?= pietr)', '4'],
    ['piat\\p{L}*(?= pietr)', '5'],
  ],
}

/** 'Onze' is eleven in French and ours in Dutch. */
const MORE_NUMBERS: Record<DraftLanguage, string> = {
  it: 'quattordici undici cinquanta',
  en: 'fourteen eleven fifty',
  de: 'vierzehn elf funfzig',
  fr: 'quatorze onze cinquante',
  es: 'catorce once cincuenta',
  nl: 'veertien elf vijftig',
  pt: 'catorze onze cinquenta',
  pl: 'czternascie jedenascie piecdziesiat',
}

/** The number words of a language as figures; `one` is an article too, and `sei` a verb. */
const spelled = remembered((language: DraftLanguage): [RegExp, string][] => {
  const found = new Map<string, string>()
  let figure = ''
  for (const word of PROOF_WORDS[language].numbers.split(' ')) {
    if (/^\d+$/.test(word)) figure = word
    else if (word !== 'sei' && word !== 'second') found.set(word, figure)
  }
  for (const word of MORE_NUMBERS[language].split(' ')) found.set(word, String(readNumber(word)))
  for (const [word, figure] of FIFTH[language] ?? []) found.set(word, figure)
  found.set(`(?:${ROLE_WORDS[language].first})`, '1')
  if (language === 'en') found.set('second', '2')
  return [...found].map(([word, value]) => [new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'gu'), value])
})

export type Placed = { value: SaidValue; start: number; end: number }
/** `placed`: where each stands in `rest`, which is as long as the text with its numbers as figures. */
export type ReadValues = { values: SaidValue[]; rest: string; placed: Placed[] }

/** The figures of a folded piece of text with their units and how they are meant, and the text without them. */
export function readValues(folded: string, language: DraftLanguage): ReadValues {
  const exact = withPlainFigures(folded, language).replace(APPROXIMATELY, (found) => ' '.repeat(found.length))
  const plain = spelled(language).reduce((text, [word, figure]) => text.replace(word, figure), exact)
  const found: Placed[] = []
  let rest = plain
  for (const { kind, pattern, key } of [...datesIn(language), ...readersOf(language)]) {
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

/** About: neither more nor less. */
const APPROXIMATELY =
  /(?<!\p{L})(?:circa|ca\.?|about|around|approx(?:imately|\.)?|roughly|some|etwa|rund|ungefahr|knapp|environ|a peu pres|unos|unas|aproximadamente|cerca de|mais ou menos|mas o menos|ongeveer|zo'n|okolo|mniej wiecej|just|solo|only|nur|appena|apenas|slechts|seulement|tylko|zaledwie|so)(?=\s+(?:de |d')?(?:\d+(?:[.,]\d+)?\s?(?:k?m|min|mi|€|euro)|(?:€|£)\s?\d))/gu
/** 'A height of 1.90 m' begins nowhere. */
const OF = /^(?:von|vom|van|del|du|des|dal|dai|das|na|po)\s/u
/** 'Dai 14 anni in su', 'dès 14 ans'. */
const FROM_AGE = /^(?:dai|des)\s/u
/** Before and after go with hours and days, not with prices and lengths: 'voor € 20'. */
const BEFORE =
  /^(?:voor|vor|avant|before|by|prima|antes|przed|po|na|nach|after|dopo|apres|despues|depois|den|das|des|dal)\b/u
/** 'From 7 to 7.40': the 7 is an hour too. */
const isHourOf = (count: SaidValue, time: SaidValue) =>
  count.kind === 'count' && time.kind === 'time' && /^(?:1?\d|2[0-4])$/.test(count.key)
const isWorkday = (one: SaidValue, next: SaidValue) =>
  one.kind === 'count' && next.kind === 'count' && Number(next.key) < Number(one.key) && Number(one.key) <= 12

/** 'From 4 to 8 pm': both are. */
const hourOf = (key: string, other: string) => {
  const isAfternoon = /p\.?\s?m/.test(other) && Number(key) < Number(/\d+/.exec(other)?.[0] ?? 0) % 12
  const hour = Number(key) + (isAfternoon ? 12 : 0)
  return `${String(hour % 24).padStart(2, '0')}:00`
}
const CLOCK = new Set<SaidValue['kind']>(['time', 'date', 'monthPart', 'count'])

function withRoles(
  found: Placed[],
  { plain, rest, language }: { plain: string; rest: string; language: DraftLanguage },
): ReadValues {
  const words = ROLE_WORDS[language]
  const blank = (text: string, start: number, end: number) =>
    text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)
  let left = rest
  const isTo = (index: number) => {
    const [one, next] = [found[index], found[index + 1]]
    if (one === undefined || next === undefined) return false
    const between = plain.slice(one.end, next.start)
    // 'Ore 9-20'; of '9am and 5 to 10pm' the 5 is no end.
    if (isHourOf(next.value, one.value)) return /^\s*[-–]\s*$/.test(between)
    return (
      (one.value.kind === next.value.kind || isHourOf(one.value, next.value)) &&
      new RegExp(`^\\s*(?:[-–]|(?:${words.to}))\\s*(?:le |las |as |om |o |the )?$`, 'u').test(between)
    )
  }
  // 'Von 160' begins nothing; 'von 9 bis 16' and 'from the 1st of May' do.
  const isBegun = (index: number) => isTo(index) || found[index]?.value.kind !== 'count'
  for (const [index, one] of found.entries()) {
    const next = found[index + 1]
    if (next === undefined || !isTo(index)) continue
    // 'Open 9 to 5'.
    if (language === 'en' && isWorkday(one.value, next.value))
      next.value = { ...next.value, key: String(Number(next.value.key) + 12) }
    if (isHourOf(one.value, next.value))
      one.value = { ...one.value, kind: 'time', key: hourOf(one.value.key, plain.slice(next.start, next.end)) }
    if (isHourOf(next.value, one.value)) next.value = { ...next.value, kind: 'time', key: hourOf(next.value.key, '') }
  }
  const roles = found.map(({ value, start, end }, index): ValueRole => {
    const last = found[index - 1]
    if (last !== undefined && isTo(index - 1)) {
      left = blank(left, last.end, start)
      return 'until'
    }
    for (const role of ['every', 'until', 'from'] as const) {
      const match = new RegExp(
        `(?<!\\p{L})(?:${words[role]})[\\s.]+(?:(?:ore|le|las|um|om|the|the age of|os|dem|zum|godz\\.?)\\s+)?$`,
        'u',
      ).exec(plain.slice(0, start))
      if (match === null) continue
      const isAge = value.kind === 'years' && FROM_AGE.test(match[0])
      if (role === 'from' && OF.test(match[0]) && !isAge && !(CLOCK.has(value.kind) && isBegun(index))) continue
      if (!CLOCK.has(value.kind) && BEFORE.test(match[0])) continue
      // 'Alle drei Zimmer' are the three of them.
      if (role === 'every' && value.kind === 'count') {
        left = blank(left, match.index, start)
        return 'at'
      }
      left = blank(left, match.index, start)
      return role
    }
    const only =
      /(?<!\p{L})(?:solo|soltanto|appena|only|just|merely|nur|seulement|apenas|so|slechts|maar|tylko|zaledwie)\s+$/u.exec(
        plain.slice(0, start),
      )
    // 'Only 100 m' says how near it is, and excludes nothing.
    if (only !== null && (value.kind === 'metres' || value.kind === 'minutes')) left = blank(left, only.index, start)
    return /^\s*(?:\p{L}+\s+)?(?:max\p{L}*|maks\p{L}*|at (?:the )?most|tops|au (?:maximum|plus)|al massimo|como maximo|no maximo|hochstens|najwyzej)(?!\p{L})/u.test(
      plain.slice(end),
    )
      ? 'until'
      : 'at'
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
