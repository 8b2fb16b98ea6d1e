import type { Phrases } from '#activities/drafting/built-in/phrases.ts'
import type { Situation } from '#activities/drafting/situation.ts'
import type { Claim, DraftLanguage } from '#workflows/domain/draft.ts'
import type { PropertyFact } from '#workflows/domain/facts/fact.ts'
import { sayFact } from '#workflows/domain/facts/say/say-fact.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import { claimOf } from '#workflows/domain/proof/claim-of.ts'
import { ruleOfRequest } from '#workflows/domain/reading/answers-beside.ts'
import { AROUND_A_THING } from '#workflows/domain/reading/around-a-thing.ts'
import type { Ask } from '#workflows/domain/reading/ask.ts'
import type { Subject } from '#workflows/domain/reading/words/topic-words.ts'
import { isWeekday } from '#workflows/domain/weekdays.ts'
import { accountedFor } from './accounted-for.ts'
import { isUnderstood } from './asked-words.ts'
import { asksWhetherIncluded, figuresUntold } from './asks-for-more.ts'
import { asksHowItWorks, asksOfMorePlaces } from './asks-of-all.ts'
import { chooseFacts } from './choose-facts.ts'
import { isConfirmedBeside } from './confirmed-beside.ts'
import { factsBeside } from './facts-beside.ts'
import { figuresLeft } from './figures-left.ts'
import { isWithinHours } from './late-arrival.ts'
import { isLessThanAsked } from './less-than-asked.ts'
import { limitsMore, namesMore, placesUntold } from './names-more.ts'
import { isOfSomethingElse } from './of-something-else.ts'
import { placesAsked } from './places-asked.ts'
import { saySecrets } from './say-secrets.ts'
import { isUnfitForAccess, saysLess } from './says-less.ts'

export type Speaker = { phrases: Phrases; language: DraftLanguage; situation: Situation; needsAccess?: boolean }

/** `answered`: from facts; `partly`: something of it is left; `open`: for the host; `told`: asks nothing. */
type AnswerState = 'answered' | 'partly' | 'open' | 'told'

/** `isCovered`: the host's own sentences speak of all that it names. */
export type Answer = {
  ask: Ask
  subject: Subject | null
  sentences: Claim[]
  state: AnswerState
  isContradicted: boolean
  isCovered?: boolean
}

/** A place that holds what is asked: dropped where something in it is named. */
export const HOLDERS = new Set<Subject>([
  ...AROUND_A_THING,
  'floor',
  'centre',
  'airport',
  'heating',
  'bar',
  'park',
  'train',
  'transport',
])
/** What only the host can say all of: a note names the cows, and not the dog. */
const ONLY_HOST = new Set<Subject>(['price', 'cancellation', 'houseAnimals'])

/** Nothing is known of it. */
export const openAnswer = (ask: Ask, subject: Subject | null): Answer => ({
  ask,
  subject,
  sentences: [],
  state: 'open',
  isContradicted: false,
})

