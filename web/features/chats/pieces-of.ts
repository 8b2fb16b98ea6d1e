import { isSought, placedWords } from '#api/contract/found-words.ts'

export type Piece = { piece: string; isFound: boolean; at: number }

const escaped = (words: string) => words.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** The text in pieces, those that are the words and those between; together they are the text again. */
export function piecesOf(text: string, words: string): Piece[] {
  const sought = words.trim()
  if (sought === '') return [{ piece: text, isFound: false, at: 0 }]
  let at = 0
  return text
    .split(new RegExp(`(${escaped(sought)})`, 'iu'))
    .map((piece, index) => {
      const begun = at
      at += piece.length
      return { piece, isFound: index % 2 === 1, at: begun }
    })
    .filter(({ piece }) => piece !== '')
}

/** The same by single words, folded, the last of them by its beginning: as messages are searched. */
export function wordPiecesOf(text: string, words: string): Piece[] {
  const sought = placedWords(words).map(({ word }) => word)
  const pieces: Piece[] = []
  let at = 0
  const add = (to: number, isFound: boolean) => {
    if (to > at) pieces.push({ piece: text.slice(at, to), isFound, at })
    at = Math.max(at, to)
  }
  for (const { word, from, to } of placedWords(text)) {
    if (!isSought(word, sought)) continue
    add(from, false)
    add(to, true)
  }
  add(text.length, false)
  return pieces
}
