import { BUILT_IN } from '#activities/drafting/built-in/built-in-drafter.ts'
import { PHRASES } from '#activities/drafting/built-in/phrase-books.ts'
import { EVERYDAY } from '#activities/drafting/dictionary/everyday-dictionary.ts'
import type { Drafted } from '#activities/drafting/drafter.ts'
import { factsInDoubt, whyInDoubt, whyUnsettled, withTopicsInDoubt } from '#activities/drafting/facts-in-doubt.ts'
import { shortenQuote } from '#activities/drafting/shorten-quote.ts'
import type { Situation } from '#activities/drafting/situation.ts'
import { factsOfAnswer, toldAnswers } from '#activities/drafting/tell-answer.ts'
import { withAnswersTold } from '#activities/drafting/with-answers-told.ts'
import { withNotesTold } from '#activities/drafting/with-notes-told.ts'
import type { CapReason, Claim, DraftLanguage, DraftQuestion, Signals } from '#workflows/domain/draft.ts'
import type { PropertyFact } from '#workflows/domain/facts/fact.ts'
import { sayFact } from '#workflows/domain/facts/say/say-fact.ts'
import { foldedWords } from '#workflows/domain/fold-text.ts'
import { detectLanguage } from '#workflows/domain/language.ts'
import { DOUBT } from '#workflows/domain/proof/doubtful-facts.ts'
import { proveReply } from '#workflows/domain/proof/prove-reply.ts'
import { opensRetold } from '#workflows/domain/proof/retell/retold-facts.ts'
import { AROUND_A_THING } from '#workflows/domain/reading/around-a-thing.ts'
import { splitSentences } from '#workflows/domain/reading/split-sentences.ts'
import { remembered } from '#workflows/domain/remembered.ts'
import { replacePlaceholders } from '#workflows/domain/secrets/placeholders.ts'
import { say, type WaitReason } from '#workflows/domain/sentences/sentence.ts'

export type ProvenDraft = {
  claims: Claim[]
  unsupported: string[]
  /** The house's facts say all of it, and it answers all that was asked. */
  isProven: boolean
  questions: DraftQuestion[]
  holds: WaitReason[]
  signals: Omit<Signals, 'language'>
  caps: CapReason[]
}

/** Proves a reply with the facts of its situation, whoever wrote it, and says why it must wait. */
export function proveDraft(reply: string, { draft, drafter }: Drafted, situation: Situation): ProvenDraft {
  const language = situation.language ?? draft.language
  const { asks } = situation.reading
  const news = asks.some(({ kind }) => kind === 'news') ? [say({ code: 'guest_news' })] : []
  const answers = toldAnswers(situation, language)
  const { claims, unsupported, isExact, ofNotes, promises, toThePoint, ...proof } = withAnswersTold(
    { reply, answers },
    withNotesTold(
      { reply, language, facts: drafter === BUILT_IN ? situation.houseFacts : [] },
      proveReply({
        reply,
        language,
        facts: factsOf(situation),
        hostTexts: hostTextsOf(situation),
        guestTexts: situation.questions.map(({ text }) => text),
        asks: draft.needsReply ? asks : [],
        names: namesOf(situation),
        courtesies: courtesiesIn(language),
        dictionary: EVERYDAY,
        areFactsChosen: drafter === BUILT_IN,
      }),
    ),
  )
  const questions = drafter === BUILT_IN ? withRestLeft(proof.questions, draft.unknowns) : proof.questions
  const uncovered = questions.filter(({ state, kind }) => state === 'open' && kind !== 'news').map(({ text }) => text)
  const quoted = quotesIn(claims, { language, facts: situation.houseFacts, hostTexts: hostTextsOf(situation) })
  const inDoubt = factsInDoubt(claims, {
    facts: situation.houseFacts,
    hostTexts: hostTextsOf(situation),
    // A model says what the note says, and our own draft what was read of it.
    ofNotes: drafter === BUILT_IN ? new Set() : ofNotes,
  })
  const said = claims.length
  const wanted = questions.length
  const answered = questions.filter(({ state }) => state === 'answered').length
  const isProven = said > 0 && unsupported.length === 0 && promises.length === 0
  return {
    claims: claims.map((claim) => withTopicsInDoubt(ofHouse(claim, situation), inDoubt)),
    unsupported,
    isProven: isProven && isExact && wanted > 0 && answered === wanted,
    signals: {
      evidence: said === 0 ? 1 : (said - unsupported.length - promises.length) / said,
      questions: wanted === 0 ? 1 : answered / wanted,
      relation: toThePoint,
    },
    caps: [
      ...(uncovered.length > 0 ? (['dropped'] as const) : []),
      ...(quoted.length > 0 ? (['quoted'] as const) : []),
      ...(questions.some(({ state }) => state === 'deferred') ? (['unknown'] as const) : []),
    ],
    questions: questions.map((question) => ({ ...question, text: shortenQuote(question.text) })),
    holds: [
      ...news,
      ...(promises.length > 0 ? [say({ code: 'promises', params: { sentences: promises.map(shortenQuote) } })] : []),
      ...(uncovered.length > 0
        ? [say({ code: 'question_open', params: { questions: uncovered.map(shortenQuote) } })]
        : []),
      ...(quoted.length > 0 ? [say({ code: 'quoted', params: { sentences: quoted.map(shortenQuote) } })] : []),
      ...whyUnsettled(unsettledIn(situation, { isProven })),
      ...whyInDoubt(inDoubt),
    ],
  }
}

