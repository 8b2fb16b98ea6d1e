import { type TopicShares, topicsOfText } from '#activities/drafting/learned/topics-of-text.ts'
import type { DraftLanguage } from '#workflows/domain/draft.ts'
import type { PropertyFact } from '#workflows/domain/facts/fact.ts'
import { findSubjectsSaid } from '#workflows/domain/reading/find-subjects.ts'
import { kitOf } from '#workflows/domain/reading/language-kit.ts'

/** Below it a sentence is about something else. */
const LIKELY = 0.25
/** Kinds of messages, and what is never told from a note. */
const UNTOLD: ReadonlySet<string> = new Set(
  'greeting thanks context news outside emergency wifiPassword access other price links'.split(' '),
)

/** A sentence of a host's note, its language, and what was read from it. */
export type NotedSentence = { sentence: string; language: DraftLanguage; facts: readonly PropertyFact[] }

const known = new WeakMap<PropertyFact, TopicShares>()

/** How likely each topic is what a sentence of a note is about: certain where facts or words say so. */
function topicsOf({ sentence, language, facts }: NotedSentence): TopicShares {
  const [first] = facts
  const before = first === undefined ? undefined : known.get(first)
  if (before !== undefined) return before
  const named = [...facts.map(({ topic }) => topic), ...findSubjectsSaid(sentence, kitOf(language)).subjects]
  const found = new Map([...topicsOfText(sentence, language), ...named.map((topic): [string, number] => [topic, 1])])
  if (first !== undefined) known.set(first, found)
  return found
}

/** What a guest likely asks about: of what was said in the phrases that were learned. */
export const likelyAsked = (text: string, language: DraftLanguage): TopicShares =>
  new Map([...topicsOfText(text, language)].filter(([topic]) => !UNTOLD.has(topic)))

/** How likely a sentence tells of what is asked; 0 where that is not likely enough to tell it. */
export function likelihood(asked: TopicShares, noted: NotedSentence): number {
  const topics = topicsOf(noted)
  const shared = [...asked].reduce((sum, [topic, share]) => sum + share * (topics.get(topic) ?? 0), 0)
  return shared < LIKELY ? 0 : shared
}
