import { fold } from '#workflows/domain/fold-text.ts'

/** Who writes a book does not write of what happens this minute; the cost of a look stays small. */
const LONGEST = 12_000
/** Abbreviations and figures end no sentence. */
const ENDS = /(?<![.!?…;\n\r•])[.!?…;\n\r•]+(?=\s|$|\p{L})|[!?]+/u

/**
 * A text as the rules read it: sentences of words between single blanks, folded, apostrophes apart (n't as one), every doubled character
 * once, so that `floodddding`, `FLOODING` and `floding` are one word.
 */
export function sentencesOf(text: string): string[] {
  return fold(text.slice(0, LONGEST))
    .replace(/ł/g, 'l')
    .split(ENDS)
    .map(plainWords)
    .filter((sentence) => sentence !== ' ')
}

/** Words with a blank before, between and behind them. */
export const plainWords = (folded: string): string =>
  ` ${folded
    .replace(/n't\b/g, 'nt')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/(\p{L})\1+/gu, '$1')} `.replace(/^ +$/, ' ')
