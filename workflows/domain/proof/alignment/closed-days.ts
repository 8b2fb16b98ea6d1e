import type { Piece } from './read-pieces.ts'

/** True where a reply opens something on a day on which the host closes it: 'the shop is there for you on Sundays, too'. */
export const isOpenWhenClosed = (said: Piece, used: readonly Piece[]): boolean =>
  !said.isNo &&
  !said.traits.has('closed') &&
  [...said.limits]
    .filter((limit) => DAY.test(limit))
    .some((day) => {
      const naming = used.filter(
        (piece) => piece.limits.has(day) && (piece.isNo || piece.things.size + piece.traits.size > 0),
      )
      return (
        naming.length > 0 &&
        naming.every(({ traits, isNo, limits }) => isNo || traits.has('closed') || limits.has('except'))
      )
    })

const DAY = /day$|^weekend$/

/** True where a reply closes something on a day on which the host does not: 'Sundays too, closed on Mondays' closes nothing on Sundays. */
export function isClosedElsewhen(said: Piece, pieces: readonly Piece[]): boolean {
  if (!said.traits.has('closed') || said.isNo) return false
  const isClosing = (piece: Piece | undefined, at: number): boolean => {
    if (piece === undefined || piece.isNo) return false
    // 'Closed on Sunday and Monday.'
    const isRow = piece.isJoined && piece.traits.size + piece.things.size + piece.values.length === 0
    return piece.traits.has('closed') || (isRow && isClosing(pieces[at - 1], at - 1))
  }
  return [...said.limits]
    .filter((limit) => DAY.test(limit))
    .some((day) => !pieces.some((piece, at) => piece.limits.has(day) && isClosing(piece, at)))
}
