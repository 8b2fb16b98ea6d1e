import type { PropertyFact } from '#workflows/domain/facts/fact.ts'
import { placeholdersIn } from '#workflows/domain/secrets/placeholders.ts'
import type { Embedder, ToEmbed } from './embedder.ts'

/**
 * Of cosines, all lie between 0.7 and 0.9, and how near is near differs from house to house: a sentence stands out by so many standard
 * deviations of its house's sentences.
 */
const STANDS_OUT = 1.2
/** More would be a list. */
const MOST = 2

/** For each text that was asked, the sentences of the host's notes that are nearest to it in meaning, the nearest first. */
export type NearestNotes = ReadonlyMap<string, readonly string[]>

/** Finds, for each text, the sentences of the house's notes that stand out as near to it. Null where no embeddings are to be had. */
export async function nearestNotes(
  embed: Embedder,
  texts: readonly string[],
  facts: readonly PropertyFact[],
): Promise<NearestNotes | null> {
  const noted = facts.filter(({ source, sentence }) => source.kind === 'note' && placeholdersIn(sentence).length === 0)
  const sentences = [...new Set(noted.map(({ sentence }) => sentence))]
  if (texts.length === 0 || sentences.length === 0) return new Map()
  const found = await embed([
    ...texts.map((text): ToEmbed => ({ text, as: 'question' })),
    ...sentences.map((text): ToEmbed => ({ text, as: 'sentence' })),
  ])
  if (found === null) return null
  const ofNotes = found.slice(texts.length)
  return new Map(
    texts.map((text, at) => {
      const asked = found[at]
      const near = ofNotes.map((one) => (asked === undefined ? 0 : cosine(asked, one)))
      return [text, outliersIn(near).flatMap((place) => sentences[place] ?? [])]
    }),
  )
}

/** Of unit vectors. */
const cosine = (a: Float32Array, b: Float32Array) => a.reduce((sum, one, at) => sum + one * (b[at] ?? 0), 0)

function outliersIn(near: readonly number[]): number[] {
  const mean = near.reduce((sum, one) => sum + one, 0) / near.length
  const deviation = Math.sqrt(near.reduce((sum, one) => sum + (one - mean) ** 2, 0) / near.length)
  return near
    .map((one, place) => ({ one, place }))
    .filter(({ one }) => one > mean + STANDS_OUT * deviation)
    .toSorted((a, b) => b.one - a.one)
    .slice(0, MOST)
    .map(({ place }) => place)
}
