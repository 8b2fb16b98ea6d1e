import type { Dictionary } from '#workflows/domain/dictionary.ts'
import { isLightTrait } from './light-traits.ts'
import { isMet } from './meet-unlisted.ts'
import type { Piece } from './read-pieces.ts'
import { strongThings, type Unit } from './read-units.ts'
import { unlistedOf } from './unlisted-words.ts'

/** True where the host says the contrary of what a sentence says of a thing, or says less of it where the sentence has it. */
export function isSaidOtherwise(pieces: readonly Piece[], units: readonly Unit[], dictionary: Dictionary): boolean {
  const [first] = pieces
  if (first === undefined) return false
  const whole: Piece = {
    ...first,
    things: new Set(pieces.flatMap(({ things }) => [...things])),
    traits: new Set(pieces.flatMap(({ traits }) => [...traits])),
    words: pieces.flatMap(({ words }) => words),
  }
  return pieces.some((piece) => isContradicted(piece, units)) || isWorseThere(whole, units, dictionary)
}

/** 'The charcoal is provided' where it is not, 'the deposit is cashed' of one that is not, 'no need to bring pods' where they are to be brought. */
const isContradicted = (said: Piece, units: readonly Unit[]): boolean =>
  said.words.some((word) => {
    const naming = units.flatMap(({ pieces }) => pieces).filter(({ raw }) => raw.includes(` ${word} `))
    return !said.isNo && naming.length > 0 && naming.every(({ isNo }) => isNo)
  }) ||
  [...said.traits].some((trait) => {
    const alike = units
      .flatMap(({ pieces }) => pieces)
      .filter(({ traits, things }) => traits.has(trait) && [...said.things].some((thing) => things.has(thing)))
    return alike.length > 0 && alike.every(({ isNo }) => isNo !== said.isNo)
  })

/** 'Wi-Fi 30 Mbps, patchy in the garden' to a reply that has it in the garden. */
export function isWorseThere(said: Piece, units: readonly Unit[], dictionary: Dictionary): boolean {
  const own = strongThings(said)
  const places = [...said.things].filter((thing) => !own.includes(thing))
  if (said.isNo || own.length === 0 || places.length === 0) return false
  const beside = units.flatMap((unit) =>
    unit.beside.some(({ things }) => own.some((thing) => things.has(thing))) ? unit.beside : [],
  )
  return places.some((place) => {
    const naming = beside.filter(({ things }) => things.has(place))
    return naming.length > 0 && naming.every((piece) => saysMore(piece, said, dictionary))
  })
}

const saysMore = (piece: Piece, said: Piece, dictionary: Dictionary): boolean =>
  strongThings(piece).length === 0 &&
  (unlistedOf(piece, dictionary).some((word) => !piece.names.has(word.words) && !isMet(word, said, dictionary)) ||
    [...piece.traits].some((trait) => !isLightTrait(trait, piece) && !said.traits.has(trait)))
