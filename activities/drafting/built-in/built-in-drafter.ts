import { type Answer, answerTopic } from '#activities/drafting/built-in/answer-topic.ts'
import { labelOf } from '#activities/drafting/built-in/labels.ts'
import { PHRASES } from '#activities/drafting/built-in/phrase-books.ts'
import { placeTime } from '#activities/drafting/built-in/place-time.ts'
import type { Speaker } from '#activities/drafting/built-in/say-facts.ts'
import { scoreAnswers } from '#activities/drafting/built-in/score.ts'
import { signatureOf, toneOf } from '#activities/drafting/built-in/tone.ts'
import { type Asked, understand } from '#activities/drafting/built-in/understand.ts'
import type { Drafted, Drafter } from '#activities/drafting/drafter.ts'
import type { Situation } from '#activities/drafting/situation.ts'
import type { Risk } from '#workflows/domain/draft.ts'
import { foldedWords } from '#workflows/domain/fold-text.ts'
import { findRisks } from '#workflows/domain/risk.ts'

export const BUILT_IN = 'built-in'

/**
 * Answers from the property's facts and the host's notes alone, in the guest's language, without any network: each question of a
 * burst on its own, and 'I will ask' where nothing is known. English where the language is none of the five.
 */
export const builtInDrafter: Drafter = async (situation) => draftFromFacts(situation)

export function draftFromFacts(situation: Situation): Drafted {
  const texts = situation.questions.map(({ text }) => text)
  const understanding = understand(texts, namesIn(situation))
  if (understanding.kind === 'questions') return answerQuestions(situation, understanding.asked)
  const { phrases } = speakerFor(situation)
  const tone = toneOf(situation)
  switch (understanding.kind) {
    case 'closing':
      return drafted(situation, {
        body: [phrases.thankBack(tone)],
        confidence: 9,
        needsReply: false,
        topics: ['thanks'],
      })
    case 'greeting':
      return drafted(situation, { body: [phrases.offerHelp(tone)], confidence: 8, topics: ['greeting'] })
    case 'unclear':
      return takeNote(situation, texts)
  }
}

/** News without a question: acknowledged, or with an excuse where something is wrong. The host decides. */
function takeNote(situation: Situation, texts: string[]): Drafted {
  const { phrases } = speakerFor(situation)
  const tone = toneOf(situation)
  const risks = findRisks({ guest: texts.join('\n'), reply: '' })
  const said = isTrouble(risks)
    ? [phrases.sorry, phrases.askAll]
    : [risks.length > 0 ? phrases.askAll : phrases.acknowledge(tone)]
  return drafted(situation, {
    body: [[...openingOf(situation), ...said].join(' ')],
    confidence: risks.length > 0 ? 3 : 5,
    unknowns: risks.length > 0 ? [quoteOf(texts.join(' '))] : [],
  })
}

/** Thanks for a message are said once, not in every turn of a conversation. */
function openingOf(situation: Situation): string[] {
  const lastOfHost = situation.thread.findLast(({ from }) => from === 'host')?.at.getTime()
  const now = situation.questions.at(-1)?.at.getTime()
  const isOngoing = lastOfHost !== undefined && now !== undefined && now - lastOfHost < 24 * 3_600_000
  return isOngoing ? [] : [speakerFor(situation).phrases.opening(toneOf(situation))]
}

const isTrouble = (risks: Risk[]) => risks.includes('complaint') || risks.includes('safety')

function answerQuestions(situation: Situation, asked: Asked[]): Drafted {
  const speaker = speakerFor(situation)
  const { phrases } = speaker
  const placed = asked.flatMap(({ topic, sentence }) => (topic === null ? [] : [placeTime(topic, sentence, situation)]))
  const topics = [...new Set(placed)]
  const answers = topics.map((topic) => answerTopic(topic, speaker))
  const unclear = asked.filter(({ topic }) => topic === null)
  const claims = dedupe(answers.flatMap(({ sentences }) => sentences))
  const answered = claims.map(({ sentence }) => sentence)
  const risks = findRisks({ guest: situation.questions.map(({ text }) => text).join('\n'), reply: '' })
  const excuse = isTrouble(risks) ? [phrases.sorry] : []
  const deferred = deferral(speaker, answers, unclear) || (isTrouble(risks) ? phrases.askAll : '')
  const body = [[...openingOf(situation), ...excuse, ...answered].join(' '), deferred]
  return drafted(situation, {
    body: body.filter((part) => part !== ''),
    confidence: scoreAnswers(asked, answers),
    topics,
    claims: claims.filter(({ fact }) => fact !== null),
    unknowns: [
      ...answers.filter(isOpen).map(({ topic }) => topic),
      ...unclear.map(({ sentence }) => quoteOf(sentence)),
    ],
  })
}

const isOpen = ({ strength }: Answer) => strength === 'open'
/** A request has said itself that the host must be asked. */
const isSilent = ({ topic }: Answer) => !['earlyCheckIn', 'lateCheckOut', 'lateArrival'].includes(topic)

function deferral({ phrases, language }: Speaker, answers: Answer[], unclear: Asked[]): string {
  const labels = answers
    .filter((answer) => isOpen(answer) && isSilent(answer))
    .map(({ topic }) => labelOf(topic, language))
  const hasMore = unclear.length > 0
  if (labels.length > 0) return phrases.askAbout(labels)
  if (!hasMore) return ''
  return answers.length > 0 ? phrases.askRest : phrases.askAll
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

/** Names that a guest may write without changing the question. */
const namesIn = ({ guestFirstName, hostFirstName, property }: Situation): ReadonlySet<string> =>
  new Set(foldedWords([guestFirstName, hostFirstName, property?.name, property?.address].filter(Boolean).join(' ')))

const dedupe = (claims: Drafted['draft']['claims']) =>
  claims.filter(({ sentence }, index) => claims.findIndex((other) => other.sentence === sentence) === index)

const quoteOf = (text: string) => `«${text.length <= 80 ? text : `${text.slice(0, 79).trimEnd()}…`}»`
