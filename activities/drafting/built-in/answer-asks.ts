import type { PropertyFact } from '#workflows/domain/facts/fact.ts'
import { sayFact } from '#workflows/domain/facts/say/say-fact.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import { readPieces } from '#workflows/domain/proof/alignment/read-pieces.ts'
import { claimOf } from '#workflows/domain/proof/claim-of.ts'
import { AROUND_A_THING } from '#workflows/domain/reading/around-a-thing.ts'
import type { Ask } from '#workflows/domain/reading/ask.ts'
import { kitOf } from '#workflows/domain/reading/language-kit.ts'
import { partyTold } from '#workflows/domain/reading/party-told.ts'
import type { Subject } from '#workflows/domain/reading/words/topic-words.ts'
import { factsSpokenOf } from './accounted-for.ts'
import { type Answer, answerSubject, HOLDERS, openAnswer, type Speaker } from './answer-subject.ts'
import { answerTold, leansOnTold } from './answer-told.ts'
import { quoteThatAnswers } from './answered-by-quote.ts'
import { askedText } from './asked-text.ts'
import { isBackground } from './background.ts'
import { chooseFacts } from './choose-facts.ts'
import { isMerelyTold } from './merely-told.ts'
import { tellNotes } from './tell-notes.ts'
import { sourcesOf, withoutToldTwice } from './without-told-twice.ts'

/** Not the question itself, wherever the thing itself is named in its sentence. */
const AROUND = new Set<Subject>(AROUND_A_THING)
/** Answers each thing asked, in the guest's language, from the facts of the house; nothing is guessed. */
export function answerAsks(asks: readonly Ask[], situated: Speaker): Answer[] {
  const seen = new Set<Subject>()
  const needsAccess = asks.some(({ subjects }) => subjects.includes('accessibility'))
  const speaker = { ...situated, needsAccess }
  const answers = asks.flatMap((ask): Answer[] => answerAsk(ask)).map((answer) => withNotes(answer, speaker))
  return withoutToldTwice(answers, speaker)

  function answerAsk(ask: Ask): Answer[] {
    if (ask.kind === 'context') return answerContext(ask, seen, speaker)
    const spoken = factsSpokenOf(ask, speaker.situation.houseFacts)
    if (spoken.length > 0) return [answerBy(spoken, ask, speaker)]
    if (ask.subjects.length === 0)
      return leansOnTold(ask, speaker.language) ? answerTold(ask, { asks, seen }, speaker) : [openAnswer(ask, null)]
    if (ask.kind === 'news') return [openAnswer(ask, null)]
    const wanted = withoutHolders(ask, asks)
    const fresh = wanted.filter((subject) => !seen.has(subject))
    for (const subject of fresh) seen.add(subject)
    if (fresh.length === 0) return [answerAgain(ask, { wanted, seen }, speaker)]
    return fresh.map((subject) => answerSubject(ask, subject, speaker))
  }
}

/** 'And do we need charcoal?' names no topic: the facts that speak of just that answer it. */
function answerBy(facts: readonly PropertyFact[], ask: Ask, { language }: Speaker): Answer {
  const said = facts.map((fact) => ({ sentence: sayFact(fact, language), fact: claimOf(fact) }))
  const sentences = said.flatMap(({ sentence, fact }) => (sentence === null ? [] : [{ sentence, fact }]))
  const state = sentences.length === facts.length ? 'answered' : 'partly'
  return { ask, subject: null, sentences, state, isContradicted: false }
}

/** What facts leave open is told from the notes, as far as they say something of it; the host looks at it all the same. */
function withNotes(answer: Answer, { situation, language }: Speaker): Answer {
  const { ask, subject, state, sentences } = answer
  const isLeft = state === 'open' || state === 'partly'
  if ((!isLeft && !isTellingDoubts(answer, { situation, language })) || ask.kind === 'news') return answer
  if (subject === 'access' || subject === 'wifiPassword') return answer
  const quote = subject === null ? null : quoteThatAnswers(ask, subject, { facts: situation.houseFacts, language })
  if (quote !== null) return { ...answer, state: 'answered', sentences: [quote], isCovered: true }
  if (!isLeft) return answer
  const said = sentences.map(({ sentence }) => sentence)
  const about = subject ?? ask.subjects.find((one) => !HOLDERS.has(one)) ?? ask.subjects[0] ?? null
  const text = askedText(ask, { situation, language })
  const nearest = situation.nearest?.get(text) ?? []
  const note = situation.property?.additionalInfo ?? ''
  const sources = new Set(sourcesOf(said, situation.houseFacts, language).map(({ sentence }) => sentence))
  const asked = { text, subject: about, said, note, nearest, sources }
  const { claims, isNamed, isCovered } = tellNotes(asked, situation.houseFacts, language)
  return { ...answer, state: isNamed ? 'partly' : state, sentences: [...sentences, ...claims], isCovered }
}

/** What was read and is not sure: the host's own sentence is better, where it answers. */
const isTellingDoubts = (
  { state, sentences }: Answer,
  { situation, language }: Pick<Speaker, 'situation' | 'language'>,
): boolean => {
  const said = new Set(sentences.map(({ sentence }) => sentence))
  return (
    state === 'answered' &&
    situation.houseFacts.some((fact) => fact.isInDoubt === true && said.has(sayFact(fact, language) ?? ''))
  )
}

type Again = { wanted: readonly Subject[]; seen: ReadonlySet<Subject> }

