import { isClosedElsewhen, isOpenWhenClosed } from './closed-days.ts'
import { areConditionsSaid } from './conditions-said.ts'
import { areOf, type Beside, costsOf, isMarked, isNamedAsNot, isNamedIn, isOfHouseElsewhere } from './is-told-by.ts'
import { isLightLimit, isLightTrait } from './light-traits.ts'
import { isMet } from './meet-unlisted.ts'
import { isOfTheOther } from './of-the-other.ts'
import { isOneOfMany, isOtherEnd } from './other-figures.ts'
import type { Piece } from './read-pieces.ts'
import { strongThings, type Unit } from './read-units.ts'
import { isSameValue } from './said-value.ts'
import { type Unlisted, unlistedOf } from './unlisted-words.ts'

type Placed = { piece: Piece; unit: Unit }

/**
 * True where one sentence of the host's says it with several of its things: 'airport 95 km, taxi 130 €' of a taxi from the airport. Each
 * figure and trait goes with a thing that is named; a thing that is merely named has no such figure of its own.
 */
export function isToldBySentence(said: Piece, units: readonly Unit[], { reply, dictionary }: Beside): boolean {
  const own = strongThings(said)
  const marks = said.values.length + said.traits.size + said.limits.size
  if (units.length < 2 || marks === 0 || own.length === 0) return false
  const placed = units.flatMap((unit) =>
    [...(unit.lead === null ? [] : [unit.lead]), ...unit.pieces].map((piece): Placed => ({ piece, unit })),
  )
  const all = [...new Set(placed.map(({ piece }) => piece))]
  if (![...said.things].every((name) => isNamedIn(name, all))) return false
  const ofSaid = placed.filter((one) => isOf(said, one))
  const isNamedHere = (word: string) => ofSaid.some(({ piece }) => piece.words.includes(word) || piece.names.has(word))
  const isSaidHere = (word: Unlisted) =>
    word.words.split(' ').every((one) => !said.words.includes(one) || isNamedHere(one)) ||
    ofSaid.some(({ piece }) => piece.isNo === said.isNo && isMet(word, piece, dictionary))
  if (!unlistedOf(said, dictionary).every(isSaidHere)) return false
  const isPriced = ofSaid.some(({ piece }) => [...piece.limits].some((one) => one.startsWith('per')))
  const holders = said.values.map((value) =>
    ofSaid.find(({ piece }) => piece.values.some((told) => isSameValue(value, told, isPriced))),
  )
  const carriers = (kind: 'traits' | 'limits') =>
    [...said[kind]]
      .filter((name) => (kind === 'limits' ? !isLightLimit(name, said) : !isLightTrait(name, said)))
      .map((name) => ofSaid.find(({ piece }) => isMarked(piece, kind, name) && piece.isNo === said.isNo))
  const found = [...holders, ...carriers('traits'), ...carriers('limits')]
  if (found.length === 0 || found.includes(undefined)) return false
  const used = [...new Set(found.flatMap((one) => (one === undefined ? [] : [one.piece])))]
  if (used.some(({ isNo, isDoubtful }) => isDoubtful || isNo !== said.isNo)) return false
  if (
    isClosedElsewhen(said, all) ||
    isOpenWhenClosed(said, all) ||
    isOfHouseElsewhere(said, all) ||
    isOneOfMany(said, used) ||
    isOtherEnd(said, used) ||
    isOfTheOther(said, all) ||
    isNamedAsNot(said, { all, used, lead: null }) ||
    hasFigureOfItsOwn(said, placed, used)
  )
    return false
  const ofUsed = placed
    .filter(({ unit }) => unit.pieces.some((piece) => used.includes(piece)))
    .map(({ piece }) => piece)
  return areConditionsSaid(used, [...ofUsed, ...costsOf(used, ofUsed, all)], reply)
}

/** What stands with one of the things that are named, or with none. */
function isOf(said: Piece, { piece, unit }: Placed): boolean {
  const [head] = unit.pieces
  const things = strongThings(piece).length > 0 || head === undefined ? strongThings(piece) : strongThings(head)
  return things.length === 0 ? (head?.names.size ?? 0) === 0 : areOf(said, things)
}

/** 'The parking by the pool costs 5 €' where the pool does, and the parking is free or costs another price. */
function hasFigureOfItsOwn(said: Piece, placed: readonly Placed[], used: readonly Piece[]): boolean {
  const isGiven = said.traits.has('free') || said.traits.has('included')
  // 'The garage 30 zł, in front of the house for free' makes no garage free.
  const kinds = new Set([...said.values.map(({ kind }) => kind), ...(isGiven ? (['price'] as const) : [])])
  return strongThings(said).some((thing) => {
    const ofThing = placed.filter(({ unit }) => unit.pieces[0]?.things.has(thing) === true)
    const isUsed = ofThing.some(({ piece }) => used.includes(piece))
    return (
      !isUsed &&
      ofThing.some(
        ({ piece }) =>
          // What is not included is there.
          (piece.isNo !== said.isNo && !piece.saidWith.has('included')) ||
          piece.values.some(({ kind }) => kinds.has(kind)) ||
          (kinds.has('price') && !isGiven && (piece.traits.has('free') || piece.traits.has('included'))),
      )
    )
  })
}
