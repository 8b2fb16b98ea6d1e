import type { PropertyFact } from '#workflows/domain/facts/fact.ts'
import { sayFact } from '#workflows/domain/facts/say/say-fact.ts'
import type { LanguageKit } from '#workflows/domain/reading/language-kit.ts'
import { type Beside, isNamedIn, isToldBy, isToldWithoutLimits } from './is-told-by.ts'
import { isLightTrait } from './light-traits.ts'
import { type Piece, readPieces } from './read-pieces.ts'
import { strongThings, type Unit } from './read-units.ts'

/**
 * True where single facts say more than the host's sentences: a field says 'pets allowed' and a note 'one small dog', or 'not alone in the
 * house' to a reply that leaves the dog alone there.
 */
export function isLimitedByNotes(pieces: readonly Piece[], notes: readonly Unit[], beside: Beside): boolean {
  return (
    pieces
      .filter((piece) => !piece.isNo && isOfSomething(piece))
      // What names no more than the thing is told by more sentences: 'a lift in the building' by each of the lift.
      .map((piece) => ({ ...piece, words: [] }))
      .some(
        (piece) =>
          notes.some((unit) => isToldWithoutLimits(piece, unit, beside) || isDeniedBy(piece, unit)) &&
          !notes.some((unit) => isToldBy(piece, unit, beside)),
      )
  )
}

/** A place says nothing of its own. */
const isOfSomething = (piece: Piece): boolean =>
  strongThings(piece).length > 0 || piece.things.has('arrival') || piece.things.has('departure')

/** 'Dogs must not be left alone.' */
function isDeniedBy(piece: Piece, { lead, pieces }: Unit): boolean {
  const marks = [...piece.traits].filter((name) => !isLightTrait(name, piece))
  const all = lead === null ? pieces : [lead, ...pieces]
  return (
    strongThings(piece).every((thing) => isNamedIn(thing, all)) &&
    pieces.some(({ isNo, traits }) => isNo && marks.some((name) => traits.has(name)))
  )
}

const GIVEN = ['free', 'included']

/** True where a reply gives for nothing what none of its facts does: 'free' may stand in their sentence for something else. */
export function isGivenByNone(pieces: readonly Piece[], facts: readonly PropertyFact[], kit: LanguageKit): boolean {
  const gives = ({ traits, isNo }: Piece) => !isNo && GIVEN.some((trait) => traits.has(trait))
  return pieces.some(gives) && !facts.some((fact) => readPieces(sayFact(fact, kit.language) ?? '', kit).some(gives))
}
