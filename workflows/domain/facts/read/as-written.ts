import { foldFactText } from './fold-fact-text.ts'

/** A folded piece as the host wrote it; the whole sentence where it cannot be found. */
export function asWritten(piece: string, sentence: string): string {
  const words = piece
    .split(' ')
    .slice(-3)
    .join(' ')
    .replace(/[.!?]$/u, '')
    .trim()
  const found = sentence.split(/,(?!\d)\s*|;\s*/u).find((part) => foldFactText(part).includes(words))
  return (found ?? sentence)
    .trim()
    .replace(/[.!\s]+$/u, '')
    .replace(/^(?:and|but|e|ma|und|aber|et|mais|y|pero|en|maar|mas|i|ale)\s/iu, '')
}