/** A second question on what was told: it is left open where it asks for something that no fact says. */
function answerAgain(ask: Ask, { wanted, seen }: Again, speaker: Speaker): Answer {
  const isKnownOf = (subject: Subject) =>
    subject === 'access' ||
    subject === 'wifiPassword' ||
    chooseFacts(speaker.situation.houseFacts, subject, ask.aspects).missing.length === 0
  // 'And can one rent beach chairs there?' asks for more than how far the beach is.
  if (wanted.some((subject) => answerSubject(ask, subject, speaker).state !== 'answered')) return openAnswer(ask, null)
  // 'And when do we pay that?' names only money: it asks for something of what was told before.
  const isUnanswered =
    wanted.length === 0 && (ask.unknown.length > 0 || (ask.aspects.length > 0 && ![...seen].some(isKnownOf)))
  if (isUnanswered) return openAnswer(ask, ask.unknown.length > 0 ? null : (ask.subjects[0] ?? null))
  return { ask, subject: null, sentences: [], state: 'told', isContradicted: false }
}

/** What stands beside a question is answered where the house says something about it, and asks for nothing. */
function answerContext(ask: Ask, seen: Set<Subject>, speaker: Speaker): Answer[] {
  const told: Answer = { ask, subject: null, sentences: [], state: 'told', isContradicted: false }
  const fresh = ask.subjects.filter(
    (subject) => !seen.has(subject) && !HOLDERS.has(subject) && subject !== 'access' && subject !== 'wifiPassword',
  )
  const answers = fresh.map((subject) => answerSubject({ ...ask, unknown: [], aspects: [] }, subject, speaker))
  const known = answers.filter(({ state }) => state === 'answered')
  for (const { subject } of known) if (subject !== null) seen.add(subject)
  // 'Our son cannot have feathers in the bed': whatever nothing accounts for is for the host to hear.
  if (bringsMoreCars(ask, speaker) || areMoreThanFit(ask, speaker))
    return [...known, openAnswer({ ...ask, kind: 'news' }, null)]
  if (ask.unknown.length > 0 && !isMerelyTold(ask.text, speaker.language) && !isBackground(ask, speaker.language))
    return [...known, openAnswer({ ...ask, kind: 'news' }, null)]
  return known.length > 0 ? known : [told]
}

/** 'We are coming with three cars': whether they fit is for the host to say, where no fact counts as many places. */
function bringsMoreCars({ text }: Ask, { situation, language }: Speaker): boolean {
  const cars = readPieces(text, kitOf(language))
    .filter(({ things }) => things.has('car'))
    .flatMap(({ values }) => values.flatMap(({ kind, key }) => (kind === 'count' ? [Number(key)] : [])))
  const places = situation.houseFacts.flatMap(({ key, value }) =>
    key === 'parking.count' && value.kind === 'count' ? [value.count] : key === 'parking.secondPrice' ? [2] : [],
  )
  return cars.some((count) => count > 1 && !places.some((one) => one >= count))
}

/** More guests than the house takes, or than two a room and two more where nothing says how many it takes. */
function areMoreThanFit({ text }: Ask, { situation: { houseFacts, property } }: Speaker): boolean {
  const known = houseFacts.flatMap(({ key, value }) =>
    key === 'guests.max' && value.kind === 'count' ? [value.count] : [],
  )
  const most = known.length > 0 ? Math.max(...known) : 2 * (property?.rooms ?? 0) + 2
  return (partyTold(fold(text))?.count ?? 0) > most
}

/** What has its own ways of paying. */
const isPaidFor = (subject: Subject) => subject === 'touristTax' || subject === 'deposit'

/** 'Is heating included in the price?' asks for no price of the stay. */
const withoutPriceOf = (ask: Ask): Ask =>
  ask.aspects.includes('included') && ask.subjects.some((subject) => subject !== 'price' && !AROUND.has(subject))
    ? { ...ask, subjects: ask.subjects.filter((subject) => subject !== 'price') }
    : ask

/** 'The bicycles in the garage': folded, in the eight languages, where nobody speaks of a car or of parking. */
const IN_GARAGE =
  /(?<!\p{L})(?:in|from|inside|nel|del|dal|nella|aus|dans|du|de|en|del|na|no|da|do|uit|van|w|z) (?:the |il |der |den |de |het |le |la |el |o |a )?(?:garage|garagem|garaje|garaz\p{L}*|carport)(?!\p{L})/u
const OF_CARS =
  /park|aparc|estacion|stationn|stell|(?<!\p{L})(?:cars?|autos?|voitures?|coches?|carros?|macchin[ae]|wagen|pkw|samoch\p{L}*)(?!\p{L})/u
const isInGarage = (text: string): boolean => IN_GARAGE.test(fold(text)) && !OF_CARS.test(fold(text))

function withoutHolders(whole: Ask, asks: readonly Ask[]): Subject[] {
  const ask = withoutPriceOf(whole)
  const beside = asks
    .filter((other) => other !== whole && other.sentence === ask.sentence)
    .flatMap(({ subjects }) => subjects)
  // 'Can we pay by card on arrival?' asks about paying.
  if (ask.subjects.includes('payment') && ask.aspects.includes('methods') && !ask.subjects.some(isPaidFor))
    return ['payment']
  const things = ask.subjects.filter((subject) => !HOLDERS.has(subject))
  const apart = things.filter((subject) => subject !== 'parking')
  if (apart.length > 0 && apart.length < things.length && isInGarage(ask.text)) return apart
  if (things.length > 0) return things
  const around = ask.subjects.filter((subject) => !AROUND.has(subject))
  // 'How many beds are there, and in how many rooms?'
  const isCounted = ask.aspects.includes('count') && ask.subjects.some((one) => one === 'rooms' || one === 'bathrooms')
  return around.length === 0 && !isCounted && beside.some((subject) => !HOLDERS.has(subject)) ? [] : ask.subjects
}