/** The built-in drafter puts off in words what it does not know whole: no question is both answered and missing. */
const withRestLeft = (questions: readonly DraftQuestion[], unknowns: readonly string[]): DraftQuestion[] =>
  questions.map((question) =>
    question.kind !== 'news' && unknowns.includes(`«${shortenQuote(question.text)}»`)
      ? { ...question, state: 'deferred' }
      : question,
  )

/** What was read of an answer for this draft alone is no fact of the house. */
function ofHouse({ factIds = [], ...claim }: Claim, { houseFacts }: Situation): Claim {
  const kept = factIds.filter((id) => houseFacts.some((fact) => fact.id === id))
  return kept.length === 0 ? claim : { ...claim, factIds: kept }
}

type Quotable = { language: DraftLanguage; facts: readonly PropertyFact[]; hostTexts: readonly string[] }

/** The host's own words, told as they stand in another language than the reply's. */
const quotesIn = (claims: readonly Claim[], { language, facts, hostTexts }: Quotable): string[] => {
  // A quote is in a language of the host's; a few words of the reply's own may look like any.
  const written = new Set<string | null>([...facts.map((fact) => fact.language), ...hostTexts.map(detectLanguage)])
  // A fact is said from its parts, and a note is told as a list of words: no language can be heard in it.
  const isSaid = (sentence: string) =>
    opensRetold(sentence, language) ||
    facts.some((fact) => fact.value.kind !== 'text' && sayFact(fact, language) === sentence)
  return claims
    .filter(({ fact }) => fact !== null)
    .map(({ sentence }) => sentence)
    .filter(
      (sentence) => foldedWords(sentence).length > QUOTE_WORDS && isOtherLanguage(sentence, { language, written }),
    )
    .filter((sentence) => !isSaid(sentence))
}

/** Shorter ones tell no language. */
const QUOTE_WORDS = 3
type Languages = { language: DraftLanguage; written: ReadonlySet<string | null> }
const isOtherLanguage = (sentence: string, { language, written }: Languages) => {
  const found = detectLanguage(replacePlaceholders(sentence, () => ''))
  return found !== null && found !== language && written.has(found)
}

const AROUND: ReadonlySet<string> = new Set(AROUND_A_THING)

/** Of what is asked the facts that say different things, or may be read in two ways, unless the host's own sentences prove the reply. */
const unsettledIn = ({ reading, houseFacts }: Situation, { isProven }: { isProven: boolean }): PropertyFact[] => {
  // 'Air conditioning in the bedrooms?' asks for no rooms.
  const asked = new Set<string>(
    reading.asks.flatMap(({ subjects }) => {
      const things = subjects.filter((subject) => !AROUND.has(subject))
      return things.length > 0 ? things : subjects
    }),
  )
  return houseFacts.filter(
    ({ topic, contradicts }) => asked.has(topic) && contradicts.some((other) => !isProven || other !== DOUBT),
  )
}

const hostTextsOf = ({ property, thread, instructions, wish }: Situation): string[] => [
  ...(wish?.answers ?? []).map(({ text }) => text),
  property?.additionalInfo ?? '',
  ...(property?.extras ?? []).flatMap(({ value }) => (typeof value === 'string' ? [value] : [])),
  instructions.instruction,
  instructions.systemPrompt,
  ...thread.filter(({ from }) => from === 'host').map(({ text }) => text),
]

/** What the host answers stands for what the house's texts say of the same. */
function factsOf({ houseFacts, wish }: Situation): readonly PropertyFact[] {
  const answered = (wish?.answers ?? []).flatMap(({ text }) => factsOfAnswer(text))
  if (answered.length === 0) return houseFacts
  const keys = new Set(answered.map(({ key }) => key))
  return [...answered, ...houseFacts.filter(({ key }) => !keys.has(key))]
}

const namesOf = ({ guestFirstName, hostFirstName, property }: Situation): ReadonlySet<string> =>
  new Set(foldedWords([guestFirstName, hostFirstName, property?.name].filter(Boolean).join(' ')))

/** What the phrase books say beside facts, sentence by sentence. */
const courtesiesIn = remembered((language: DraftLanguage): ReadonlySet<string> => {
  const phrases = PHRASES[language]
  return new Set(
    (['warm', 'formal'] as const)
      .flatMap((tone) => [
        phrases.opening(tone),
        phrases.closing(tone),
        phrases.offerHelp(tone),
        phrases.thankBack(tone),
        phrases.sorry,
        phrases.newsNoted,
        phrases.arrivalFits,
        phrases.askRest,
        phrases.askAll,
      ])
      .flatMap((text) => splitSentences(text, language)),
  )
})
