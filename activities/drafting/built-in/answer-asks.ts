import type { Phrases } from '#activities/drafting/built-in/phrases.ts'
import type { Situation } from '#activities/drafting/situation.ts'
import type { Claim, DraftLanguage } from '#workflows/domain/draft.ts'
import type { PropertyFact } from '#workflows/domain/facts/fact.ts'
import { sayFact } from '#workflows/domain/facts/say/say-fact.ts'
import { claimOf } from '#workflows/domain/proof/claim-of.ts'
import { AROUND_A_THING } from '#workflows/domain/reading/around-a-thing.ts'
import type { Ask } from '#workflows/domain/reading/ask.ts'
import type { Subject } from '#workflows/domain/reading/words/topic-words.ts'
import { isWeekday } from '#workflows/domain/weekdays.ts'
import { asksOfMorePlaces } from './asks-of-all.ts'
import { chooseFacts } from './choose-facts.ts'
import { namesMore } from './names-more.ts'
import { saySecrets } from './say-secrets.ts'
import { isUnfitForAccess, saysLess } from './says-less.ts'
import { tellNotes } from './tell-notes.ts'

export type Speaker = { phrases: Phrases; language: DraftLanguage; situation: Situation; needsAccess?: boolean }

/** `answered`: from facts; `partly`: something of it is left; `open`: for the host; `told`: asks nothing. */
export type AnswerState = 'answered' | 'partly' | 'open' | 'told'

export type Answer = {
  ask: Ask
  subject: Subject | null
  sentences: Claim[]
  state: AnswerState
  isContradicted: boolean
}

