import { answerAsks } from '#activities/drafting/built-in/answer-asks.ts'
import type { Answer, Speaker } from '#activities/drafting/built-in/answer-subject.ts'
import { rulesOnNews } from '#activities/drafting/built-in/answer-told.ts'
import { labelOf } from '#activities/drafting/built-in/labels.ts'
import { PHRASES } from '#activities/drafting/built-in/phrase-books.ts'
import { quotableWords } from '#activities/drafting/built-in/quotable-words.ts'
import { signatureOf, toneOf } from '#activities/drafting/built-in/tone.ts'
import { withHostsOwn } from '#activities/drafting/built-in/with-hosts-own.ts'
import type { Drafted, Drafter } from '#activities/drafting/drafter.ts'
import { shortenQuote } from '#activities/drafting/shorten-quote.ts'
import type { Situation } from '#activities/drafting/situation.ts'
import type { Risk } from '#workflows/domain/draft.ts'
import type { Ask } from '#workflows/domain/reading/ask.ts'
import type { Subject } from '#workflows/domain/reading/words/topic-words.ts'
import { findRisks } from '#workflows/domain/risk.ts'
import type { Topic } from '#workflows/domain/topic.ts'

export const BUILT_IN = 'built-in'

/** The most that confidence can be where something was dropped, quoted or unknown. */
const UNKNOWN_CAP = 4

/**
 * Answers from the house's facts alone, in the guest's language, without any network: each question of a burst on its own, and
 * 'I will ask' where nothing is known. English where the language is none of ours.
 */
export const builtInDrafter: Drafter = async (situation) => draftFromFacts(situation)

/** The same where the proof found a question that the first try neither answered nor put off: the rest is put off in words. */
export const draftWithRestPutOff = (situation: Situation): Drafted => draftFromFacts(situation, { isRestOpen: true })

/**
 * Drafts from the facts of the house alone: thanks and greetings are answered, what is only told is noted, questions
 * are answered or put off. `isRestOpen`: what the proof found open is put off in words.
 */
export function draftFromFacts(situation: Situation, { isRestOpen } = { isRestOpen: false }): Drafted {
  const { asks, isMereThanks, isGreeting } = situation.reading
  const { phrases } = speakerFor(situation)
  const tone = toneOf(situation)
  if (isMereThanks) {
    return drafted(situation, { body: [phrases.thankBack(tone)], confidence: 9, needsReply: false, topics: ['thanks'] })
  }
  if (isGreeting) return drafted(situation, { body: [phrases.offerHelp(tone)], confidence: 8, topics: ['greeting'] })
  const isOnlyTold = asks.every(({ kind }) => kind === 'news' || kind === 'context')
  return isOnlyTold ? takeNote(situation) : answerQuestions(situation, isRestOpen)
}

/** News without a question: acknowledged, or with an excuse where something is wrong. The host decides. */
function takeNote(situation: Situation): Drafted {
  const { phrases } = speakerFor(situation)
  const isBad = isTrouble(risksOf(situation))
  const said = isBad ? [phrases.sorry, phrases.askAll] : [phrases.newsNoted]
  const claims = isBad ? [] : dedupe(rulesOnNews(situation.reading.asks, speakerFor(situation)))
  return drafted(situation, {
    body: [[...(isBad ? openingOf(situation) : []), ...said, ...claims.map(({ sentence }) => sentence)].join(' ')],
    claims: claims.filter(({ fact }) => fact !== null),
    confidence: isBad ? 3 : UNKNOWN_CAP,
    unknowns: [quoteOf(situation.questions.map(({ text }) => text).join(' '))],
  })
}

const risksOf = ({ questions }: Situation): Risk[] =>
  findRisks({ guest: questions.map(({ text }) => text.replace(NO_TROUBLE, ' ')).join('\n'), reply: '' })

/** Thanks for a message are said once, not in every turn of a conversation; and as the host wishes. */
function openingOf(situation: Situation): string[] {
  if (situation.wish?.kind === 'shorter') return []
  const lastOfHost = situation.thread.findLast(({ from }) => from === 'host')?.at.getTime()
  const now = situation.questions.at(-1)?.at.getTime()
  const isOngoing = lastOfHost !== undefined && now !== undefined && now - lastOfHost < 24 * 3_600_000
  return isOngoing && situation.wish?.kind !== 'warmer'
    ? []
    : [speakerFor(situation).phrases.opening(toneOf(situation))]
}

/** 'They scratch nothing to pieces', 'without a problem' complain of nothing. */
const NO_TROUBLE =
  /(?<!\p{L})(?:no|any|without|senza|nessun|ohne|kein\p{L}*|nichts|nie(?:s|ts)?|sans|pas de|aucun|sin|ningun|hay|geen|zonder|sem|nenhum|bez|nie ma)\s(?:\p{L}+\s)?(?:problem\p{L}*|issue\p{L}*|trouble|kaputt|souci\p{L}*|inconveniente?\p{L}*)(?!\p{L})/giu

const isTrouble = (risks: Risk[]) => risks.includes('complaint') || risks.includes('safety')

