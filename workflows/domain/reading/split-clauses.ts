import { fold } from '#workflows/domain/fold-text.ts'
import type { LanguageKit } from './language-kit.ts'

/** 'And', 'or' in eight languages, and the marks between clauses. */
const BETWEEN =
  /\s*(?:[,;:]\s+|\s(?:and|or|und|oder|et|ou|y|e|o|ed|en|of|i|oraz|lub|czy|a takze|but|ma|aber|mais|pero|maar|mas|ale)\s)/giu

/** The clauses of a sentence; a piece without words of its own stays with the one before. */
export function splitClauses(sentence: string, { cues }: LanguageKit): string[] {
  const marked = splitAtJoins(sentence, cues.joins)
  const pieces = marked.flatMap((part) => part.split(BETWEEN))
  return pieces.map((piece) => piece.trim()).filter((piece) => /[\p{L}\p{N}]/u.test(piece))
}

/** Folding keeps the places of characters only where nothing is composed; then a sentence is left whole. */
function splitAtJoins(sentence: string, joins: RegExp): string[] {
  const folded = fold(sentence)
  if (folded.length !== sentence.length) return [sentence]
  const cuts = [...folded.matchAll(joins)].map(({ index }) => index)
  return [0, ...cuts].map((start, index) => sentence.slice(start, cuts[index])).filter((part) => part !== '')
}
