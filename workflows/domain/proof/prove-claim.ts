import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { readTokens } from '#workflows/domain/evidence-tokens.ts'
import { aspectOf, type PropertyFact } from '#workflows/domain/facts/fact.ts'
import { sayFact } from '#workflows/domain/facts/say/say-fact.ts'
import { foldedWords } from '#workflows/domain/fold-text.ts'
import { hasWords } from '#workflows/domain/reading/compile-words.ts'
import type { LanguageKit } from '#workflows/domain/reading/language-kit.ts'
import type { Aspect } from '#workflows/domain/reading/words/cues.ts'
import { readValues } from './alignment/read-values.ts'
import { fitsDays } from './fits-days.ts'
import { fitsMeaning } from './fits-meaning.ts'
import { valuesOf } from './known-values.ts'
import { PROOF_WORDS } from './proof-words.ts'

/** A clause of a reply that says something of the house, and the facts of what it speaks of; `things` without the room around. */
export type ClaimClause = {
  text: string
  folded: string
  rest: string
  facts: readonly PropertyFact[]
  things: readonly PropertyFact[]
  kit: LanguageKit
}

/** Which facts answer a word that qualifies. */
const QUALIFIERS: Partial<Record<Aspect, readonly string[]>> = {
  heated: ['isHeated', 'temperature', 'isHot'],
  private: ['isPrivate', 'isShared'],
  fenced: ['isFenced'],
  covered: ['isCovered', 'where', 'isIndoor'],
  speed: ['speed'],
}
const MAIN = new Set([
  'exists',
  'allowed',
  'included',
  'isAccessible',
  'isStepFree',
  'isQuiet',
  'needed',
  'available',
  'isFree',
  'isDrinkable',
  'nets',
  'isSelf',
])

/** True when value, unit, negation and relation of the clause fit facts of what it speaks of. */
export function isProvenClaim(clause: ClaimClause): boolean {
  return (
    tellsTheHour(clause) &&
    fitsValues(clause) &&
    fitsPolarity(clause) &&
    fitsQualifiers(clause) &&
    fitsQuantifiers(clause) &&
    fitsMonths(clause) &&
    fitsDays(clause.text, clause.facts, clause.kit) &&
    fitsMeaning(clause.text, clause.things.length > 0 ? clause.things : clause.facts, clause.kit)
  )
}

const OF_HOURS: ReadonlySet<string> = new Set(['checkIn', 'checkOut'])

/** Everybody arrives and leaves: of what speaks of that and tells no hour ('come when you like', 'you can arrive earlier') the hours prove nothing. */
const tellsTheHour = ({ text, folded, facts, kit }: ClaimClause): boolean =>
  facts.length === 0 ||
  facts.some(({ topic, value }) => !OF_HOURS.has(topic) || value.kind === 'yesNo') ||
  readTokens(text).some(({ kind }) => kind === 'time' || kind === 'number') ||
  foldedWords(folded).some((word) => PROOF_WORDS[kit.language].numbers.split(' ').includes(word)) ||
  readValues(folded, kit.language).values.some(({ kind }) => kind === 'time')

function fitsValues({ text, folded, facts, kit }: ClaimClause): boolean {
  const known = facts.map(valuesOf)
  const words = PROOF_WORDS[kit.language].numbers.split(' ')
  const spelled = foldedWords(folded).flatMap((word) => {
    const at = words.indexOf(word)
    return at < 0 ? [] : [Number(words.slice(0, at).findLast((one) => /^\d+$/.test(one)))]
  })
  const tokens = readTokens(text).filter(({ kind }) => kind === 'time' || kind === 'price' || kind === 'number')
  const isKnownTime = (key: string) => known.some(({ times }) => times.has(key))
  const isKnownNumber = (figure: number) => known.some(({ numbers }) => numbers.has(figure))
  const fits = tokens.every(({ kind, key }) => {
    if (kind === 'time') return isKnownTime(key) && fitsRole(key, { folded, facts, kit })
    const hour = `${String(Number(key)).padStart(2, '0')}:00`
    return isKnownNumber(Number(key)) && (!isKnownTime(hour) || fitsRole(hour, { folded, facts, kit }))
  })
  return (
    fits && fitsDistances(folded, facts, kit) && spelled.every(isKnownNumber) && fitsUnits(folded, facts, kit.language)
  )
}

