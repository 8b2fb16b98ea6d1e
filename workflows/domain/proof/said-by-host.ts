import { readTokens } from '#workflows/domain/evidence-tokens.ts'
import { fold, foldedWords } from '#workflows/domain/fold-text.ts'
import type { LanguageKit } from '#workflows/domain/reading/language-kit.ts'
import { rememberedByKit } from '#workflows/domain/reading/remembered-by-kit.ts'
import { splitClauses } from '#workflows/domain/reading/split-clauses.ts'
import { splitSentences } from '#workflows/domain/reading/split-sentences.ts'
import { isOpenWhenClosed } from './alignment/closed-days.ts'
import { readPieces } from './alignment/read-pieces.ts'
import { isSameValue } from './alignment/said-value.ts'
import { PROOF_WORDS } from './proof-words.ts'

/**
 * How the host said it in the same language: the clause or sentence of theirs that has all words that say something, in their order, the same
 * figures and limits, and as many negations; null where there is none.
 */
export function findSaidByHost(sentence: string, hostTexts: readonly string[], kit: LanguageKit): string | null {
  const { negation } = kit.cues
  const bare = sentence.replace(/^[^,]{1,12},\s/u, '')
  const said = contentWords(bare, kit)
  if (said.length < 2) return null
  const figures = readTokens(bare).filter(({ kind }) => kind !== 'amenity')
  const limits = limitsIn(bare, kit)
  const pieces = readPieces(bare, kit)
  const values = pieces.flatMap((piece) => piece.values)
  const hasNegation = (text: string) => fold(text).search(negation) >= 0
  const isAll = PROOF_WORDS[kit.language].quantifiers
  const found = hostTexts
    .flatMap((text) => saidByHost(text, kit))
    .find(
      ({ own, words, keys, limits: ownLimits, values: ownValues }) =>
        said.every((word) => words.has(word)) &&
        isInOrder(said, own) &&
        // A sentence with more figures than are said may have exchanged them.
        (figures.length === 0 || new Set(figures.map(({ key }) => key)).size === keys.size) &&
        figures.every(({ key }) => keys.has(key)) &&
        values.every((value) => ownValues.some((one) => isSameValue(value, one, true))) &&
        [...limits].every((limit) => ownLimits.has(limit)) &&
        hasNegation(own) === hasNegation(bare) &&
        !pieces.some((piece) => isOpenWhenClosed(piece, readPieces(own, kit))) &&
        (!isAll.test(fold(bare)) || isAll.test(fold(own))),
    )
  return found?.own ?? null
}

/** 'Paper in the yard, glass in the container' puts no glass into the yard. */
function isInOrder(said: readonly string[], own: string): boolean {
  let at = 0
  for (const word of foldedWords(own)) if (word === said[at]) at += 1
  return at === said.length
}

const limitsIn = (text: string, kit: LanguageKit) => new Set(readPieces(text, kit).flatMap(({ limits }) => [...limits]))

/** Each sentence and clause of the host's with its words, figures and limits. */
const saidByHost = rememberedByKit((text, kit) =>
  splitSentences(text, kit.language)
    .flatMap((own) => [own, ...splitClauses(own, kit)])
    .map((own) => ({
      own,
      words: new Set(foldedWords(own)),
      keys: new Set(
        readTokens(own)
          .filter(({ kind }) => kind !== 'amenity')
          .map(({ key }) => key),
      ),
      limits: limitsIn(own, kit),
      values: readPieces(own, kit).flatMap((piece) => piece.values),
    })),
)

/** The words that say something of the house. */
const contentWords = (text: string, kit: LanguageKit): string[] => {
  const courtesy = new Set(foldedWords(PROOF_WORDS[kit.language].courtesy))
  return foldedWords(text).filter((word) => word.length > 2 && !kit.everyday.has(word) && !courtesy.has(word))
}
