import { isNamedIn } from './is-told-by.ts'
import type { Piece } from './read-pieces.ts'
import type { Unit } from './read-units.ts'

/**
 * True where the host denies of one thing of a sentence what the sentence says of two: 'Wi-Fi in the house and at the pool' where there is
 * Wi-Fi in the house, at the pool not.
 */
export const isDeniedTogether = (said: readonly Piece[], units: readonly Unit[]): boolean => {
  const named = said.filter(({ isNo }) => !isNo)
  const isSaid = (thing: string) => isNamedIn(thing, named)
  return units.some(({ beside }) => {
    const [first, ...others] = beside
    if (first === undefined || first.isNo || ![...first.things].some(isSaid)) return false
    return others.some(
      (piece) =>
        piece.isNo &&
        piece.things.size > 0 &&
        piece.traits.size + piece.values.length + piece.limits.size === 0 &&
        [...piece.things].every((thing) => !first.things.has(thing) && isSaid(thing)) &&
        said.some(
          (one) =>
            !one.isNo &&
            one.traits.size + one.values.length === 0 &&
            [...piece.things].every((thing) => one.things.has(thing)),
        ),
    )
  })
}
