import type { Piece } from './read-pieces.ts'

const isLimitAlone = ({ things, traits, values, words, limits, isNo }: Piece) =>
  limits.size > 0 && things.size + traits.size + values.length + words.length === 0 && !isNo

/** The pieces, a day or a limit that stands apart joined to what it goes with: 'on the last day, you can …', '… from 14, on Fridays'. */
export function joinLimits(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = []
  let waiting = new Set<string>()
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (!isLimitAlone(piece)) {
      joined.push({ ...piece, limits: new Set([...waiting, ...piece.limits]) })
      waiting = new Set()
    } else if (last === undefined) waiting = new Set([...waiting, ...piece.limits])
    else joined[joined.length - 1] = { ...last, limits: new Set([...last.limits, ...piece.limits]) }
  }
  return waiting.size === 0 ? joined : [...pieces]
}
