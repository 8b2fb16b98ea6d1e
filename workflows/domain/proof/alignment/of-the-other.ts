import type { Piece } from './read-pieces.ts'

/** Of two things of a kind one is one of these and the other another: the left switch and the right one. */
export const OPPOSITES = [
  ['left', 'right', 'middleOne'],
  ['starboard', 'port_side'],
  ['big', 'small', 'tiny', 'huge'],
  ['upper', 'lower', 'upstairs', 'downstairs', 'above', 'under'],
  ['front', 'behind'],
  ['indoor', 'outdoor'],
  ['hot', 'cold', 'warm'],
  ['new', 'old'],
  ['long', 'short'],
  ['wide', 'narrow'],
  ['private', 'shared'],
  ['open', 'closed'],
  ['red', 'blue', 'green', 'yellow', 'white', 'black', 'grey', 'brown', 'orange', 'pink', 'purple'],
]

/**
 * True where a reply says of the one what the host says of the other: 'the right switch is for the terrace' where the left one is, and
 * the right one for the garden.
 */
export const isOfTheOther = (said: Piece, pieces: readonly Piece[]): boolean =>
  OPPOSITES.some((group) => {
    const own = group.filter((trait) => said.traits.has(trait))
    if (own.length === 0) return false
    const isOwn = (piece: Piece) => own.some((trait) => piece.traits.has(trait))
    const told = pieces.filter(isOwn)
    const others = pieces.filter((piece) => !isOwn(piece) && group.some((trait) => piece.traits.has(trait)))
    const ofTold = new Set(told.flatMap(meaningsOf))
    const ofOthers = new Set(others.flatMap(meaningsOf))
    const says = meaningsOf(said)
    const [onlyTold, onlyOthers] = [without(ofTold, ofOthers), without(ofOthers, ofTold)]
    return (
      onlyTold.length > 0 && !says.some((one) => onlyTold.includes(one)) && says.some((one) => onlyOthers.includes(one))
    )
  })

const meaningsOf = ({ things, words, values }: Piece): string[] => [
  ...things,
  ...words,
  ...values.map(({ kind, key }) => `${kind} ${key}`),
]

const without = (all: ReadonlySet<string>, others: ReadonlySet<string>) => [...all].filter((one) => !others.has(one))