/** '9 m' is not '9 km'. */
function fitsDistances(folded: string, facts: readonly PropertyFact[], { language }: LanguageKit): boolean {
  const metres = new Set(
    facts.flatMap(({ value }) => {
      if (value.kind === 'distance' && value.unit === 'km') return [String(value.distance * 1000)]
      return value.kind === 'distance' && value.unit === 'm' ? [String(value.distance)] : []
    }),
  )
  if (metres.size === 0) return true
  return readValues(folded, language).values.every(({ kind, key }) => kind !== 'metres' || metres.has(key))
}

type Placed = Pick<ClaimClause, 'folded' | 'facts' | 'kit'>

/** 'Until 16:00' is not 'from 16:00'. */
function fitsRole(time: string, { folded, facts, kit }: Placed): boolean {
  const { until, from } = PROOF_WORDS[kit.language]
  const owners = facts.filter((fact) => valuesOf(fact).times.has(time))
  const saysUntil = until.test(folded) && !from.test(folded)
  const saysFrom = from.test(folded) && !until.test(folded)
  // 'After 20' is not 'from 16 to 20'.
  const isOtherEnd = owners.every((fact) => {
    const { value } = fact
    if (value.kind === 'hours') return (saysFrom && value.from !== time) || (saysUntil && value.to !== time)
    return (saysFrom && aspectOf(fact) === 'until') || (saysUntil && aspectOf(fact) === 'from')
  })
  if (isOtherEnd) return false
  const isSpan = owners.some(({ value, conditions }) => value.kind === 'hours' || conditions.length > 0)
  if (isSpan) return true
  if (saysUntil) return owners.some((fact) => aspectOf(fact) === 'until')
  return saysFrom ? owners.some((fact) => aspectOf(fact) === 'from') : true
}

const PER: Record<string, RegExp> = {
  night: /\b(?:notte|night|nacht|nuit|noche|noite|noc)\b/u,
  stay: /\b(?:soggiorno|stay|aufenthalt|sejour|estancia|verblijf|estadia|pobyt)\b/u,
  day: /\b(?:giorno|day|tag|jour|dia|dag|dzien)\b/u,
  hour: /\b(?:all'ora|per hour|an hour|pro stunde|par heure|de l'heure|por hora|per uur|za godzine)\b/u,
  week: /\b(?:settimana|week|woche|semaine|semana|tydzien)\b/u,
}

function fitsUnits(folded: string, facts: readonly PropertyFact[], language: DraftLanguage): boolean {
  const said = Object.entries(PER)
    .filter(([, pattern]) => pattern.test(folded))
    .map(([per]) => per)
  const amounts = facts.flatMap(({ value }) => (value.kind === 'amount' && value.per !== null ? [value] : []))
  if (said.length === 0 || amounts.length === 0 || !/\d|\b(?:quinze|quince|quindici|fifteen|funfzehn)\b/.test(folded))
    return true
  const allowed = amounts.map(({ per }) => String(per).toLowerCase())
  return language.length === 2 && said.some((per) => allowed.some((one) => one.includes(per)))
}

function fitsPolarity({ folded, rest, things: facts, kit }: ClaimClause): boolean {
  const words = PROOF_WORDS[kit.language]
  const isOwn =
    words.bring.test(folded) && facts.some(({ key }) => /towel|linen|detergent|seasonings|toilet/i.test(key))
  const isNegated = hasWords(kit.cues.negation, withoutYes(rest, kit.language)) || isOwn
  const main = facts.filter((fact) => fact.value.kind === 'yesNo' && MAIN.has(aspectOf(fact)))
  const qualified = qualifiersIn(rest, kit).flatMap((aspect) => QUALIFIERS[aspect] ?? [])
  if (facts.some((fact) => qualified.includes(aspectOf(fact)) && fact.value.kind === 'yesNo')) return true
  if (main.length === 0) return !isNegated || facts.some(({ value }) => value.kind === 'count' && value.count === 0)
  return main.some(({ value, conditions }) => {
    if (value.kind !== 'yesNo') return false
    const isOnly = conditions.some(({ kind }) => kind.startsWith('only') || kind.startsWith('up'))
    return value.yes ? !isNegated || isOnly : isNegated
  })
}

const withoutYes = (folded: string, language: DraftLanguage) =>
  folded.replace(new RegExp(`^\\W*(?:${PROOF_WORDS[language].yes.source})\\s*[,.!:]\\s*`, 'u'), ' ')

