import { cutText } from '#workflows/domain/cut-text.ts'
import { foldedWords } from '#workflows/domain/fold-text.ts'

/** Of characters: what is longer is no sentence. */
const READ_WITHIN = 1000
/** Shorter words are whole; of longer ones the beginning and the pieces tell as well. */
const LONG = 6
const PIECE = 4

/** A text as its words, their beginnings and pieces, and its pairs of words: each as a number, none twice. */
export function splitFeatures(text: string): Uint32Array {
  const words = foldedWords(cutText(text, READ_WITHIN))
  const found = new Set<number>()
  for (const [at, word] of words.entries()) {
    found.add(numberOf(`w${word}`))
    const before = words[at - 1]
    if (before !== undefined) found.add(numberOf(`b${before.slice(0, LONG - 1)} ${word.slice(0, LONG - 1)}`))
    if (word.length < LONG) continue
    found.add(numberOf(`p${word.slice(0, LONG - 1)}`))
    const framed = `^${word}$`
    for (let start = 0; start + PIECE <= framed.length; start += 1)
      found.add(numberOf(`n${framed.slice(start, start + PIECE)}`))
  }
  return Uint32Array.from(found)
}

/** FNV-1a. */
function numberOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