/** What the facts of the house say of one subject that was asked about. */
export function answerSubject(ask: Ask, subject: Subject, speaker: Speaker): Answer {
  if (subject === 'access' || subject === 'wifiPassword') return answerSecret(ask, subject, speaker)
  const rule = ruleOfRequest(subject)
  const { needsAccess = false } = speaker
  const { facts, isContradicted, isBeside, missing } = chooseFacts(speaker.situation.houseFacts, subject, ask.aspects)
  const rules = rule === undefined || facts.length > 0 ? null : chooseFacts(speaker.situation.houseFacts, rule, [])
  const usual = rules?.facts ?? []
  const isWithin =
    subject === 'lateArrival' && rules?.isContradicted === false && isWithinHours(speaker.situation.reading.asks, usual)
  const said = [...facts, ...usual].map((fact) => ({ fact, sentence: sayFact(fact, speaker.language) }))
  const sentences = said.flatMap(({ fact, sentence }) => (sentence === null ? [] : [{ sentence, fact: claimOf(fact) }]))
  // 'Handtuchwechsel alle 4 Tage' answers how often, and is said to nobody.
  const isAnsweredUnsaid =
    said.some(({ sentence }) => sentence === null) &&
    chooseFacts(
      said.flatMap(({ fact, sentence }) => (sentence === null ? [] : [fact])),
      subject,
      ask.aspects,
    ).missing.length > missing.length
  const isOfDays = facts.some(({ validity }) => (validity?.weekdays ?? null) !== null)
  const arrival =
    (ask.told === 'arrival' || (isWithin && ask.times.length > 0)) && sentences.length > 0 && !isOfDays
      ? [{ sentence: speaker.phrases.arrivalFits, fact: sentences[0]?.fact ?? null }]
      : []
  const answered = { ask, sentences, facts: [...facts, ...usual] }
  const isOfMore =
    ask.kind !== 'context' &&
    sentences.length > 0 &&
    (namesMore(answered, speaker.language).length > 0 ||
      placesAsked(answered, speaker.language).length > 0 ||
      isOnlyPriced(ask, facts) ||
      (!isDenied(facts) &&
        limitsMore(answered, speaker.language).some((name) => !(isOfAnyDay(ask, subject, facts) && isDayName(name)))) ||
      (isOnlyAllowed(ask, facts) && placesUntold(answered, speaker.language).length > 0) ||
      asksHowItWorks(ask.text, facts) ||
      asksWhetherIncluded(ask.text, facts) ||
      (ask.told === null && !isDenied(facts) && figuresUntold(answered, speaker.language).length > 0) ||
      asksOfMorePlaces(ask.text, facts))
  const state = stateOf({
    ask: withoutKnown(
      ask,
      (word) =>
        (isOfDays && isWeekday(word)) ||
        accountedFor(word, facts) ||
        ((!ask.aspects.includes('included') || facts.some(({ key }) => key.endsWith('.included'))) &&
          isUnderstood(word, answered, speaker.language)),
    ),
    subject,
    isLeft:
      isContradicted ||
      isBeside ||
      missing.length > 0 ||
      isAnsweredUnsaid ||
      said.some(
        ({ fact, sentence }) =>
          sentence === null &&
          !isBesideFigure(ask, fact) &&
          !isOfSomethingElse(ask, fact, facts) &&
          !isConfirmedBeside(fact, speaker.situation.houseFacts),
      ) ||
      isOfMore ||
      isToldInPart(ask, subject, facts) ||
      isLessThanAsked(ask, subject, facts) ||
      (ask.kind !== 'context' && !asksHowFar(ask) && figuresLeft(facts, speaker.situation.houseFacts).length > 0) ||
      saysLess(ask, subject, facts) ||
      (needsAccess && isUnfitForAccess(subject, facts)),
    isRequest:
      (rule !== undefined && facts.length === 0 && !isWithin) ||
      (ask.kind !== 'context' && hangsOnTheHost(subject, facts)),
    count: sentences.length,
  })
  // 'A Christmas market in the town' is put off in the guest's words: the town is not what they ask about.
  const isOther = state === 'open' && sentences.length === 0 && ask.unknown.length > 0 && isAround(subject)
  const besides = state === 'partly' ? factsBeside(facts, speaker.situation.houseFacts, speaker.language) : []
  return {
    ask,
    subject: isOther ? null : subject,
    sentences: [...arrival, ...sentences, ...besides],
    state,
    isContradicted,
  }
}

/** 'No pets' holds for small ones, too. */
const isDenied = (facts: readonly PropertyFact[]) =>
  facts.length > 0 &&
  facts.every(
    ({ key, value, conditions }) =>
      /\.(?:exists|allowed)$/.test(key) && value.kind === 'yesNo' && !value.yes && conditions.length === 0,
  )

/** What something costs does not say whether it is done, or may be had: 'is it cleaned during our stay?'. */
const isOnlyPriced = ({ aspects }: Ask, facts: readonly PropertyFact[]) =>
  aspects.length === 0 && facts.length > 0 && facts.every(({ value }) => value.kind === 'amount' && value.amount > 0)

/** 'What time can we get in on Saturday?' names the day that they come: hours that no day limits are those of Saturday. */
const isOfAnyDay = ({ aspects }: Ask, subject: Subject, facts: readonly PropertyFact[]): boolean =>
  (subject === 'checkIn' || subject === 'checkOut') &&
  aspects.includes('hours') &&
  facts.every(({ validity, conditions }) => validity === null && conditions.every(({ kind }) => kind !== 'freeWords'))
const isDayName = (name: string): boolean => /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/.test(name)

