import type { Dictionary } from '#workflows/domain/dictionary.ts'
import { ALSO } from './kinds-of-things.ts'
import { isLightLimit, isLightTrait } from './light-traits.ts'
import { isMet, isNameMet } from './meet-unlisted.ts'
import type { Piece } from './read-pieces.ts'
import { strongThings } from './read-units.ts'
import { unlistedOf } from './unlisted-words.ts'

type Mentioning = { used: readonly Piece[] /** All of the same thing. */; beside: readonly Piece[] }

/** That something is named is no word that the house has it: 'the village's pool, 2 km'; and where it is belongs to it. */
export const isMereMention = (said: Piece, { used, beside }: Mentioning, dictionary: Dictionary) => {
  // 'Please bring towels' gives none.
  if (!said.isNo && !said.traits.has('bring') && used.some(({ traits }) => traits.has('bring'))) return true
  const limits = [...said.limits].filter((name) => !isLightLimit(name, said))
  const traits = [...said.traits].filter((name) => !isLightTrait(name, said))
  if (said.values.length + traits.length + limits.length > 0) return false
  const things = strongThings(said).length > 0 ? strongThings(said) : [...said.things]
  // 'In the ski room there is a boot dryer': whoever puts something there has one.
  if (things.length > 0 && said.words.length === 0 && things.every((thing) => ROOMS.has(thing))) return false
  const isFar = used.some(({ values }) => values.some(({ kind }) => kind === 'metres' || kind === 'minutes'))
  // 'The town's pool is open from May on, 3 km.'
  if (!said.isNo && beside.some(isWayOff)) return true
  // 'A crank in the pantry' says more than that one is named.
  if (isFar || countThings(said, dictionary) > 1) return isFar
  return used.some(
    (piece) =>
      // 'There is an iron in the flat' where it is with the neighbour.
      (said.isOfHouse && ELSEWHERE.some((trait) => piece.traits.has(trait) && !said.traits.has(trait))) ||
      unlistedOf(piece, dictionary).some(
        ({ words, ...word }) =>
          // German writes each noun as a name.
          !(piece.names.has(words) && (piece.language !== 'de' || word.meanings.length === 0)) &&
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

/** Not in the flat itself. */
export const ELSEWHERE = ['near', 'beside', 'public', 'shared']

/** A house has these of its own, so that one far away is another's. */
const OF_HOUSES = ['pool', 'sauna', 'gym', 'parking', 'hotTub', 'playground']

/** 'There is a pool, open from May on' of the town's, 3 km away. */
export const isThereAfar = (said: Piece, beside: readonly Piece[]): boolean =>
  said.isOwn &&
  !said.isNo &&
  OF_HOUSES.some((thing) => said.things.has(thing)) &&
  !said.values.some(({ kind }) => kind === 'metres' || kind === 'minutes') &&
  beside.some(isWayOff)

/** So far that one has to go there; '10 x 5 m' is a size. */
const isWayOff = ({ things, values }: Piece): boolean =>
  things.size === 0 && values.some(({ kind, key }) => kind === 'metres' && Number(key) >= A_WAY)
const A_WAY = 100

/** 'The keys are with Rosa': who has them is said of them. */
const countThings = (said: Piece, dictionary: Dictionary): number =>
  said.things.size +
  unlistedOf(said, dictionary).filter(
    ({ words, meanings }) => meanings.some(dictionary.isThing) || (said.language !== 'de' && said.names.has(words)),
  ).length
