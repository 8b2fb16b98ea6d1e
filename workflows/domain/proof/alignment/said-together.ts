import type { Dictionary } from '#workflows/domain/dictionary.ts'
import { isLightTrait } from './light-traits.ts'
import type { Piece } from './read-pieces.ts'
import { strongThings } from './read-units.ts'
import { unlistedOf } from './unlisted-words.ts'

/**
 * Pieces of a reply that stand one after the other as one claim; null where they make more than one: two things of which something is said,
 * two figures of a kind, a yes and a no.
 */
export function saidTogether(pieces: readonly Piece[], dictionary: Dictionary): Piece | null {
  const [first, ...others] = pieces
  return first === undefined
    ? null
    : others.reduce<Piece | null>((one, next) => (one === null ? null : joined(one, next, dictionary)), first)
}

function joined(one: Piece, next: Piece, dictionary: Dictionary): Piece | null {
  if (one.isNo !== next.isNo || one.isYes !== next.isYes || next.isContrast) return null
  const both: Piece = {
    ...one,
    things: union(one.things, next.things),
    traits: union(one.traits, next.traits),
    limits: union(one.limits, next.limits),
    values: [...one.values, ...next.values],
    words: [...one.words, ...next.words],
    names: union(one.names, next.names),
    left: `${one.left} , ${next.left}`,
    saidWith: new Map([...one.saidWith, ...next.saidWith]),
    raw: ` ${one.raw.trim()} ${next.raw.trim()} `,
    isOfHouse: one.isOfHouse || next.isOfHouse,
    isOfPeople: one.isOfPeople || next.isOfPeople,
    hasOne: one.hasOne || next.hasOne,
  }
  const kinds = both.values.map(({ kind, role }) => `${kind} ${role}`)
  if (new Set(kinds).size < kinds.length) return null
  const isSaying =
    both.values.length + both.limits.size > 0 || [...both.traits].some((trait) => !isLightTrait(trait, both))
  return isSaying && isNaming(one, dictionary) && isNaming(next, dictionary) ? null : both
}

const isNaming = (piece: Piece, dictionary: Dictionary): boolean =>
  strongThings(piece).length > 0 ||
  unlistedOf(piece, dictionary).some(
    ({ words, meanings }) => piece.names.has(words) || meanings.length === 0 || meanings.some(dictionary.isThing),
  )

const union = (a: ReadonlySet<string>, b: ReadonlySet<string>) => new Set([...a, ...b])
