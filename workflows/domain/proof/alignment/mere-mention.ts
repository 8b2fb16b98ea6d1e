import type { Dictionary } from '#workflows/domain/dictionary.ts'
import { ALSO } from './kinds-of-things.ts'
import { isLightLimit, isLightTrait } from './light-traits.ts'
import { isMet, isNameMet } from './meet-unlisted.ts'
import type { Piece } from './read-pieces.ts'
import { strongThings } from './read-units.ts'
import { unlistedOf } from './unlisted-words.ts'

/** That something is named is no word that the house has it: 'the village's pool, 2 km'; and where it is belongs to it. */
export const isMereMention = (said: Piece, used: readonly Piece[], dictionary: Dictionary) => {
  // 'Please bring towels' gives none.
  if (!said.isNo && !said.traits.has('bring') && used.some(({ traits }) => traits.has('bring'))) return true
  const limits = [...said.limits].filter((name) => !isLightLimit(name, said))
  const traits = [...said.traits].filter((name) => !isLightTrait(name, said))
  if (said.values.length + traits.length + limits.length > 0) return false
  const things = strongThings(said).length > 0 ? strongThings(said) : [...said.things]
  // 'In the ski room there is a boot dryer': whoever puts something there has one.
  if (things.length > 0 && said.words.length === 0 && things.every((thing) => ROOMS.has(thing))) return false
  const isFar = used.some(({ values }) => values.some(({ kind }) => kind === 'metres' || kind === 'minutes'))
  // 'A crank in the pantry' says more than that one is named.
  if (isFar || countThings(said, dictionary) > 1) return isFar
  return used.some(
    (piece) =>
      unlistedOf(piece, dictionary).some(
        ({ words, ...word }) =>
          !piece.names.has(words) &&
          !said.words.includes(words) &&
          !BUILDING.test(words) &&
          !isMet({ words, ...word }, said, dictionary),
      ) ||
      [...piece.things].some(
        (thing) =>
          !said.things.has(thing) &&
          // 'A hob in the kitchen': what is in a room is there.
          (said.isOfHouse || !(ROOMS.has(thing) || PLACES_INSIDE.has(thing))) &&
          ![...said.things].some((one) => (ALSO[one] ?? []).includes(thing)) &&
          !isNameMet({ name: thing, of: piece, by: said }, dictionary),
      ),
  )
}

const ROOMS = new Set(
  'skiRoom shoeRoom storeroom cellar laundryRoom boilerRoom pantry diningRoom study childrensRoom guestToilet bikeShed terrace balcony roofTerrace garden kitchen'.split(
    ' ',
  ),
)

/** What is in one of these is there, and none of them is had by whoever else: 'the washing machine is in the bathroom'. */
const PLACES_INSIDE = new Set(
  'bathroom toilet bedroom livingRoom hallway wardrobe drawer worktop attic shelf groundFloor'.split(' '),
)
/** 'A lift in the building'. */
const BUILDING =
  /^(?:palazz\p{L}+|edifici\p{L}*|building|gebaude|immeuble|batiment|gebouw|predio|budyn\p{L}+|kamienic\p{L}+)$/u

/** 'The keys are with Rosa': who has them is said of them. */
const countThings = (said: Piece, dictionary: Dictionary): number =>
  said.things.size +
  unlistedOf(said, dictionary).filter(
    ({ words, meanings }) => meanings.some(dictionary.isThing) || (said.language !== 'de' && said.names.has(words)),
  ).length
