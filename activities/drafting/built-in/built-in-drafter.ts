import { type Answer, answerAsks, type Speaker } from '#activities/drafting/built-in/answer-asks.ts'
import { labelOf } from '#activities/drafting/built-in/labels.ts'
import { PHRASES } from '#activities/drafting/built-in/phrase-books.ts'
import { signatureOf, toneOf } from '#activities/drafting/built-in/tone.ts'
import type { Drafted, Drafter } from '#activities/drafting/drafter.ts'
import type { Situation } from '#activities/drafting/situation.ts'
import type { DraftLanguage, Risk } from '#workflows/domain/draft.ts'
import type { Ask } from '#workflows/domain/reading/ask.ts'
import type { Subject } from '#workflows/domain/reading/words/topic-words.ts'
import { findRisks } from '#workflows/domain/risk.ts'

export const BUILT_IN = 'built-in'

/** The most that confidence can be where something was dropped, quoted or unknown. */
const UNKNOWN_CAP = 4

/**
 * Answers from the house's facts alone, in the guest's language, without any network: each question of a burst on its own, and
 * 'I will ask' where nothing is known. English where the language is none of ours.
 */
export const builtInDrafter: Drafter = async (situation) => draftFromFacts(situation)

export function draftFromFacts(situation: Situation): Drafted {
  const { asks, isMereThanks, isGreeting } = situation.reading
  const { phrases } = speakerFor(situation)
  const tone = toneOf(situation)
  if (isMereThanks) {
    return drafted(situation, { body: [phrases.thankBack(tone)], confidence: 9, needsReply: false, topics: ['thanks'] })
  }
  if (isGreeting) return drafted(situation, { body: [phrases.offerHelp(tone)], confidence: 8, topics: ['greeting'] })
  const isOnlyTold = asks.every(({ kind }) => kind === 'news' || kind === 'context')
  return isOnlyTold ? takeNote(situation) : answerQuestions(situation)
}

/** News without a question: acknowledged, or with an excuse where something is wrong. The host decides. */
function takeNote(situation: Situation): Drafted {
  const { phrases } = speakerFor(situation)
  const isBad = isTrouble(risksOf(situation))
  const said = isBad ? [phrases.sorry, phrases.askAll] : [phrases.newsNoted]
  return drafted(situation, {
    body: [[...(isBad ? openingOf(situation) : []), ...said].join(' ')],
    confidence: isBad ? 3 : UNKNOWN_CAP,
    unknowns: [quoteOf(situation.questions.map(({ text }) => text).join(' '))],
  })
}

const risksOf = ({ questions }: Situation): Risk[] =>
  findRisks({ guest: questions.map(({ text }) => text).join('\n'), reply: '' })

/** Thanks for a message are said once, not in every turn of a conversation. */
function openingOf(situation: Situation): string[] {
  const lastOfHost = situation.thread.findLast(({ from }) => from === 'host')?.at.getTime()
  const now = situation.questions.at(-1)?.at.getTime()
  const isOngoing = lastOfHost !== undefined && now !== undefined && now - lastOfHost < 24 * 3_600_000
  return isOngoing ? [] : [speakerFor(situation).phrases.opening(toneOf(situation))]
}

const isTrouble = (risks: Risk[]) => risks.includes('complaint') || risks.includes('safety')

function answerQuestions(situation: Situation): Drafted {
  const speaker = speakerFor(situation)
  const answers = answerAsks(situation.reading.asks, speaker)
  const claims = dedupe(answers.flatMap(({ sentences }) => sentences))
  const isBad = isTrouble(risksOf(situation))
  const excuse = isBad ? [speaker.phrases.sorry] : []
  const left = answers.filter(({ state }) => state === 'open' || state === 'partly')
  const deferred = left.length > 0 ? deferral(speaker, left, claims.length > 0) : isBad ? speaker.phrases.askAll : ''
  const body = [[...openingOf(situation), ...excuse, ...claims.map(({ sentence }) => sentence)].join(' '), deferred]
  return drafted(situation, {
    body: body.filter((part) => part !== ''),
    confidence: scoreAnswers(answers),
    topics: [...new Set(answers.flatMap(({ subject }) => (subject === null ? [] : [subject])))],
    claims: claims.filter(({ fact }) => fact !== null),
    unknowns: [...new Set(left.map(({ subject, ask }) => nameOf(ask, subject, situation.hostLanguage)))],
  })
}

/** For the host: in their language what has a name, else in the guest's words. */
const nameOf = ({ text, kind }: Ask, subject: Subject | null, language: DraftLanguage): string =>
  (subject === null || kind === 'news' ? null : labelOf(subject, language)) ?? quoteOf(text)

/** By what was answered, not by how it feels. */
function scoreAnswers(answers: readonly Answer[]): number {
  const asked = answers.filter(({ state }) => state !== 'told')
  const known = asked.filter(({ state }) => state === 'answered').length
  if (known === 0 && asked.every(({ sentences }) => sentences.length === 0)) return 3
  if (known < asked.length) return UNKNOWN_CAP
  return asked.length <= 2 ? 10 : 9
}

/** Says what will be asked: by name where each has one. */
function deferral({ phrases, language }: Speaker, left: readonly Answer[], hasAnswers: boolean): string {
  const labels = left.map(({ subject }) => (subject === null ? null : labelOf(subject, language)))
  const named = [...new Set(labels.filter((label) => label !== null))]
  const isAllNamed = labels.every((label) => label !== null)
  if (named.length === 0) return hasAnswers ? phrases.askRest : phrases.askAll
  return [phrases.askAbout(named), ...(isAllNamed ? [] : [phrases.askRest])].join(' ')
}

type Parts = {
  body: string[]
  confidence: number
  needsReply?: boolean
  topics?: string[]
  claims?: Drafted['draft']['claims']
  unknowns?: string[]
}

function drafted(
  situation: Situation,
  { body, confidence, needsReply = true, topics = [], claims = [], unknowns = [] }: Parts,
): Drafted {
  const { phrases, language } = speakerFor(situation)
  const tone = toneOf(situation)
  const signature = signatureOf(situation.instructions.instruction) ?? situation.hostFirstName
  const reply = [
    phrases.greeting(situation.guestFirstName, tone),
    ...body,
    [phrases.closing(tone), signature].filter(Boolean).join('\n'),
  ]
  return {
    draft: { reply: reply.join('\n\n'), language, confidence, topics, claims, unknowns, risks: [], needsReply },
    drafter: BUILT_IN,
  }
}

function speakerFor(situation: Situation): Speaker {
  const language = situation.language ?? 'en'
  return { phrases: PHRASES[language], language, situation }
}

const dedupe = (claims: Drafted['draft']['claims']) =>
  claims.filter(({ sentence }, index) => claims.findIndex((other) => other.sentence === sentence) === index)

const quoteOf = (text: string) => `«${text.length <= 80 ? text : `${text.slice(0, 79).trimEnd()}…`}»`
