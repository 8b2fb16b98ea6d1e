type Piece = { piece: string; isFound: boolean; at: number }

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
