import { placedWords } from './words-of.ts'

/** So little that the place is in sight in the narrowest row. */
const BEFORE = 20
const LENGTH = 160

/** The part of a text where the words are found, the last of them by its beginning; null where none is. */
export function snippetOf(text: string, words: readonly string[]): string | null {
  const found = placedWords(text).find(({ word }) => isSought(word, words))
  if (found === undefined) return null
  const from = startOfWord(text, found.from - BEFORE)
  const part = text
    .slice(from, from + LENGTH)
    .replaceAll(/\s+/g, ' ')
    .trim()
  return `${from > 0 ? '… ' : ''}${part}${from + LENGTH < text.length ? '…' : ''}`
}

/** Whether a folded word is one of those that are looked for, the last of which may have only been begun. */
export const isSought = (word: string, words: readonly string[]): boolean =>
  words.some((sought, at) => (at === words.length - 1 ? word.startsWith(sought) : word === sought))

function startOfWord(text: string, from: number): number {
  if (from <= 0) return 0
  const space = text.slice(from, from + BEFORE).search(/\s/)
  return space < 0 ? from : from + space + 1
}
