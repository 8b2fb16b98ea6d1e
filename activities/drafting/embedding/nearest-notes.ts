import type { DraftLanguage } from '#workflows/domain/draft.ts'
import type { PropertyFact } from '#workflows/domain/facts/fact.ts'
import { placeholdersIn } from '#workflows/domain/secrets/placeholders.ts'
import type { Embedder, ToEmbed } from './embedder.ts'

/**
 * Of cosines, all lie between 0.7 and 0.9, and how near is near differs from house to house: a sentence stands out by so many standard
 * deviations of its house's sentences. Of those that stand out by less one in eight spoke of what was asked, between two languages as few
 * up to the higher bar (measured over `evals/`).
 */
const STANDS_OUT = { inOneLanguage: 2.25, inTwo: 2.75 }
/** One of few sentences cannot stand out so far: of n, by (n - 1) / √n at most. */
const SHARE_OF_MOST = 0.9
/** More would be a list. */
const MOST = 2

/** For each text that was asked, the sentences of the host's notes that are nearest to it in meaning, the nearest first. */
export type NearestNotes = ReadonlyMap<string, readonly string[]>

/** Finds, for each text, the sentences of the house's notes that stand out as near to it. Null where no embeddings are to be had. */
export async function nearestNotes(
  embed: Embedder,
  asked: { texts: readonly string[]; language: DraftLanguage },
  facts: readonly PropertyFact[],
): Promise<NearestNotes | null> {
  const { texts } = asked
  const noted = facts.filter(({ source, sentence }) => source.kind === 'note' && placeholdersIn(sentence).length === 0)
  const languages = new Map(noted.map(({ sentence, language }) => [sentence, language]))
  const sentences = [...languages.keys()]
  const limits = sentences.map((one) => STANDS_OUT[languages.get(one) === asked.language ? 'inOneLanguage' : 'inTwo'])
  if (texts.length === 0 || sentences.length === 0) return new Map()
  const found = await embed([
    ...texts.map((text): ToEmbed => ({ text, as: 'question' })),
    ...sentences.map((text): ToEmbed => ({ text, as: 'sentence' })),
  ])
  if (found === null) return null
  const ofNotes = found.slice(texts.length)
  return new Map(
    texts.map((text, at) => {
      const own = found[at]
      const near = ofNotes.map((one) => (own === undefined ? 0 : cosine(own, one)))
      return [text, outliersIn(near, limits).flatMap((place) => sentences[place] ?? [])]
    }),
  )
}

/** Of unit vectors. */
const cosine = (a: Float32Array, b: Float32Array) => a.reduce((sum, one, at) => sum + one * (b[at] ?? 0), 0)

function outliersIn(near: readonly number[], limits: readonly number[]): number[] {
  const mean = near.reduce((sum, one) => sum + one, 0) / near.length
  const deviation = Math.sqrt(near.reduce((sum, one) => sum + (one - mean) ** 2, 0) / near.length)
  const most = (SHARE_OF_MOST * (near.length - 1)) / Math.sqrt(near.length)
  return near
    .map((one, place) => ({ one, place }))
    .filter(({ one, place }) => one > mean + Math.min(limits[place] ?? Number.POSITIVE_INFINITY, most) * deviation)
    .toSorted((a, b) => b.one - a.one)
    .slice(0, MOST)
    .map(({ place }) => place)
}
