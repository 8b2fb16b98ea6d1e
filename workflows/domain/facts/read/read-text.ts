import type { FactSource, FoundFact } from '#workflows/domain/facts/fact.ts'
import type { FactLanguage } from '#workflows/domain/facts/fact-language.ts'
import { type FactKey, type FactTopic, isFactKey, TOPICS, topicOfKey } from '#workflows/domain/facts/topics.ts'
import { WEEKDAYS } from '#workflows/domain/weekdays.ts'
import { asWritten } from './as-written.ts'
import { askedBefore } from './asked-before.ts'
import { foldFactText } from './fold-fact-text.ts'
import { keepWords, SENTENCES_MOST, toldInWords } from './keep-words.ts'
import { isKeptFromGuests } from './kept-from-guests.ts'
import {
  isUnclear,
  limitOfSomeDays,
  withoutConditionsApart,
  withoutOtherRooms,
  withoutThoughtsApart,
} from './limits-apart.ts'
import { isOfTheHome } from './of-the-home.ts'
import { ownHours } from './own-hours.ts'
import { readAmounts } from './read-amounts.ts'
import { ofProhibition, readConditions } from './read-conditions.ts'
import { readFactLanguage } from './read-language.ts'
import { readValidity, readWeekdays, restOf } from './read-seasons.ts'
import { readUnit } from './read-unit.ts'
import { exceptedDay, OPENS } from './rules-nearby.ts'
import { isOfAnother } from './said-of-others.ts'
import { SAYS_OPEN } from './says-open.ts'
import { type Case, casesOf } from './split-cases.ts'
import { splitSentences } from './split-sentences.ts'
import { type Unit, unitsOf } from './split-units.ts'
import { type Statement, textOf } from './statement.ts'
import { meantBy } from './taken-for-another.ts'
import { toldTogether } from './told-together.ts'

const HAS_SEASON = new Set<FactKey>(['pool.season', 'heating.season', 'airConditioning.season'])

/** What is only told in words: of the topic where it has an aspect for words, else `other.text`. */
function inWords(unit: Unit | undefined): FactKey {
  if (unit === undefined) return 'other.text'
  const words = Object.entries(TOPICS[unit.topic]).find(([, kind]) => kind === 'text')?.[0]
  const key = `${unit.topic}.${words ?? ''}`
  return isFactKey(key) ? key : 'other.text'
}

/**
 * The facts of a host's text, sentence by sentence; what no rule reads is kept in the host's words, and so is whatever stands behind
 * as many sentences as `most`.
 */
export function readText(text: string, source: FactSource, most = SENTENCES_MOST): FoundFact[] {
  const sentences = splitSentences(text)
  const read = sentences.slice(0, most)
  const usual = readFactLanguage(sentences.length > most ? read.join('\n') : text, null)
  let before: Unit | undefined
  const facts = read.flatMap((sentence) => {
    const one = readSentence({ sentence, source, usual, before })
    before = one.last ?? before
    return one.facts
  })
  return [...facts, ...keepWords(sentences.slice(most), source)]
}

type Sentence = { sentence: string; source: FactSource; usual: FactLanguage | null; before: Unit | undefined }

