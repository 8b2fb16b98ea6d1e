import type { PropertyFact } from '#workflows/domain/facts/fact.ts'
import { sayFact } from '#workflows/domain/facts/say/say-fact.ts'
import type { LanguageKit } from '#workflows/domain/reading/language-kit.ts'
import { type Beside, isNamedIn, isToldBy, isToldWithoutLimits } from './is-told-by.ts'
import { isLightTrait } from './light-traits.ts'
import { ELSEWHERE } from './mere-mention.ts'
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
          notes.some((unit) => isToldWithoutLimits(piece, unit, beside) || isToldOtherwise(piece, unit, beside)) &&
          !notes.some((unit) => isToldBy(piece, unit, beside)),
      )
  )
}

/** A place says nothing of its own. */
const isOfSomething = (piece: Piece): boolean =>
  strongThings(piece).length > 0 || piece.things.has('arrival') || piece.things.has('departure')

const isToldOtherwise = (piece: Piece, unit: Unit, { reply }: Beside): boolean =>
  isDeniedBy(piece, unit) ||
  isOnAnotherDay(piece, unit) ||
  isOutsideTheFlat(piece, unit) ||
  isLimitedForWhom(piece, { unit, reply })

/** 'Rubbish on Thursday, recycling on Tuesday' collects no rubbish on Tuesday. */
function isOnAnotherDay(piece: Piece, { pieces }: Unit): boolean {
  const days = [...piece.limits].filter((limit) => WEEKDAY.test(limit))
  const marks = [...piece.traits].filter((name) => !isLightTrait(name, piece))
  return pieces.some(
    ({ things, traits, limits, isNo }) =>
      !isNo &&
      days.length > 0 &&
      [...limits].some((limit) => WEEKDAY.test(limit)) &&
      !days.some((day) => limits.has(day)) &&
      strongThings(piece).some((thing) => things.has(thing)) &&
      marks.some((name) => traits.has(name)),
  )
}
const WEEKDAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/

/** 'In the flat' where the host says: on the ground floor, shared, with the neighbour. */
const isOutsideTheFlat = (piece: Piece, { pieces }: Unit): boolean =>
  FLAT.test(piece.raw) &&
  strongThings(piece).some((thing) => pieces.some(({ things }) => things.has(thing))) &&
  pieces.some(
    ({ things, traits }) =>
      ELSEWHERE.some((trait) => traits.has(trait) && !piece.traits.has(trait)) ||
      OUTSIDE.some((place) => things.has(place) && !piece.things.has(place)),
  )
const FLAT =
  /(?<!\p{L})(?:appartamento|flat|apartment|wohnung|ferienwohnung|appartement|piso|apartamento|apartamen\p{L}*|mieszkani\p{L}*|studio|loft)(?!\p{L})/u
const OUTSIDE = 'cellar shed barn garage patio garden laundryRoom bikeShed groundFloor'.split(' ')

/** 'Children have to be accompanied' to a reply on what children may do. */
function isLimitedForWhom(piece: Piece, { unit, reply }: { unit: Unit; reply: Beside['reply'] }): boolean {
  const { lead, pieces } = unit
  const all = lead === null ? pieces : [lead, ...pieces]
  return (
    piece.traits.has('child') &&
    strongThings(piece).every((thing) => isNamedIn(thing, all)) &&
    pieces.some(
      ({ traits, limits }) =>
        traits.has('child') &&
        [...limits].some((limit) => !reply.some((one) => one.limits.has(limit) || one.traits.has(limit))),
    )
  )
}

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

/** True where a reply gives for nothing what none of its facts does, or what one of them has a price for: 'logs and heating are included'. */
export function isGivenByNone(pieces: readonly Piece[], facts: readonly PropertyFact[], kit: LanguageKit): boolean {
  const gives = ({ traits, isNo }: Piece) => !isNo && GIVEN.some((trait) => traits.has(trait))
  if (!pieces.some(gives)) return false
  const isGiven = (fact: PropertyFact) => readPieces(sayFact(fact, kit.language) ?? '', kit).some(gives)
  const given = new Set(facts.filter(isGiven).map(({ topic }) => topic))
  const isPriceSaid = pieces.some(({ values }) => values.some(({ kind }) => kind === 'price'))
  const isPriced = ({ value, topic }: PropertyFact) =>
    value.kind === 'amount' && value.amount > 0 && !given.has(topic) && !isPriceSaid
  return given.size === 0 || facts.some(isPriced)
}

/** 'Check-in until 22; after 20 it costs 15 €': whoever hears until when hears of the price within. */
export function isDearerWithin(pieces: readonly Piece[], notes: readonly Unit[], reply: readonly Piece[]): boolean {
  const prices = new Set(reply.flatMap(({ values }) => values.map(({ kind, key }) => `${kind} ${key}`)))
  return pieces.some(({ isNo, things, values }) =>
    values.some(
      ({ kind, key, role }) =>
        kind === 'time' &&
        role === 'until' &&
        !isNo &&
        notes.some(
          (unit) =>
            [...(unit.lead === null ? [] : [unit.lead]), ...unit.pieces].some((piece) =>
              [...piece.things].some((thing) => things.has(thing)),
            ) && unit.pieces.some((piece) => isPricedFrom(piece, key, prices)),
        ),
    ),
  )
}

const isPricedFrom = ({ values }: Piece, until: string, said: ReadonlySet<string>): boolean =>
  values.some(
    ({ kind, key, role }) => kind === 'time' && role === 'from' && key < (until === '00:00' ? '24:00' : until),
  ) && values.some(({ kind, key }) => kind === 'price' && !said.has(`${kind} ${key}`))
