import type { Choice } from '#workflows/domain/facts/choices.ts'
import type { Condition, Validity } from '#workflows/domain/facts/condition.ts'
import type { FoundFact } from '#workflows/domain/facts/fact.ts'
import type { FactLanguage } from '#workflows/domain/facts/fact-language.ts'
import type { FactValue } from '#workflows/domain/facts/fact-value.ts'
import { placeholdersIn } from '#workflows/domain/secrets/placeholders.ts'
import { de } from './de/speech-de.ts'
import { en } from './en/speech-en.ts'
import { es } from './es/speech-es.ts'
import { fr } from './fr/speech-fr.ts'
import { it } from './it/speech-it.ts'
import { nl } from './nl/speech-nl.ts'
import { pl } from './pl/speech-pl.ts'
import { pt } from './pt/speech-pt.ts'
import { sayAmount, sayMeasure, sayTime } from './say-figures.ts'
import { type Speech, sentence } from './speech.ts'

export const SPEECHES: Record<FactLanguage, Speech> = { it, en, de, fr, es, nl, pt, pl }

/** Of a prohibition, only these say where or when it holds; any other would turn its sense. */
const LIMITS_OF_NO: ReadonlySet<Condition['kind']> = new Set([
  ...(['indoors', 'inSummer', 'inWinter', 'exceptAssistanceDogs'] as const),
  ...(['fromTime', 'untilTime', 'betweenTimes', 'upToAge', 'underAge'] as const),
])

/**
 * One fact as a sentence in a guest's language, from its parts. Null where it cannot be said: words of the host that exist in
 * another language only, or an aspect that has no sentence. Then the draft holds.
 */
export function sayFact(fact: FoundFact, language: FactLanguage): string | null {
  const { value } = fact
  if (value.kind === 'text') return sayOwnWords(fact, language)
  const speech = SPEECHES[language]
  const excluded = sayExcluded(fact, speech)
  if (excluded !== null) {
    // 'No dogs from December to January': on other days they may come.
    const times = sayConditions({ ...fact, conditions: [] }, language)
    return times === null ? null : `${sentence([excluded, ...times].join(', '))}.`
  }
  const main = sayValue(fact, speech)
  const limits = sayConditions(fact, language)
  if (main === null || limits === null) return null
  const isNo = value.kind === 'yesNo' && !value.yes
  const joined = limits.length === 0 ? main : isNo ? `${main} ${limits.join(', ')}` : `${main}, ${limits.join(', ')}`
  return `${sentence(joined)}.`
}

/** 'Dogs are welcome, cats are not': which pets are not. */
function sayExcluded({ key, value, conditions }: FoundFact, { notAllowed }: Speech): string | null {
  const [only] = conditions
  if (key !== 'pets.allowed' || value.kind !== 'yesNo' || value.yes || conditions.length !== 1) return null
  return only?.kind === 'onlyCats' || only?.kind === 'onlyDogs' ? notAllowed[only.kind] : null
}

/** The host's own words, to a guest who reads their language; never where they name what opens the house. */
function sayOwnWords({ value, language: own, sentence: words }: FoundFact, language: FactLanguage): string | null {
  if (value.kind !== 'text' || own !== language || placeholdersIn(words).length > 0) return null
  return /[.!?]$/.test(words.trim()) ? words.trim() : `${words.trim()}.`
}

function sayValue({ topic, key, value }: FoundFact, speech: Speech): string | null {
  const aspect = key.slice(topic.length + 1)
  const sayings = new Map<string, unknown>(Object.entries({ ...speech.ofNoun(topic), ...speech.sayings[topic] }))
  const saying = sayings.get(aspect)
  const said = saying === undefined ? null : fill(saying, value, speech)
  return aspect === 'season' && RUNS.has(topic) ? (said?.replace(IS_OPEN, (word) => ON[word] ?? word) ?? null) : said
}

/** What runs is on, and not open, at some time of the year. */
const RUNS = new Set(['heating', 'airConditioning', 'fireplace'])
const ON: Readonly<Record<string, string>> = {
  open: 'on',
  aperto: 'acceso',
  aperta: 'accesa',
  geöffnet: 'in Betrieb',
  ouvert: 'en service',
  ouverte: 'en service',
  abierto: 'encendido',
  abierta: 'encendida',
  aberto: 'ligado',
  aberta: 'ligada',
  otwarte: 'włączone',
  otwarta: 'włączona',
  otwarty: 'włączony',
}
const IS_OPEN = /(?<!\p{L})(?:open(?! van)|apert[oa]|geöffnet|ouverte?|abiert[oa]|abert[oa]|otwart[eay])(?!\p{L})/u