const qualifiersIn = (rest: string, { aspects }: LanguageKit): Aspect[] =>
  aspects
    .filter(([aspect, pattern]) => QUALIFIERS[aspect] !== undefined && hasWords(pattern, rest))
    .map(([aspect]) => aspect)

function fitsQualifiers({ folded, rest, facts, kit }: ClaimClause): boolean {
  const isNegated = hasWords(kit.cues.negation, rest)
  return (
    qualifiersIn(rest, kit).every((aspect) => {
      const answers = facts.filter((fact) => QUALIFIERS[aspect]?.includes(aspectOf(fact)))
      return answers.some(({ value }) => (value.kind === 'yesNo' ? value.yes !== isNegated : true))
    }) && fitsFree(folded, facts)
  )
}

const FREE =
  /(?<!\p{L})(?:free of charge|for free|free(?! wi)|gratis|gratuit\p{L}*|kostenlos\p{L}*|kostenfrei\p{L}*|umsonst|kosteloos|bezplatn\p{L}*|darmow\p{L}*|za darmo)(?!\p{L})/u

function fitsFree(folded: string, facts: readonly PropertyFact[]): boolean {
  if (!FREE.test(folded)) return true
  return facts.some(
    ({ value, conditions }) =>
      (value.kind === 'amount' && value.amount === 0) || conditions.some(({ kind }) => kind === 'free'),
  )
}

/** 'All dogs', 'every bedroom', 'always': where the host says so. */
function fitsQuantifiers({ folded, facts, kit }: ClaimClause): boolean {
  if (!PROOF_WORDS[kit.language].quantifiers.test(withoutYes(folded, kit.language))) return true
  const sources = facts.map(({ sentence }) => foldedWords(sentence).join(' '))
  return sources.some((source) => Object.values(PROOF_WORDS).some(({ quantifiers }) => quantifiers.test(source)))
}

const monthNames = new Map<string, string[]>()

function monthsOf(language: string): string[] {
  const known = monthNames.get(language)
  if (known !== undefined) return known
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  const names = Array.from({ length: 12 }, (_, month) => foldedWords(format.format(Date.UTC(2026, month, 15)))[0] ?? '')
  monthNames.set(language, names)
  return names
}

/** A month that is named is one of a season's ends. */
function fitsMonths({ folded, facts, kit }: ClaimClause): boolean {
  const stem = (name: string) => name.slice(0, Math.max(3, Math.min(5, name.length - 1)))
  const names = monthsOf(kit.language)
  const said = foldedWords(folded).flatMap((word) => {
    const month = names.findIndex(
      (name) => word === name || (name.length > 4 && word.startsWith(stem(name)) && kit.language === 'pl'),
    )
    return month < 0 ? [] : [month + 1]
  })
  const ends = facts.flatMap(({ value, validity }) => [
    ...(value.kind === 'season' ? [value.from, value.to] : []),
    ...(validity?.season ? [validity.season.from, validity.season.to] : []),
  ])
  return said.every((month) => ends.some((day) => Number(day.slice(0, 2)) === month))
}

/** Facts that hold only under something: the reply has to say so, in the words of the fact or with its figures. */
export function isLimitSaid(fact: PropertyFact, reply: string, language: DraftLanguage): boolean {
  if (fact.conditions.length === 0 && fact.validity === null) return true
  if (fact.value.kind === 'yesNo' && !fact.value.yes) return true
  const whole = foldedWords(sayFact(fact, language) ?? '')
  const main = new Set(foldedWords(sayFact({ ...fact, conditions: [], validity: null }, language) ?? ''))
  const limit = whole.filter((word) => word.length > 2 && !main.has(word))
  const said = foldedWords(reply)
  const hits = limit.filter((word) => said.some((one) => one.slice(0, 4) === word.slice(0, 4)))
  const { times, numbers } = valuesOf({ ...fact, value: { kind: 'yesNo', yes: true } })
  const figures = readTokens(reply)
  const isFigureSaid = figures.some(({ kind, key }) =>
    kind === 'time' ? times.has(key) : kind === 'number' && numbers.has(Number(key)),
  )
  const isHarmless = fact.conditions.every(({ kind }) => kind === 'free') && fact.validity === null
  return isHarmless || hits.length > 0 || isFigureSaid
}
