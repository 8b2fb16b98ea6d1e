import type { Piece } from './read-pieces.ts'
import { strongThings, type Unit } from './read-units.ts'

/** What stands beside 'bring' without saying more. */
const BESIDE = new Set(['bring', 'need_it', 'must', 'self', 'private'])
/** Nobody brings one where none is taken. */
const NOT_BROUGHT = ['pet', 'dog', 'cat', 'visitor', 'extraGuest', 'parties', 'smoking']

/**
 * The unit by which a guest need not bring a thing, since the house has it for nothing, or has to, since it has none; undefined where a piece
 * speaks of something else.
 */
export function unitOfBringing(said: Piece, units: readonly Unit[]): Unit | undefined {
  const { traits, limits, values, words } = said
  const own = strongThings(said)
  if (!traits.has('bring') || [...traits].some((trait) => !BESIDE.has(trait))) return undefined
  if (
    limits.size + values.length + words.length > 0 ||
    own.length !== 1 ||
    NOT_BROUGHT.some((one) => own.includes(one))
  )
    return undefined
  const naming = units.filter(({ pieces: [head] }) => own.every((thing) => head?.things.has(thing)))
  return naming.find((unit) => (said.isNo ? isThere(unit) : isNotThere(unit)))
}

/** 'Hairdryer in the bathroom.' */
const isThere = ({ pieces, beside }: Unit): boolean =>
  pieces.every(({ isNo, isDoubtful, values, limits }) => !isNo && !isDoubtful && values.length + limits.size === 0) &&
  !beside.some(
    ({ traits, values }) => traits.has('bring') || traits.has('rent') || values.some(({ kind }) => kind === 'price'),
  )

/** 'No travel cot', 'towels for rent.' */
const isNotThere = ({ pieces: [head, ...others] }: Unit): boolean =>
  head !== undefined &&
  !head.isDoubtful &&
  ((head.isNo && head.traits.size + head.limits.size + head.values.length === 0) ||
    [head, ...others].some(({ traits, isNo }) => !isNo && traits.has('rent')))