const isFill = (saying: unknown): saying is (...values: unknown[]) => string => typeof saying === 'function'

function fill(saying: unknown, value: FactValue, speech: Speech): string | null {
  if (Array.isArray(saying)) return fillPair(saying, value, speech)
  if (!isFill(saying)) return null
  switch (value.kind) {
    case 'time':
      return saying(sayTime(value.time))
    case 'hours':
      return saying(sayTime(value.from), sayTime(value.to))
    case 'count':
      return saying(value.count)
    case 'distance':
      return saying(speech.distance[value.unit](sayMeasure(value.distance, speech)))
    case 'measure':
      return saying(sayMeasure(value.measure, speech))
    case 'days':
      return saying(speech.days[value.unit](value.days))
    case 'season':
      return saying(sayDay(value.from, speech), sayDay(value.to, speech))
    case 'choices':
      return saying(joinChoices(value.choices, speech))
    case 'name':
      return saying(value.name)
    case 'yesNo':
    case 'amount':
    case 'text':
      return null
  }
}

function fillPair([first, second]: unknown[], value: FactValue, speech: Speech): string | null {
  if (value.kind === 'yesNo') return String(value.yes ? first : second)
  if (value.kind !== 'amount') return null
  if (value.amount === 0) return String(second)
  return isFill(first) ? first(sayAmount(value, speech)) : null
}

function joinChoices(choices: Choice[], speech: Speech): string {
  const words = choices.map((choice) => speech.choices[choice])
  const last = words.pop() ?? ''
  return words.length === 0 ? last : `${words.join(', ')} ${speech.and} ${last}`
}

function sayDay(day: string, speech: Speech): string {
  const [month = 1, date = 1] = day.split('-').map(Number)
  return speech.dayOfYear(date, month)
}

/** What limits a fact, in its order; null where a limit exists in the host's words only. */
function sayConditions({ value, conditions, validity, language: own }: FoundFact, language: FactLanguage) {
  const speech = SPEECHES[language]
  const isNo = value.kind === 'yesNo' && !value.yes
  if (isNo && conditions.some(({ kind }) => !LIMITS_OF_NO.has(kind))) return null
  const said = joinDogs(conditions, speech).map((one) => {
    if (typeof one === 'string') return one
    if (one.kind === 'freeWords') return own === language ? one.text : null
    return sayCondition(one, speech)
  })
  const all = [...said, ...sayValidity(validity, speech)]
  return all.every((one) => one !== null) ? all : null
}

function joinDogs(conditions: Condition[], speech: Speech): (Condition | string)[] {
  const kinds = new Set(conditions.map(({ kind }) => kind))
  if (!kinds.has('onlySmall') || !kinds.has('onlyDogs')) return conditions
  return [speech.onlySmallDogs, ...conditions.filter(({ kind }) => kind !== 'onlySmall' && kind !== 'onlyDogs')]
}

function sayCondition(condition: Exclude<Condition, { kind: 'freeWords' }>, speech: Speech): string | null {
  const saying: unknown = new Map<string, unknown>(
    Object.entries({ ...speech.plainConditions, ...speech.figureConditions }),
  ).get(condition.kind)
  if (isFill(saying)) return saying(withTimesSaid(condition))
  return typeof saying === 'string' ? saying : null
}

const withTimesSaid = (condition: Exclude<Condition, { kind: 'freeWords' }>) =>
  condition.kind === 'fromTime' || condition.kind === 'untilTime'
    ? { ...condition, time: sayTime(condition.time) }
    : condition.kind === 'betweenTimes'
      ? { ...condition, from: sayTime(condition.from), to: sayTime(condition.to) }
      : condition

function sayValidity(validity: Validity | null, speech: Speech): string[] {
  if (validity === null) return []
  const { season, weekdays } = validity
  const days = weekdays?.map((day) => speech.weekdays[day]).join(', ')
  return [
    ...(season === null ? [] : [speech.season(sayDay(season.from, speech), sayDay(season.to, speech))]),
    ...(days === undefined ? [] : [speech.onWeekdays(days)]),
  ]
}
