import type { Choice } from '#workflows/domain/facts/choices.ts'
import type { Condition, PlainCondition, Weekday } from '#workflows/domain/facts/condition.ts'
import type { DistanceUnit, Per, ValueKind } from '#workflows/domain/facts/fact-value.ts'
import type { AspectOf, FactTopic, TOPICS } from '#workflows/domain/facts/topics.ts'

/** What is said of a value of a kind; values come as the language writes them. Sentences have no full stop yet. */
type Phrase<K extends ValueKind> = K extends 'yesNo'
  ? readonly [yes: string, no: string]
  : K extends 'amount'
    ? readonly [paid: (amount: string) => string, free: string]
    : K extends 'count'
      ? (count: number) => string
      : K extends 'hours' | 'season'
        ? (from: string, to: string) => string
        : K extends 'text'
          ? never
          : (value: string) => string

type SayingsOf<T extends FactTopic> = {
  [A in AspectOf<T>]?: (typeof TOPICS)[T][A] extends ValueKind ? Phrase<(typeof TOPICS)[T][A]> : never
}
/** Sentences that a topic has for itself. */
export type Sayings = { [T in FactTopic]?: SayingsOf<T> }

/** Sentences that are made from a noun: what can be said of any thing, and of any place nearby. */
export type NounSayings = {
  exists: Phrase<'yesNo'>
  allowed: Phrase<'yesNo'>
  price: Phrase<'amount'>
  isPrivate: Phrase<'yesNo'>
  isShared: Phrase<'yesNo'>
  where: Phrase<'choices'>
  hours: Phrase<'hours'>
  opens: Phrase<'time'>
  closes: Phrase<'time'>
  isOpen: Phrase<'yesNo'>
  season: Phrase<'season'>
  included: Phrase<'yesNo'>
  isHeated: Phrase<'yesNo'>
  distance: Phrase<'distance'>
  name: Phrase<'name'>
}

type WithFigure = Exclude<Condition, { kind: PlainCondition } | { kind: 'freeWords' }>
/** A condition with a figure; times and counts come as they are. */
type FigureConditions = { [K in WithFigure['kind']]: (condition: Extract<WithFigure, { kind: K }>) => string }

/** Everything that a language needs to say a fact. */
export type Speech = {
  sayings: Sayings
  /** Null for a topic that is no thing and no place. */
  ofNoun: (topic: FactTopic) => NounSayings | null
  choices: Record<Choice, string>
  and: string
  plainConditions: Record<PlainCondition, string>
  /** 'Only small dogs' in one. */
  onlySmallDogs: string
  /** What is not welcome where others may be. */
  notAllowed: Record<'onlyCats' | 'onlyDogs', string>
  figureConditions: FigureConditions
  season: (from: string, to: string) => string
  dayOfYear: (day: number, month: number) => string
  weekdays: Record<Weekday, string>
  onWeekdays: (days: string) => string
  per: Record<Per, string>
  /** Where the sign of a currency stands, and the mark of decimals. */
  money: { sign: 'before' | 'after' | 'before with space'; decimal: ',' | '.' }
  percent: (share: string) => string
  distance: Record<DistanceUnit, (distance: string) => string>
  days: Record<'days' | 'hours' | 'weeks' | 'nights' | 'minutes', (count: number) => string>
}

/** The form for one, and the form for more. */
export const oneOrMore = (count: number, one: string, more: string): string => (count === 1 ? one : `${count} ${more}`)

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
/** A sentence begins with a capital. */
export const sentence = (text: string): string => capital(text)

type Nouns<Noun> = Partial<Record<FactTopic, Noun>>

/** `Speech.ofNoun` of a language that makes its sentences by `say` from a thing of the house or a place nearby. */
export const nounSayings =
  <Noun>(things: Nouns<Noun>, places: Nouns<Noun>, say: (noun: Noun, isNearby: boolean) => NounSayings) =>
  (topic: FactTopic): NounSayings | null => {
    const thing = things[topic]
    const place = places[topic]
    return thing !== undefined ? say(thing, false) : place !== undefined ? say(place, true) : null
  }