/** 'It is not heated' speaks of what the sentence before spoke of. */
const GOES_ON =
  /^(?:it|they|this|these|essa|esso|(?:non )?(?:eh|sono|si puo|costa)|(?:er|sie|es|dieser|diese|dieses) (?:ist|sind|wird|hat|kostet|kann)|(?:il|elle|ils|elles) (?:est|n'est|sont|ne|coute|peut)|(?:no )?(?:esta|es|son|cuesta|se puede)|(?:het|hij|deze|dit) (?:is|zijn|wordt|kost|kan)|(?:nao )?(?:eh|esta|sao|custa)|(?:nie )?(?:jest|sa|kosztuje)) /

/** The way is told in words: what stands on it is no distance from the house. */
const WAY =
  /(?<![a-z])(?:take the|get off|turn (?:left|right)|prendete|prendere il|scendete|girate|nehmen sie|steigen sie|biegen sie|prenez|descendez|tournez|tome|coja|baje|gire|neem|stap uit|sla (?:links|rechts)|apanhe|desca|vire|wsiasc|wysiasc|skreci)(?![a-z])/

/** 'Après 22h : supplément 25 €' after what was said of the arrival. */
const AFTER_HOURS =
  /^(?:after|dopo le|dopo|nach|apres|despues de las|a partir de las|na|depois das|apos as|po)(?: godz\S*)? \d{1,2}(?![\d,]| (?:days?|nights?|giorni|tage|jours|dias|dagen|dni))/
const ARRIVING = new Set<FactTopic>(['checkIn', 'lateArrival'])
/** 'Il segnale prende bene in casa' after the Wi-Fi. */
const SIGNAL =
  /^(?:the )?(?:il |das |le |la |el |het |o )?(?:speed|velocita|geschwindigkeit|vitesse|debit|velocidad|snelheid|velocidade|predkosc|signal|segnale|signaal|senal|cobertura|sinal|zasieg|empfang|reception|ricezione|copertura)(?![a-z])/

/** 'No climatizada' after the pool, also beside something else that is said of it: 'caps are a must, not heated'. */
const HEATED = /climatizad|riscaldat|heated|beheizt|chauffee|verwarmd|aquecid|podgrzewan/
const OF_POOL: ReadonlySet<FactTopic> = new Set(['swimCap', 'inflatables'])

function onward(sentence: string, language: FactLanguage, before: Unit | undefined): Unit[] {
  const folded = foldFactText(sentence)
  const goesOn =
    GOES_ON.test(folded) ||
    (before !== undefined && ARRIVING.has(before.topic) && AFTER_HOURS.test(folded)) ||
    (before?.topic === 'wifi' && SIGNAL.test(folded)) ||
    (before?.topic === 'pool' && HEATED.test(folded))
  if (before === undefined || !goesOn) return []
  return [{ ...before, before: '', after: ` ${folded}`, language }]
}

function readSentence({ sentence, source, usual, before }: Sentence): { facts: FoundFact[]; last: Unit | undefined } {
  const language = readFactLanguage(sentence, usual)
  const spoken = language ?? usual ?? 'en'
  const named = meantBy(unitsOf(sentence.replace(/\[\[secret:[a-z0-9_]+\]\]/g, ' '), spoken), foldFactText(sentence))
  const isWay = WAY.test(foldFactText(sentence))
  const isElsewhere = isOfAnother(sentence)
  const isSignal = before?.topic === 'wifi' && SIGNAL.test(foldFactText(sentence))
  const isOfPool = before?.topic === 'pool' && named.length > 0 && named.every(({ topic }) => OF_POOL.has(topic))
  const units =
    named.length > 0 && !isSignal && !isOfPool
      ? named
      : [...(isOfPool ? named : []), ...onward(sentence, spoken, before)]
  const last = units.at(-1)
  const base = { language, sentence, source }
  const told = (isWay || isElsewhere ? [] : units)
    .filter((unit, at) => isOfTheHome(unit, units[at - 1]))
    .flatMap((unit) => factsOf(unit, sentence).map((fact) => ({ ...fact, ...base })))
  const facts = toldTogether(askedBefore(told, sentence, spoken))
  const isPlain = facts.every(({ key, conditions }) => key.endsWith('.exists') && conditions.length === 0)
  const isLong = sentence.split(/\s+/).length >= LONG
  if (facts.length > 0 && !(isPlain && isLong && units.length === 1)) return { facts: unique(facts), last }
  const words = {
    ...toldInWords(sentence, source, isWay ? 'directions.howTo' : inWords(isElsewhere ? undefined : units[0])),
    language,
  }
  return { facts: unique([...facts, words]), last }
}

/** From so many words on, a sentence says more of a thing than that it exists. */
const LONG = 9

type Bare = Omit<FoundFact, 'language' | 'sentence' | 'source'>

const factsOf = (unit: Unit, sentence: string): Bare[] =>
  isKeptFromGuests(unit)
    ? []
    : [
        ...casesOf(OPENS.has(unit.topic) ? { ...unit, after: ownHours(unit.after, unit.language) } : unit).flatMap(
          (one) => factsOfCase(one, sentence),
        ),
        ...(unit.topic === 'parking' ? factsOfSecondCar(unit) : []),
      ]

/** 'One car free, second car on the street 2,20 an hour'. */
const SECOND = /(?<![a-z])(?:second|secondo|seconda|zweite[rs]?|deuxieme|segundo|tweede|drugi[ea]?)(?![a-z])[^;.]*/
function factsOfSecondCar({ after }: Unit): Bare[] {
  const [piece = ''] = SECOND.exec(after) ?? []
  const [first] = readAmounts(piece)
  if (first === undefined) return []
  const value = { kind: 'amount' as const, amount: first.amount, currency: first.currency, per: first.per }
  return [{ topic: 'parking', key: 'parking.secondPrice', value, conditions: [], validity: null }]
}

/** A season is its own, and where something lies holds on every day. */
const LASTS: ReadonlySet<FoundFact['value']['kind']> = new Set(['season', 'distance', 'name'])

/** Of an exception only what it says: that there is such a thing is said already. */
const OF_EXCEPTION = new Set(['amount', 'time', 'hours'])

function factsOfCase({ unit: whole, validity: given, isException }: Case, sentence: string): Bare[] {
  const ofSomeDays = limitOfSomeDays(whole)
  const unit = withoutOtherRooms(
    ofSomeDays === null ? whole : { ...whole, after: whole.after.replace(ofSomeDays, ' ') },
  )
  const text = textOf(unit)
  const exceptDay = exceptedDay(text)
  const statements = readUnit(unit).filter(
    (one) =>
      (!isException || OF_EXCEPTION.has(one.value.kind) || one.key.endsWith('.isOpen')) &&
      !isUnclear(one, unit, exceptDay),
  )
  if (statements.length === 0) return []
  const isOfOpening = statements.some(({ key }) => key.endsWith('.isOpen'))
  const denied = isOfOpening ? undefined : DENIED_DAY[unit.language].exec(text)?.[0]
  // 'Every day except Wednesday': the day it is closed is the limit, and of all else it holds on the others.
  const left = exceptDay
  const conditions = [
    ...readConditions(unit, withoutConditionsApart(left === null ? text : text.replace(left, ' ')), sentence),
    ...(denied === undefined ? [] : [{ kind: 'freeWords' as const, text: denied.trim() }]),
  ]
  const isHeated = statements.some(({ key }) => key.endsWith('.isHeated'))
  const isSeasonal = statements.some(({ key }) => HAS_SEASON.has(key) || key.endsWith('.season'))
  const named =
    left === null || isOfOpening
      ? readValidity(withoutThoughtsApart(text))
      : restOf({ season: null, weekdays: readWeekdays(left) })
  const validity = isSeasonal ? null : given === undefined ? named : given
  const isPriced = statements.some(({ value }) => value.kind === 'amount')
  return statements.map(({ key, value, own: proper = [], validity: days, ...statement }): Bare => {
    // 'Heated only in winter' limits the heating, not the pool.
    // 'Not heated and open in summer only': the season is the opening's.
    const isCold = value.kind === 'yesNo' && !value.yes && SAYS_OPEN.test(text)
    const takesConditions = isHeated ? key.endsWith('.isHeated') && !isCold : statement.takesConditions
    const own = takesConditions
      ? [...proper, ...conditionsOf({ key, value }, { conditions, text, isPriced })]
      : [...proper]
    if (ofSomeDays !== null && key.endsWith('.allowed'))
      own.push({ kind: 'freeWords', text: asWritten(ofSomeDays, sentence) })
    const needsWords = !takesConditions && conditions.some(({ kind }) => kind === 'freeWords')
    return {
      topic: topicOfKey(key),
      key,
      value,
      conditions: needsWords && !isHeated ? conditions.filter(({ kind }) => kind === 'freeWords') : own,
      validity:
        denied !== undefined
          ? null
          : (days ?? (LASTS.has(value.kind) || (isHeated && !takesConditions) ? null : validity)),
    }
  })
}

/** 'Not on Sundays' beside a thing says when not: no rule reads which of them it limits. */
const NO_OF: Record<FactLanguage, string> = {
  en: "not|don't|no",
  it: 'non|no',
  de: 'nicht|kein[a-z]*',
  fr: 'pas',
  es: 'no',
  nl: 'niet|geen',
  pt: 'nao',
  pl: 'nie',
}
const DENIED_DAY = Object.fromEntries(
  Object.entries(NO_OF).map(([language, no]) => [
    language,
    new RegExp(
      `(?:${WEEKDAYS.source})[^,;.]{0,16}(?<![a-z])(?:${no})(?![a-z])[^,;.]*|(?<![a-z])(?:${no})(?: [a-z]+)? (?:${WEEKDAYS.source})`,
      'u',
    ),
  ]),
) as Record<FactLanguage, RegExp>

type Context = { conditions: FoundFact['conditions']; text: string; isPriced: boolean }

function conditionsOf({ key, value }: Pick<Statement, 'key' | 'value'>, { conditions, text, isPriced }: Context) {
  const kept = isPriced ? conditions.filter(({ kind }) => kind !== 'againstFee') : conditions
  const isNo = value.kind === 'yesNo' && !value.yes
  if (isNo && NOT_EVEN.test(text)) return kept.filter(({ kind }) => !kind.startsWith('only'))
  const places = key === 'smoking.allowed' || key === 'pets.allowed'
  return isNo ? ofProhibition(kept, places || key === 'parties.allowed' ? text : '') : kept
}

/** 'Auch keine kleinen': the no holds for them, too. */
const NOT_EVEN =
  /(?<![a-z])(?:not even|neanche|nemmeno|auch keine?|meme pas|ni siquiera|tampoco|ook geen|nem mesmo|nawet nie|tez nie)(?![a-z])/

/** The same said twice in a sentence is one fact. */
function unique<T extends FoundFact>(facts: T[]): T[] {
  const seen = new Set<string>()
  return facts.filter(({ key, value, conditions, validity }) => {
    const mark = JSON.stringify([key, value, conditions, validity])
    return !seen.has(mark) && seen.add(mark)
  })
}
