import { PHRASES } from '#activities/drafting/built-in/phrase-books.ts'
import type { Phrases } from '#activities/drafting/built-in/phrases.ts'
import type { Drafted } from '#activities/drafting/drafter.ts'
import type { Situation } from '#activities/drafting/situation.ts'
import type { Claim, DraftQuestion } from '#workflows/domain/draft.ts'
import { foldedWords } from '#workflows/domain/fold-text.ts'
import { proveReply } from '#workflows/domain/proof/prove-reply.ts'
import { splitSentences } from '#workflows/domain/reading/split-sentences.ts'
import { say, type WaitReason } from '#workflows/domain/sentences/sentence.ts'

export type ProvenDraft = { claims: Claim[]; unsupported: string[]; questions: DraftQuestion[]; holds: WaitReason[] }

/** Proves a reply with the facts of its situation, whoever wrote it, and says why it must wait. */
export function proveDraft(reply: string, { draft }: Drafted, situation: Situation): ProvenDraft {
  const language = situation.language ?? draft.language
  const { asks } = situation.reading
  const news = asks.some(({ kind }) => kind === 'news') ? [say({ code: 'guest_news' })] : []
  const { claims, unsupported, promises, questions } = proveReply({
    reply,
    language,
    facts: situation.houseFacts,
    hostTexts: hostTextsOf(situation),
    guestTexts: situation.questions.map(({ text }) => text),
    asks: draft.needsReply ? asks : [],
    names: namesOf(situation),
    courtesies: courtesiesOf(PHRASES[language], language),
  })
  const uncovered = questions.filter(({ state, kind }) => state === 'open' && kind !== 'news').map(({ text }) => text)
  return {
    claims,
    unsupported,
    questions: questions.map((question) => ({ ...question, text: shorten(question.text) })),
    holds: [
      ...news,
      ...(promises.length > 0 ? [say({ code: 'promises', params: { sentences: promises.map(shorten) } })] : []),
      ...(uncovered.length > 0 ? [say({ code: 'question_open', params: { questions: uncovered.map(shorten) } })] : []),
      ...(isContradicted(situation) ? [say({ code: 'facts_disagree' })] : []),
    ],
  }
}

/** Something asked of which two facts of the house say different things. */
const isContradicted = ({ reading, houseFacts }: Situation): boolean => {
  const asked = new Set<string>(reading.asks.flatMap(({ subjects }) => subjects))
  return houseFacts.some(({ topic, contradicts }) => contradicts.length > 0 && asked.has(topic))
}

const hostTextsOf = ({ property, thread, instructions }: Situation): string[] => [
  property?.additionalInfo ?? '',
  ...(property?.extras ?? []).flatMap(({ value }) => (typeof value === 'string' ? [value] : [])),
  instructions.instruction,
  instructions.systemPrompt,
  ...thread.filter(({ from }) => from === 'host').map(({ text }) => text),
]

const namesOf = ({ guestFirstName, hostFirstName, property }: Situation): ReadonlySet<string> =>
  new Set(foldedWords([guestFirstName, hostFirstName, property?.name].filter(Boolean).join(' ')))

/** What the phrase books say beside facts, sentence by sentence. */
const courtesiesOf = (phrases: Phrases, language: string): ReadonlySet<string> =>
  new Set(
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

const shorten = (text: string) => (text.length <= 80 ? text : `${text.slice(0, 79).trimEnd()}…`)
