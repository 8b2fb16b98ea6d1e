import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { remembered } from '#workflows/domain/remembered.ts'
import { learnTopics, type TopicIndex } from './learn-topics.ts'
import { readPhrases } from './read-phrases.ts'
import { splitFeatures } from './split-features.ts'

/** How likely a text is about a topic; together at most 1. */
export type TopicShares = ReadonlyMap<string, number>

/** Less is said of nothing. */
const LEAST = 0.05
/** How much a topic that is half as near is the less likely: so that of what is said with 0.8 and more, eight in ten are right. */
const SHARPNESS = 7

const indexOf = remembered((language: DraftLanguage): TopicIndex => learnTopics(readPhrases(language)))

/** The topics that a text in one of our languages is likely about, by the phrases that were learned: it says where to look, and proves nothing. */
export const topicsOfText = (text: string, language: DraftLanguage): TopicShares => sharesIn(indexOf(language), text)

/** The same, by an index. */
export function sharesIn(index: TopicIndex, text: string): TopicShares {
  const near = nearness(index, text)
  const nearest = near.reduce((most, one) => Math.max(most, one), 0)
  if (nearest === 0) return new Map()
  const odds = near.map((one) => Math.exp(SHARPNESS * (one / nearest - 1)))
  const all = odds.reduce((sum, one) => sum + one, 0)
  return new Map(
    index.topics.flatMap((topic, at): [string, number][] => {
      const share = (odds[at] ?? 0) / all
      return share < LEAST ? [] : [[topic, share]]
    }),
  )
}

/** The cosine between a text and the centre of each topic. */
function nearness({ topics, features, rarity, starts, topicAt, weightAt, heaviest }: TopicIndex, text: string) {
  const known = [...splitFeatures(text)].map((feature) => placeOf(features, feature)).filter((at) => at >= 0)
  const length = Math.hypot(...known.map((at) => rarity[at] ?? 0)) || 1
  const near = new Float64Array(topics.length)
  for (const place of known)
    for (let at = starts[place] ?? 0; at < (starts[place + 1] ?? 0); at += 1) {
      const topic = topicAt[at] ?? 0
      const weight = heaviest * ((weightAt[at] ?? 0) / 255) ** 2
      near[topic] = (near[topic] ?? 0) + ((rarity[place] ?? 0) / length) * weight
    }
  return near
}

/** Where a number stands in ordered ones; -1 where it does not. */
function placeOf(ordered: Uint32Array, wanted: number): number {
  let from = 0
  let until = ordered.length - 1
  while (from <= until) {
    const middle = (from + until) >> 1
    const found = ordered[middle] ?? 0
    if (found === wanted) return middle
    if (found < wanted) from = middle + 1
    else until = middle - 1
  }
  return -1
}
