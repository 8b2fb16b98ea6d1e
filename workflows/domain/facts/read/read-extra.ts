import type { FactSource, FoundFact } from '#workflows/domain/facts/fact.ts'
import { FACT_LANGUAGES } from '#workflows/domain/facts/fact-language.ts'
import type { FactValue } from '#workflows/domain/facts/fact-value.ts'
import { type FactKey, isFactKey, kindOfKey, topicOfKey } from '#workflows/domain/facts/topics.ts'
import type { ExtraValue } from '#workflows/domain/property-facts.ts'
import { findTopics } from './cues/topic-cues.ts'
import { foldFactText } from './fold-fact-text.ts'
import { SENTENCES_MOST, toldInWords } from './keep-words.ts'
import { readText } from './read-text.ts'

type Extra = { key: string; value: ExtraValue }

const YES = new Set(['true', 'yes', 'si', 'sì', 'ja', 'oui', 'sí', 'sim', 'tak', '✓'])
const NO = new Set(['false', 'no', 'nein', 'non', 'nee', 'não', 'nao', 'nie', '✗'])

const asBoolean = (value: ExtraValue): boolean | null => {
  if (typeof value === 'boolean') return value
  const word = String(value).trim().toLowerCase()
  return YES.has(word) ? true : NO.has(word) ? false : null
}

/** The keys that the form offers, as facts. */
const OFFERED: Record<string, FactKey> = {
  'Wi-Fi': 'wifi.exists',
  Balcony: 'balcony.exists',
  Pool: 'pool.exists',
  'Pets Allowed': 'pets.allowed',
  'Number of Towels': 'towels.count',
  'Garage Spots': 'parking.count',
}

/** The facts of one extra: its key says of what, its value what; of a longer text as many sentences as `most` are read. */
export function readExtra({ key, value }: Extra, most = SENTENCES_MOST): FoundFact[] {
  const source: FactSource = { kind: 'extra', name: key }
  const sentence = `${key}: ${String(value)}`
  const told = (factKey: FactKey, said: FactValue): FoundFact => ({
    topic: topicOfKey(factKey),
    key: factKey,
    value: said,
    conditions: [],
    validity: null,
    language: null,
    sentence,
    source,
  })
  const offered = OFFERED[key]
  const yes = asBoolean(value)
  const number = typeof value === 'number' || /^\d+$/.test(String(value).trim()) ? Number(value) : null
  if (offered !== undefined && kindOfKey(offered) === 'yesNo' && yes !== null) {
    return [told(offered, { kind: 'yesNo', yes })]
  }
  if (offered !== undefined && kindOfKey(offered) === 'count' && number !== null) return countOf(offered, number, told)
  if (yes !== null) {
    const factKey = keyNamedBy(key)
    return factKey === null ? [toldInWords(sentence, source)] : [told(factKey, { kind: 'yesNo', yes })]
  }
  if (number !== null) {
    const read = readText(`${number} ${key}`, source)
    const counts = read.filter(({ value: { kind } }) => kind === 'count' || kind === 'measure')
    return counts.length > 0
      ? counts.map((fact) => ({ ...fact, sentence, language: null }))
      : [toldInWords(sentence, source)]
  }
  // 'Welcome Note' names no topic: its value is a text of its own.
  return readText(key === 'Welcome Note' ? String(value) : `${key}: ${String(value)}`, source, most)
}

function countOf(key: FactKey, count: number, told: (key: FactKey, value: FactValue) => FoundFact): FoundFact[] {
  if (key === 'parking.count') {
    const exists = told('parking.exists', { kind: 'yesNo', yes: count > 0 })
    return count > 0 ? [exists, told(key, { kind: 'count', count })] : [exists]
  }
  if (count === 0) return [told('towels.included', { kind: 'yesNo', yes: false })]
  return [told('towels.included', { kind: 'yesNo', yes: true }), told(key, { kind: 'count', count })]
}

const YES_ASPECTS = [
  'exists',
  'allowed',
  'included',
  'available',
  'needed',
  'isAccessible',
  'isQuiet',
  'isSorted',
  'nets',
]

/** What a yes or no says of a key in any language: 'Lavatrice: true'. */
function keyNamedBy(name: string): FactKey | null {
  const folded = foldFactText(name)
  for (const language of ['en', ...FACT_LANGUAGES] as const) {
    const [cue] = findTopics(folded, language)
    if (cue === undefined) continue
    const key = YES_ASPECTS.map((aspect) => `${cue.topic}.${aspect}`).find(isFactKey)
    if (key !== undefined) return key
  }
  return null
}
