import { placedWords } from './words-of.ts'

/** So little that the place is in sight in the narrowest row. */
const BEFORE = 20
const LENGTH = 160
const LENGTH_OF_SEVERAL = 50

/** The part of a text where the words are found, the last of them by its beginning, or parts where they are far apart; null where none is. */
export function snippetOf(text: string, words: readonly string[]): string | null {
  const found = placedWords(text).flatMap(({ word, from, to }) => {
    const nth = soughtAs(word, words)
    return nth < 0 ? [] : [{ nth, to, start: startOfWord(text, from - BEFORE) }]
  })
  const inOne = partsOf(found, LENGTH)
  const parts = inOne.length > 1 ? partsOf(found, LENGTH_OF_SEVERAL) : inOne
  const [first, last] = [parts[0], parts.at(-1)]
  if (first === undefined || last === undefined) return null
  const shown = parts.map(({ start, end }) => text.slice(start, end).replaceAll(/\s+/g, ' ').trim())
  return `${first.start > 0 ? '… ' : ''}${shown.join(' … ')}${last.end < text.length ? '…' : ''}`
}

type Hit = { nth: number; start: number; to: number }

/** The first place of each word, without those that a part before has in it. */
function partsOf(found: readonly Hit[], length: number): { start: number; end: number }[] {
  const parts: { start: number; end: number }[] = []
  const shown = new Set<number>()
  for (const { nth, start, to } of found) {
    const before = parts.at(-1)?.end ?? 0
    if (to > before && !shown.has(nth))
      parts.push({ start: Math.max(start, before), end: Math.max(start, before) + length })
    if (to <= (parts.at(-1)?.end ?? 0)) shown.add(nth)
  }
  return parts
}

/** Which of the words that are looked for a folded word is, the last of which may have only been begun; -1 for none. */
export const soughtAs = (word: string, words: readonly string[]): number =>
  words.findIndex((sought, at) => (at === words.length - 1 ? word.startsWith(sought) : word === sought))

/** Whether it is one of them. */
export const isSought = (word: string, words: readonly string[]): boolean => soughtAs(word, words) >= 0

function startOfWord(text: string, from: number): number {
  if (from <= 0) return 0
  const space = text.slice(from, from + BEFORE).search(/\s/)
  return space < 0 ? from : from + space + 1
}
