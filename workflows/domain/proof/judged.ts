import type { Dictionary } from '#workflows/domain/dictionary.ts'
import type { DraftLanguage } from '#workflows/domain/draft.ts'
import type { PropertyFact } from '#workflows/domain/facts/fact.ts'
import type { Ask } from '#workflows/domain/reading/ask.ts'
import type { Subject } from '#workflows/domain/reading/words/topic-words.ts'

export type ReplyToProve = {
  /** Written by the built-in drafter, which tells a fact with what limits it. */
  areFactsChosen?: boolean
  reply: string
  language: DraftLanguage
  facts: readonly PropertyFact[]
  /** What the host wrote: to be said again as it stands. */
  hostTexts: readonly string[]
  guestTexts: readonly string[]
  asks: readonly Ask[]
  /** Folded, of the people and the house. */
  names: ReadonlySet<string>
  /** Sentences of the closed list, whole. */
  courtesies: ReadonlySet<string>
  dictionary: Dictionary
}

export type SentenceKind = 'claim' | 'deferral' | 'courtesy' | 'promise' | 'unsupported'

export type Judged = {
  sentence: string
  kind: SentenceKind
  fact: string | null
  /** What of the house says it. */
  provedBy?: readonly PropertyFact[]
  subjects: Subject[]
  /** A bare yes, or the guest’s own words: no source proves them. */
  mayNotStand?: true
  /** A sentence of the house says just this: nothing of it was put together from single facts. */
  isExact?: true
  /** It was held against the host's own words, and not against what was read of them. */
  isOfNotes?: true
  /** Texts of asks of which the house says something that the reply leaves out. */
  leavesOut?: string[]
  /** Texts of asks that it answers by the thing it is about. */
  answers?: string[]
}