function answerQuestions(situation: Situation, isRestOpen: boolean): Drafted {
  const speaker = speakerFor(situation)
  const answers = withHostsOwn(answerAsks(situation.reading.asks, speaker), speaker)
  const claims = dedupe(answers.flatMap(({ sentences }) => sentences))
  const isBad = isTrouble(risksOf(situation))
  const excuse = isBad ? [speaker.phrases.sorry] : []
  const left = answers.filter(({ state }) => state === 'open' || state === 'partly')
  // Whether the host's own sentences are all that was asked is for the host to see; who asked reads no promise beside them.
  const putOff = left.filter(({ isCovered }) => isCovered !== true)
  const named = putOff.length > 0 ? deferral(speaker, putOff, claims.length > 0) : isBad ? speaker.phrases.askAll : ''
  const { askRest } = speaker.phrases
  const deferred = isRestOpen && !named.includes(askRest) ? [named, askRest].filter(Boolean).join(' ') : named
  const body = [[...openingOf(situation), ...excuse, ...claims.map(({ sentence }) => sentence)].join(' '), deferred]
  return drafted(situation, {
    body: body.filter((part) => part !== ''),
    confidence: isRestOpen ? Math.min(UNKNOWN_CAP, scoreAnswers(answers)) : scoreAnswers(answers),
    topics: [...new Set(answers.flatMap(({ subject }) => (subject === null ? [] : [subject])))],
    claims: claims.filter(({ fact }) => fact !== null),
    unknowns: [...new Set(left.map(({ subject, ask }) => unknownOf(ask, subject)))],
  })
}

/** For the host: by its code what has a name, which each reader has in their own language; else in the guest's words. */
const unknownOf = ({ text, kind }: Ask, subject: Subject | null): string =>
  subject === null || kind === 'news' || labelOf(subject, 'en') === null ? quoteOf(text) : subject

/** By what was answered, not by how it feels. */
function scoreAnswers(answers: readonly Answer[]): number {
  const asked = answers.filter(({ state }) => state !== 'told')
  const known = asked.filter(({ state }) => state === 'answered').length
  if (known === 0 && asked.every(({ sentences }) => sentences.length === 0)) return 3
  if (known < asked.length) return UNKNOWN_CAP
  return asked.length <= 2 ? 10 : 9
}

/** Says what will be asked: by name, in the guest's own words, or as the rest of it. */
function deferral({ phrases, language }: Speaker, left: readonly Answer[], hasAnswers: boolean): string {
  const labelled = left.map((answer) => ({
    answer,
    label: answer.subject === null ? null : labelOf(answer.subject, language),
  }))
  const namesOf = (isPartly: boolean) => [
    ...new Set(
      labelled.flatMap(({ answer, label }) =>
        label !== null && (answer.state === 'partly' && answer.sentences.length > 0) === isPartly ? [label] : [],
      ),
    ),
  ]
  const open = namesOf(false)
  const partly = namesOf(true).filter((label) => !open.includes(label))
  // What was told is no question of theirs.
  const news = left.some(({ ask }) => ask.kind === 'news')
  const unnamed = labelled.filter(({ label, answer }) => label === null && answer.ask.kind !== 'news')
  const isTold = ({ answer }: { answer: Answer }) => answer.state === 'partly' && answer.sentences.length > 0
  const untold = unnamed.filter((one) => !isTold(one)).map(({ answer }) => answer.ask)
  const quotes = untold.flatMap((ask) => quotableWords(ask))
  const isAllQuoted = untold.length > 0 && untold.length <= 2 && quotes.length === untold.length
  // What was told of a question is not put off with it: only the rest is.
  const told = unnamed.filter(isTold).map(({ answer }) => quotableWords(answer.ask))
  const more = [...new Set([...partly, ...told.flat()])]
  const isRest = told.some((words) => words.length === 0) || (untold.length > 0 && !isAllQuoted)
  const isBare = open.length === 0 && more.length === 0
  return [
    ...(news ? [phrases.newsNoted] : []),
    ...(open.length > 0 ? [phrases.askAbout(open)] : []),
    ...(more.length > 0 ? [phrases.askMore(more)] : []),
    ...(isAllQuoted ? [phrases.askQuoted(quotes)] : []),
    ...(isRest ? [isBare && !hasAnswers ? phrases.askAll : phrases.askRest] : []),
  ].join(' ')
}

type Parts = {
  body: string[]
  confidence: number
  needsReply?: boolean
  topics?: (Topic | Subject)[]
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
    [...(situation.wish?.kind === 'shorter' ? [] : [phrases.closing(tone)]), signature].filter(Boolean).join('\n'),
  ]
  return {
    draft: {
      reply: reply.filter((part) => part !== '').join('\n\n'),
      language,
      confidence,
      topics,
      claims,
      unknowns,
      risks: [],
      needsReply,
    },
    drafter: BUILT_IN,
  }
}

function speakerFor(situation: Situation): Speaker {
  const language = situation.language ?? 'en'
  return { phrases: PHRASES[language], language, situation }
}

const dedupe = (claims: Drafted['draft']['claims']) =>
  claims.filter(({ sentence }, index) => claims.findIndex((other) => other.sentence === sentence) === index)

const quoteOf = (text: string) => `«${shortenQuote(text)}»`
