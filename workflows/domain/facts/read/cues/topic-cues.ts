import { FACT_LANGUAGES, type FactLanguage } from '#workflows/domain/facts/fact-language.ts'
import type { FactTopic } from '#workflows/domain/facts/topics.ts'
import { remembered } from '#workflows/domain/remembered.ts'
import { CUES_DE } from './cues-de.ts'
import { CUES_EN } from './cues-en.ts'
import { CUES_ES } from './cues-es.ts'
import { CUES_FR } from './cues-fr.ts'
import { CUES_INTERNATIONAL } from './cues-international.ts'
import { CUES_IT } from './cues-it.ts'
import { CUES_NL } from './cues-nl.ts'
import { CUES_OF_OTHERS } from './cues-of-others.ts'
import { CUES_OF_PLACE } from './cues-of-place.ts'
import { CUES_PL } from './cues-pl.ts'
import { CUES_PT } from './cues-pt.ts'
import type { TopicCues } from './topic-cue-table.ts'

const TABLES: Record<FactLanguage, TopicCues> = {
  it: CUES_IT,
  en: CUES_EN,
  de: CUES_DE,
  fr: CUES_FR,
  es: CUES_ES,
  nl: CUES_NL,
  pt: CUES_PT,
  pl: CUES_PL,
}

type Pattern = { topic: FactTopic; pattern: RegExp }
/** `any` finds a place in a text that names a topic, whichever it is. */
type Patterns = { any: RegExp; each: Pattern[] }

const ofWords = (words: string) => new RegExp(`(?<![a-z\\d])(?:${words})(?![a-z])`, 'g')

function compile(language: FactLanguage): Patterns {
  const own = TABLES[language]
  const table = { ...own, ...CUES_OF_PLACE[language], other: `${own.other ?? ''}|${CUES_OF_OTHERS[language]}` }
  const topics = new Set([...Object.keys(table), ...Object.keys(CUES_INTERNATIONAL)]) as Set<FactTopic>
  const words = [...topics].map((topic) => ({
    topic,
    words: [table[topic], CUES_INTERNATIONAL[topic]].filter((one) => one !== undefined).join('|'),
  }))
  return {
    any: ofWords(words.map((one) => one.words).join('|')),
    each: words.map((one) => ({ topic: one.topic, pattern: ofWords(one.words) })),
  }
}

const patternsOf = remembered(compile, FACT_LANGUAGES.length)

/** 'For our guests', 'per gli ospiti' count nobody. */
const OF_NO_NUMBER =
  /(?<![a-z])(?:our|the|all|your|gli|i|nostri|tutti|unsere|die|alle|les|nos|los|nuestros|de|onze|os|nossos|naszych|wszystkich) (?:guests|people|persons|ospiti|persone|gaste|personen|voyageurs|hotes|huespedes|personas|gasten|hospedes|pessoas|gosci)$/

export type TopicCue = { topic: FactTopic; start: number; end: number }

/** The topics that a folded text names, in its order; of words within words the longer counts. */
export function findTopics(folded: string, language: FactLanguage): TopicCue[] {
  const { any, each } = patternsOf(language)
  // Most sentences name nothing in most languages: one look tells, where there are a hundred topics to look for.
  if (folded.search(any) < 0) return []
  const all = each.flatMap(({ topic, pattern }) =>
    folded.search(pattern) < 0
      ? []
      : [...folded.matchAll(pattern)].flatMap(({ index, 0: word }) =>
          word === '' || (topic === 'guests' && OF_NO_NUMBER.test(word))
            ? []
            : [{ topic, start: index, end: index + word.length }],
        ),
  )
  const taken: TopicCue[] = []
  for (const cue of all.toSorted((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start)) {
    if (taken.every(({ start, end }) => cue.end <= start || cue.start >= end)) taken.push(cue)
  }
  return taken.toSorted((a, b) => a.start - b.start)
}
