import type { Condition, Validity } from './condition.ts'
import type { FactLanguage } from './fact-language.ts'
import type { FactValue } from './fact-value.ts'
import type { FactKey, FactTopic } from './topics.ts'

/** Where a fact was read: a field (`checkIn`), the note, an extra (its key), or the host's own words on the fact's screen. */
export type FactSource = { kind: 'field' | 'note' | 'extra' | 'host'; name: string }

/**
 * One thing that is true of a house: one relation with one value. The topic and its aspect are the relation: `checkIn.from` is
 * said of the arrival and of nothing else, `pool.heated` of the pool. A negation is a value (`{kind: 'yesNo', yes: false}`).
 */
export type FoundFact = {
  topic: FactTopic
  /** `topic.aspect`, as `TOPICS` lists them. */
  key: FactKey
  value: FactValue
  /** All of them hold together; `freeWords` are words that nobody could read, in the fact's language. */
  conditions: Condition[]
  /** When in the year or week it holds; null: always. */
  validity: Validity | null
  /** Of the sentence; null where it cannot be told. */
  language: FactLanguage | null
  /** As the host wrote it, secrets as placeholders. */
  sentence: string
  source: FactSource
}

/** A fact as it is kept. */
export type PropertyFact = FoundFact & {
  id: string
  /** The host said that it is so, or wrote it. */
  isConfirmed: boolean
  /** The host has changed what was read: the sentence that it was read in says something else. */
  isCorrected?: boolean
  /** The ids of facts of the same property that cannot hold beside it: the host has to say which does. */
  contradicts: string[]
  /** Its sentence says more than was read of it: a draft that tells it waits until the host has confirmed it. */
  isInDoubt?: true
}

/** What of its topic a fact says: `isHeated` of `pool.isHeated`. */
export const aspectOf = ({ key, topic }: Pick<FoundFact, 'key' | 'topic'>): string => key.slice(topic.length + 1)

/** The sentences that facts were read in, and of which the host has changed nothing since. */
export function sentencesAsRead<Fact extends PropertyFact>(facts: readonly Fact[]): Map<string, Fact[]> {
  const bySentence = Map.groupBy(facts, ({ sentence }) => sentence)
  return new Map([...bySentence].filter(([, own]) => own.every(({ isCorrected }) => isCorrected !== true)))
}

/** What may be said to a guest: a fact that another one contradicts is for the host first. */
export const isSettled = ({ contradicts }: PropertyFact): boolean => contradicts.length === 0