/** That it is possible does not say where. */
const isOnlyAllowed = ({ aspects }: Ask, facts: readonly PropertyFact[]) =>
  aspects.includes('where') && !facts.some(({ key }) => /\.(?:where|name|distance|howTo|advice|storage)$/.test(key))

/** How far, how big and how fast are told by the figure alone: words of the host's on the same thing are of something else. */
const isBesideFigure = (ask: Ask, { value }: PropertyFact): boolean =>
  value.kind === 'text' && ask.unknown.length === 0 && asksHowFar(ask)

const asksHowFar = ({ aspects }: Ask): boolean =>
  aspects.length > 0 && aspects.every((aspect) => aspect === 'far' || aspect === 'size' || aspect === 'speed')

const withoutKnown = (ask: Ask, isKnown: (word: string) => boolean): Ask => ({
  ...ask,
  unknown: ask.unknown.filter((word) => !isKnown(word)),
})

/** Who asks which one, a good one or where one eats wants a name; folded, in the eight languages. */
const WANTS_A_NAME =
  /(?<![a-z])(?:which|what|name[a-z]*|recommend[a-z]*|suggest[a-z]*|good|nice|best|tips?|quale|quali|che|consigli[a-z]*|buon[a-z]*|bell[a-z]*|miglior[a-z]*|welche[a-z]*|empfehl[a-z]*|gut[a-z]*|schon[a-z]*|best[a-z]*|quels?|quelles?|conseil[a-z]*|recommand[a-z]*|bons?|bonnes?|sympa|cual[a-z]*|recomend[a-z]*|recomiend[a-z]*|buen[a-z]*|mejor[a-z]*|welke?|aanra[a-z]*|aanbevel[a-z]*|goede?|leuke?|lekker[a-z]*|qual|quais|aconselh[a-z]*|bom|boa|bons|boas|melhor[a-z]*|jak[ai][a-z]*|ktor[a-z]*|polec[a-z]*|dobr[a-z]*|fajn[a-z]*)(?![a-z])/

/** Where one eats has a name, and who asks for the beds hears of each: facts have but some of them. */
const isToldInPart = ({ aspects, text }: Ask, subject: Subject, facts: readonly PropertyFact[]) =>
  ((subject === 'restaurant' || subject === 'bar') &&
    !facts.some(({ key }) => key.endsWith('.name')) &&
    (aspects.includes('where') ||
      WANTS_A_NAME.test(fold(text)) ||
      !facts.some(({ value }) => value.kind === 'distance'))) ||
  (subject === 'beds' &&
    facts.every(({ key }) => key !== 'beds.double' && key !== 'beds.count' && !isTheBedAsked(text, key)))

/** Who asks for a sofa bed hears of that. */
const isTheBedAsked = (text: string, key: string): boolean =>
  key === 'beds.sofa' &&
  /(?<![a-z])(?:sofa|divano|schlafsofa|schlafcouch|canape|convertible|slaapbank|rozkladan[a-z]+|wersalk[a-z]+)/.test(
    fold(text),
  )

const isAround = (subject: Subject) => HOLDERS.has(subject) || subject === 'sights'

/** What is asked of the host who grants it case by case. */
const GRANTED = /^(?:onRequest|byArrangement|ifAvailable|ifNobodyArrives|ifNobodyLeaves)$/

/** 'Pets on request', 'late check-out if nobody arrives': who asks hears it, and the host says yes or no. */
const hangsOnTheHost = (subject: Subject, facts: readonly PropertyFact[]): boolean =>
  (subject === 'pets' || ruleOfRequest(subject) !== undefined) &&
  facts.some(({ conditions }) => conditions.some(({ kind }) => GRANTED.test(kind)))

type Known = { ask: Ask; subject: Subject; isLeft: boolean; isRequest: boolean; count: number }

function stateOf({ ask, subject, isLeft, isRequest, count }: Known): AnswerState {
  if (count === 0 || isRequest || ONLY_HOST.has(subject)) return 'open'
  return isLeft || ask.unknown.length > 0 ? 'partly' : 'answered'
}

function answerSecret(ask: Ask, subject: 'access' | 'wifiPassword', speaker: Speaker): Answer {
  const sentences = saySecrets(subject, speaker)
  return { ask, subject, sentences, state: sentences.length > 0 ? 'answered' : 'open', isContradicted: false }
}
