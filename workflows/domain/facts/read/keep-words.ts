import type { FactSource, FoundFact } from '#workflows/domain/facts/fact.ts'
import { type FactKey, topicOfKey } from '#workflows/domain/facts/topics.ts'

/** More than the longest note about a house has: all of them are read while other hosts wait for their screens. */
export const SENTENCES_MOST = 400

/** So long are the pieces that words are kept in where no rule reads them. */
const PIECE_MOST = 1000

/** What a host wrote, as it was written. */
export const toldInWords = (sentence: string, source: FactSource, key: FactKey = 'other.text'): FoundFact => ({
  topic: topicOfKey(key),
  key,
  value: { kind: 'text', text: sentence },
  conditions: [],
  validity: null,
  language: null,
  sentence,
  source,
})

/** Sentences that nobody reads any more, several together: the host sees all of them among what is known. */
export function keepWords(sentences: readonly string[], source: FactSource): FoundFact[] {
  const pieces: string[] = []
  let piece = ''
  for (const sentence of sentences) {
    if (piece !== '' && piece.length + sentence.length >= PIECE_MOST) {
      pieces.push(piece)
      piece = ''
    }
    piece += `${piece === '' ? '' : ' '}${sentence}`
  }
  return [...pieces, ...(piece === '' ? [] : [piece])].map((words) => toldInWords(words, source))
}