/** A place that holds what is asked: dropped where something in it is named. */
const HOLDERS = new Set<Subject>([
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
/** Not the question itself, wherever the thing itself is named in its sentence. */
const AROUND = new Set<Subject>(AROUND_A_THING)
/** Requests that only the host can grant: the rule is told, the decision is left open. */
const REQUESTS: Partial<Record<Subject, Subject>> = {
  earlyCheckIn: 'checkIn',
  lateCheckOut: 'checkOut',
  lateArrival: 'checkIn',
}
const ONLY_HOST = new Set<Subject>(['price', 'cancellation'])

/** Answers each thing asked, in the guest's language, from the facts of the house; nothing is guessed. */
export function answerAsks(asks: readonly Ask[], situated: Speaker): Answer[] {
  const seen = new Set<Subject>()
  const needsAccess = asks.some(({ subjects }) => subjects.includes('accessibility'))
  const speaker = { ...situated, needsAccess }
  return asks.flatMap((ask): Answer[] => answerAsk(ask)).map((answer) => withNotes(answer, asks, speaker))

  function answerAsk(ask: Ask): Answer[] {
    if (ask.kind === 'context') return answerContext(ask, seen, speaker)
    if (ask.subjects.length === 0) return [openAnswer(ask, null)]
    if (ask.kind === 'news') return [openAnswer(ask, null)]
    const wanted = withoutHolders(ask, asks)
    const fresh = wanted.filter((subject) => !seen.has(subject))
    for (const subject of fresh) seen.add(subject)
    if (fresh.length === 0) return [answerAgain(ask, { wanted, seen }, speaker)]
    return fresh.map((subject) => answerSubject(ask, subject, speaker))
  }
}

/** What facts leave open is told from the notes, as far as they say something of it; the host looks at it all the same. */
function withNotes(answer: Answer, asks: readonly Ask[], { situation, language }: Speaker): Answer {
  const { ask, subject, state, sentences } = answer
  if ((state !== 'open' && state !== 'partly') || ask.kind === 'news') return answer
  if (subject === 'access' || subject === 'wifiPassword') return answer
  const said = sentences.map(({ sentence }) => sentence)
  const about = subject ?? ask.subjects[0] ?? null
  // 'We come with a dog and a cat, do you take them?'
  const text = asks.flatMap((one) => (one.sentence === ask.sentence ? [one.text] : [])).join(', ')
  const { claims } = tellNotes({ text, subject: about, said }, situation.houseFacts, language)
  return { ...answer, sentences: [...sentences, ...claims] }
}

type Again = { wanted: readonly Subject[]; seen: ReadonlySet<Subject> }

/** A second question on what was told: it is left open where it asks for something that no fact says. */
function answerAgain(ask: Ask, { wanted, seen }: Again, { situation }: Speaker): Answer {
  const isKnownOf = (subject: Subject) =>
    subject === 'access' ||
    subject === 'wifiPassword' ||
    chooseFacts(situation.houseFacts, subject, ask.aspects).missing.length === 0
  const left = wanted.find((subject) => !isKnownOf(subject))
  // 'And can one rent beach chairs there?' asks for more than how far the beach is.
  if (left !== undefined || ask.unknown.length > 0) return openAnswer(ask, null)
  // 'And when do we pay that?' names only money: it asks for something of what was told before.
  const isUnanswered = wanted.length === 0 && ask.aspects.length > 0 && ![...seen].some(isKnownOf)
  if (isUnanswered) return openAnswer(ask, ask.subjects[0] ?? null)
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
  return known.length > 0 ? known : [told]
}

/** What has its own ways of paying. */
const isPaidFor = (subject: Subject) => subject === 'touristTax' || subject === 'deposit'

function withoutHolders(ask: Ask, asks: readonly Ask[]): Subject[] {
  const beside = asks
    .filter((other) => other !== ask && other.sentence === ask.sentence)
    .flatMap(({ subjects }) => subjects)
  // 'Can we pay by card on arrival?' asks about paying.
  if (ask.subjects.includes('payment') && ask.aspects.includes('methods') && !ask.subjects.some(isPaidFor))
    return ['payment']
  const things = ask.subjects.filter((subject) => !HOLDERS.has(subject))
  if (things.length > 0) return things
  const around = ask.subjects.filter((subject) => !AROUND.has(subject))
  return around.length === 0 && beside.some((subject) => !HOLDERS.has(subject)) ? [] : ask.subjects
}

const openAnswer = (ask: Ask, subject: Subject | null): Answer => ({
  ask,
  subject,
  sentences: [],
  state: 'open',
  isContradicted: false,
})

function answerSubject(ask: Ask, subject: Subject, speaker: Speaker): Answer {
  if (subject === 'access' || subject === 'wifiPassword') return answerSecret(ask, subject, speaker)
  const request = REQUESTS[subject]
  const { needsAccess = false } = speaker
  const { facts, isContradicted, isBeside, missing } = chooseFacts(speaker.situation.houseFacts, subject, ask.aspects)
  const usual =
    request === undefined || facts.length > 0
      ? []
      : chooseFacts(speaker.situation.houseFacts, request as never, []).facts
  const said = [...facts, ...usual].map((fact) => ({ fact, sentence: sayFact(fact, speaker.language) }))
  const sentences = said.flatMap(({ fact, sentence }) => (sentence === null ? [] : [{ sentence, fact: claimOf(fact) }]))
  const isOfDays = facts.some(({ validity }) => (validity?.weekdays ?? null) !== null)
  const arrival =
    ask.told === 'arrival' && sentences.length > 0 && !isOfDays
      ? [{ sentence: speaker.phrases.arrivalFits, fact: sentences[0]?.fact ?? null }]
      : []
  const isOfMore =
    ask.kind !== 'context' &&
    sentences.length > 0 &&
    (namesMore({ ask, sentences, facts: [...facts, ...usual] }, speaker.language).length > 0 ||
      asksOfMorePlaces(ask.text, facts))
  const state = stateOf({
    ask: isOfDays ? { ...ask, unknown: ask.unknown.filter((word) => !isWeekday(word)) } : ask,
    subject,
    isLeft:
      isContradicted ||
      isBeside ||
      missing.length > 0 ||
      said.some(({ sentence }) => sentence === null) ||
      isOfMore ||
      isToldInPart(subject, facts) ||
      saysLess(ask, subject, facts) ||
      (needsAccess && isUnfitForAccess(subject, facts)),
    isRequest: request !== undefined && facts.length === 0,
    count: sentences.length,
  })
  // 'A Christmas market in the town' is put off in the guest's words: the town is not what they ask about.
  const isOther = state === 'open' && sentences.length === 0 && ask.unknown.length > 0 && isAround(subject)
  return { ask, subject: isOther ? null : subject, sentences: [...arrival, ...sentences], state, isContradicted }
}

/** Where one eats has a name, and who asks for the beds hears of each: facts have but some of them. */
const isToldInPart = (subject: Subject, facts: readonly PropertyFact[]) =>
  ((subject === 'restaurant' || subject === 'bar') && !facts.some(({ key }) => key.endsWith('.name'))) ||
  (subject === 'beds' && facts.every(({ key }) => key !== 'beds.double' && key !== 'beds.count'))

const isAround = (subject: Subject) => HOLDERS.has(subject) || subject === 'sights'

type Known = { ask: Ask; subject: Subject; isLeft: boolean; isRequest: boolean; count: number }

function stateOf({ ask, subject, isLeft, isRequest, count }: Known): AnswerState {
  if (count === 0 || isRequest || ONLY_HOST.has(subject)) return 'open'
  return isLeft || ask.unknown.length > 0 ? 'partly' : 'answered'
}

function answerSecret(ask: Ask, subject: 'access' | 'wifiPassword', speaker: Speaker): Answer {
  const sentences = saySecrets(subject, speaker)
  return { ask, subject, sentences, state: sentences.length > 0 ? 'answered' : 'open', isContradicted: false }
}
