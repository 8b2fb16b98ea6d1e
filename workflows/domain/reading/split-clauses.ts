import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import type { LanguageKit } from './language-kit.ts'

/** 'And', 'or', 'but' of each language: 'en' is the Dutch 'and' and the Spanish 'in'. */
const CONJUNCTIONS: Record<DraftLanguage, string> = {
  en: 'and|or|but',
  de: 'und|oder|aber',
  fr: 'et|ou|mais',
  es: 'y|e|o|u|pero',
  it: 'e|ed|o|ma',
  nl: 'en|of|maar',
  pt: 'e|ou|mas',
  pl: 'i|oraz|lub|czy|a takze|a także|ale',
}
/** 'More or less' is one. */
const OR_LESS = String.raw`(?:less|meno|weniger|moins|menos|minder|mniej)(?!\p{L})`
const between = new Map<DraftLanguage, RegExp>()

/** The words and marks between clauses. */
function betweenIn(language: DraftLanguage): RegExp {
  const known = between.get(language)
  if (known !== undefined) return known
  const made = new RegExp(`\\s*(?:[,;:]\\s+|\\s(?:${CONJUNCTIONS[language]})\\s(?!${OR_LESS}))`, 'giu')
  between.set(language, made)
  return made
}

/** The clauses of a sentence; a piece without words of its own stays with the one before. */
export function splitClauses(sentence: string, { cues, language }: LanguageKit): string[] {
  const marked = splitAtJoins(sentence, cues.joins)
  const pieces = marked.flatMap((part) => part.split(betweenIn(language)))
  return pieces.map((piece) => piece.trim()).filter((piece) => /[\p{L}\p{N}]/u.test(piece))
}

/** Folding keeps the places of characters only where nothing is composed; then a sentence is left whole. */
function splitAtJoins(sentence: string, joins: RegExp): string[] {
  const folded = fold(sentence)
  if (folded.length !== sentence.length) return [sentence]
  const cuts = [...folded.matchAll(joins)].map(({ index }) => index)
  return [0, ...cuts].map((start, index) => sentence.slice(start, cuts[index])).filter((part) => part !== '')
}
