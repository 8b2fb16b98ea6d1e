import { remembered } from '#workflows/domain/remembered.ts'
import type { Anchor, CompiledRule } from './compile-rule.ts'
import { EMERGENCY_KINDS, type EmergencyKind } from './emergency-kinds.ts'
import type { EmergencyLanguage } from './emergency-text.ts'
import { createJoinedRules } from './joined-rules.ts'
import { createNearWords } from './near-words.ts'
import { sentencesOf } from './normalise.ts'
import type { BookRule } from './rule-book.ts'
import { RULE_BOOKS } from './rule-books.ts'

const RULES = RULE_BOOKS.flatMap(({ rules }) => rules)
const HARMLESS = RULE_BOOKS.flatMap(({ harmless }) => harmless)
const ELSEWHERE = RULE_BOOKS.flatMap(({ elsewhere }) => elsewhere)
const JOINED_FROM = 9
/** So much of what is written in one is looked at: what comes behind it is no word. */
const JOINED_TO = 120

const byWord = indexOf(RULES)
const harmlessBy = indexOf(HARMLESS)
const elsewhereBy = indexOf(ELSEWHERE)
const joinedWithin = createJoinedRules(RULES)
/** Guests use the same words again and again. */
const WORDS_KEPT = 20_000
const meantBy = createNearWords(RULES.flatMap(({ anchors }) => anchors.map(({ word }) => word)))

/**
 * What emergencies a guest's text tells of, by rule, in Italian, English, German, French, Spanish, Dutch, Portuguese and Polish
 * at once: in plain descriptions, misspelt, in capitals or in one word. To miss one costs more than ten false alarms.
 */
export function findEmergency(text: string): EmergencyKind[] {
  const found = new Set(rulesThatFit(text).map(({ kind }) => kind))
  return EMERGENCY_KINDS.filter((kind) => found.has(kind))
}

/** In which language most of what tells of an emergency is said; null where nothing does. */
export function languageOfEmergency(text: string): EmergencyLanguage | null {
  const counts = Map.groupBy(rulesThatFit(text), ({ language }) => language)
  const [most] = [...counts].toSorted((a, b) => b[1].length - a[1].length)
  return most?.[0] ?? null
}

const rulesThatFit = (text: string): BookRule[] => sentencesOf(text).flatMap(findInSentence)

function findInSentence(sentence: string): BookRule[] {
  const words = sentence.trim().split(' ').map(knownOf)
  if (candidates(words, 'elsewhere').some(({ pattern }) => pattern.test(sentence))) return []
  const rest = candidates(words, 'harmless').reduce((left, { pattern }) => left.replace(pattern, ' #'), sentence)
  const left = rest === sentence ? words : rest.trim().split(' ').map(knownOf)
  const rules = candidates(left, 'rules')
  if (rules.length === 0) return left.flatMap(({ joined }) => joined)
  const corrected = ` ${left.map(({ meant }) => meant).join(' ')} `
  const fitting = rules.filter(({ pattern, isExact }) => pattern.test(rest) || (!isExact && pattern.test(corrected)))
  return [...fitting, ...left.flatMap(({ joined }) => joined)]
}

type KnownWord = {
  meant: string
  rules: readonly BookRule[]
  harmless: readonly CompiledRule[]
  elsewhere: readonly CompiledRule[]
  /** What it says by itself, as several words written in one. */
  joined: readonly BookRule[]
}

/** What a word may have to do with any rule, misspelt or not. */
const knownOf = remembered((word: string): KnownWord => {
  if (!LATIN.test(word)) return { ...UNKNOWN, meant: word }
  const near = meantBy(word) ?? word
  return {
    meant: near,
    rules: [...rulesWith(byWord, word), ...(near === word ? [] : rulesWith(byWord, near))],
    harmless: rulesWith(harmlessBy, word),
    elsewhere: rulesWith(elsewhereBy, word),
    joined: word.length < JOINED_FROM ? [] : joinedWithin(word.slice(0, JOINED_TO)),
  }
}, WORDS_KEPT)

/** Rules are folded words of Latin script: figures and other scripts are in none. */
const LATIN = /[a-z]/
const UNKNOWN: KnownWord = { meant: '', rules: [], harmless: [], elsewhere: [], joined: [] }

function candidates<N extends 'rules' | 'harmless' | 'elsewhere'>(words: readonly KnownWord[], of: N) {
  const found = new Set<KnownWord[N][number]>()
  for (const word of words) for (const rule of word[of]) found.add(rule)
  return [...found]
}

type Index<R> = { exact: Map<string, R[]>; stems: Map<string, R[]>; shortest: number; longest: number }

function indexOf<R extends { anchors: Anchor[] }>(rules: readonly R[]): Index<R> {
  const exact = new Map<string, R[]>()
  const stems = new Map<string, R[]>()
  for (const rule of rules) {
    for (const { word, isStem } of rule.anchors) {
      const of = isStem ? stems : exact
      of.set(word, [...(of.get(word) ?? []), rule])
    }
  }
  const lengths = [...stems.keys()].map(({ length }) => length)
  return { exact, stems, shortest: Math.min(...lengths, 99), longest: Math.max(...lengths, 0) }
}

/** The rules that have this word among their sure ones. */
function rulesWith<R>({ exact, stems, shortest, longest }: Index<R>, word: string): R[] {
  const found = [...(exact.get(word) ?? [])]
  for (let length = shortest; length <= Math.min(longest, word.length); length++) {
    found.push(...(stems.get(word.slice(0, length)) ?? []))
  }
  return found
}
