import { type Phrase, topicOf } from './read-phrases.ts'
import { splitFeatures } from './split-features.ts'

/** What phrases teach of topics: for each feature the topics that it speaks for, by how much. Some hundred kilobytes. */
export type TopicIndex = {
  topics: readonly string[]
  /** In their order. */
  features: Uint32Array
  /** Of each, in 255ths of the rarest. */
  rarity: Uint8Array
  /** Where the entries of each begin; one more than there are features. */
  starts: Uint32Array
  topicAt: Uint8Array
  /** The root of each weight, in 255ths of the heaviest: small ones are told apart better. */
  weightAt: Uint8Array
  heaviest: number
}

const MOST = 255

/** Learns a centre for each topic: the mean of its phrases, each as the weights of its features. */
export function learnTopics(phrases: readonly Phrase[]): TopicIndex {
  const topics = [...new Set(phrases.flatMap(({ labels }) => labels.map(topicOf)))]
  const read = phrases.map(({ labels, text }) => ({
    own: [...new Set(labels.map(topicOf))].map((topic) => topics.indexOf(topic)),
    features: splitFeatures(text),
  }))
  const rare = rarityOf(read.map((one) => one.features))
  const norms = new Float64Array(topics.length)
  const weights = new Map<number, Map<number, number>>()
  for (const { own, features } of read) {
    const length = Math.hypot(...Array.from(features, (feature) => rare.get(feature) ?? 0)) || 1
    for (const feature of features) {
      const byTopic = weights.get(feature) ?? new Map<number, number>()
      weights.set(feature, byTopic)
      for (const topic of own) byTopic.set(topic, (byTopic.get(topic) ?? 0) + (rare.get(feature) ?? 0) / length)
    }
  }
  for (const byTopic of weights.values())
    for (const [topic, weight] of byTopic) norms[topic] = (norms[topic] ?? 0) + weight ** 2
  return pack({ topics, rare, weights, norms })
}

/** Features that few phrases have tell more. */
function rarityOf(texts: readonly Uint32Array[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const features of texts) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  return new Map([...counts].map(([feature, count]) => [feature, Math.log((texts.length + 1) / (count + 0.5))]))
}

type Learned = {
  topics: readonly string[]
  rare: ReadonlyMap<number, number>
  weights: ReadonlyMap<number, ReadonlyMap<number, number>>
  norms: Float64Array
}

function pack({ topics, rare, weights, norms }: Learned): TopicIndex {
  const features = Uint32Array.from(weights.keys()).toSorted()
  const entries = Array.from(features, (feature) =>
    [...(weights.get(feature) ?? [])].map(([topic, weight]) => ({
      topic,
      weight: weight / Math.sqrt(norms[topic] ?? 1),
    })),
  )
  const all = entries.flat()
  const heaviest = all.reduce((most, { weight }) => Math.max(most, weight), 0)
  const rarest = [...rare.values()].reduce((most, one) => Math.max(most, one), 0)
  const starts = new Uint32Array(features.length + 1)
  for (const [at, own] of entries.entries()) starts[at + 1] = (starts[at] ?? 0) + own.length
  return {
    topics,
    features,
    rarity: Uint8Array.from(features, (feature) => Math.round((MOST * (rare.get(feature) ?? 0)) / rarest)),
    starts,
    topicAt: Uint8Array.from(all, ({ topic }) => topic),
    weightAt: Uint8Array.from(all, ({ weight }) => Math.round(MOST * Math.sqrt(weight / heaviest))),
    heaviest,
  }
}
