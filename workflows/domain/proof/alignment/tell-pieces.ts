import type { Dictionary } from '#workflows/domain/dictionary.ts'
import { unitOfBringing } from './bringing.ts'
import { isOfHouseElsewhere, isToldBy } from './is-told-by.ts'
import { isToldByLine } from './is-told-by-line.ts'
import { isToldBySentence } from './is-told-by-sentence.ts'
import { asHostMayCallIt } from './kinds-of-things.ts'
import { METHODS } from './light-traits.ts'
import type { Piece } from './read-pieces.ts'
import { strongThings, type Unit } from './read-units.ts'
import { isReason, isReasonOf } from './reasons.ts'
import { isWorseThere } from './said-otherwise.ts'
import { saidTogether } from './said-together.ts'
import { unlistedOf } from './unlisted-words.ts'

/** What the house says, unit by unit and sentence by sentence; a limit may be said anywhere in the reply. */
export type Telling = {
  units: readonly Unit[]
  sentences: readonly (readonly Unit[])[]
  lines: readonly (readonly Unit[])[]
  reply: readonly Piece[]
  dictionary: Dictionary
  guestWords: ReadonlySet<string>
}
type Teller = { units: readonly Unit[]; about: Piece | null; line?: string | undefined }

/** A claim has so many pieces at most. */
const TOGETHER = 3

/**
 * The units that say what all pieces of a sentence say; null where there are none. Where a comma parts one claim in two ('open from Monday to
 * Saturday, from 8 to 21'), its pieces are told together; each way to cut the sentence is as good as the other.
 */
export function tellPieces(pieces: readonly Piece[], before: Piece | null, house: Telling): Teller | null {
  const untold = new Set<number>()
  const isOfHost = (thing: string) => house.units.some((unit) => unit.beside.some(({ things }) => things.has(thing)))
  return tellFrom(0, { about: before })

  function tellFrom(at: number, { about, line }: Omit<Teller, 'units'>): Teller | null {
    if (at === pieces.length) return { units: [], about }
    if (untold.has(at)) return null
    for (let count = 1; count <= Math.min(TOGETHER, pieces.length - at); count += 1) {
      const piece = saidTogether(pieces.slice(at, at + count), house.dictionary)
      if (piece === null) break
      const first = tellOne(piece, { about, line })
      const rest = first === null ? null : tellFrom(at + count, first)
      if (first !== null && rest !== null) return { units: [...first.units, ...rest.units], about: rest.about }
    }
    untold.add(at)
    return null
  }

  function tellOne(piece: Piece, { about, line }: Omit<Teller, 'units'>): Teller | null {
    if (isReason(piece)) return isReasonOf(piece, house) ? { units: [], about, line } : null
    const isNew = isNamed(piece, house.dictionary)
    const whole: Piece = isNew || isOfItself(piece) ? piece : withSubject(piece, about)
    if (!isClaiming(whole, pieces) || isBareEvent(whole)) return null
    if (
      whole.isOfHouse &&
      isOfHouseElsewhere(
        whole,
        house.units.flatMap((unit) => unit.pieces),
      )
    )
      return null
    if (isWorseThere(whole, house.units, house.dictionary)) return null
    const brought = unitOfBringing(whole, house.units)
    if (brought !== undefined)
      return { units: [brought], about: isNew || about === null ? whole : about, line: brought.line }
    for (const one of [
      ...asHostMayCallIt(whole, isOfHost),
      ...asNamedBefore(piece, about, isOfHost),
      ...otherReadings(whole),
    ]) {
      const units = unitsThatTell(one, house)
      if (units.length > 0) return { units, about: isNew || about === null ? one : about, line: units[0]?.line }
    }
    // 'The flat is on the first floor, and one climbs a stone staircase': what the host goes on with in the same line.
    if (
      line === undefined ||
      whole === piece ||
      piece.things.size === 0 ||
      piece.values.length + piece.traits.size === 0
    )
      return null
    const onward = house.units.filter((unit) => unit.line === line)
    const units = unitsThatTell(piece, { ...house, units: onward, sentences: [], lines: [] })
    return units.length > 0 ? { units, about, line } : null
  }
}

/** One unit, else one sentence with several of its things. */
function unitsThatTell(
  said: Piece,
  { units, sentences, lines, reply, dictionary, guestWords }: Telling,
): readonly Unit[] {
  const beside = { reply, dictionary, guestWords }
  const unit = units.find((one) => isToldBy(said, one, beside))
  if (unit !== undefined) return [unit]
  return (
    sentences.find((those) => isToldBySentence(said, those, beside)) ??
    sentences.find((those) => isToldByLine(said, those, beside)) ??
    lines.find((those) => isToldByLine(said, those, beside)) ??
    []
  )
}

/** 'In the entrance' is of no arrival, and who asks before arriving asks before. */
function otherReadings(piece: Piece): Piece[] {
  if (!piece.things.has('arrival')) return []
  const without = new Set([...piece.things].filter((thing) => thing !== 'arrival'))
  const isEntrance = /^(?:entrada|ingresso|entrata|entree|eingang|ingang)$/u.test(
    (piece.saidWith.get('arrival') ?? '').trim(),
  )
  if (isEntrance) return [{ ...piece, things: union(without, new Set(['hallway'])) }]
  return piece.limits.has('before') && piece.values.length === 0 && without.size > 0
    ? [{ ...piece, things: without }]
    : []
}

/** 'Konzum is open until 13. The shop is 350 m away': a kind of which the host names none is what was called by its name before. */
function asNamedBefore(piece: Piece, about: Piece | null, isOfHost: (thing: string) => boolean): Piece[] {
  const own = strongThings(piece)
  const isByName = about !== null && about.words.some((word) => about.names.has(word))
  if (!isByName || own.length === 0 || own.some(isOfHost) || piece.words.length > 0) return []
  const { things, names, words, saidWith } = about
  return [
    { ...piece, things, words, names: union(piece.names, names), saidWith: new Map([...saidWith, ...piece.saidWith]) },
  ]
}

const isNamed = (piece: Piece, dictionary: Dictionary) =>
  strongThings(piece).length > 0 || unlistedOf(piece, dictionary).length > 0

/** 'The flat is on the second floor', 'for up to 10 people': whatever the sentence before spoke of. */
const isOfItself = (piece: Piece) =>
  (piece.isOfHouse && piece.things.size > 0) ||
  (piece.isOfPeople && piece.things.size === 0) ||
  // 'Check-in is from 3 pm.'
  ((piece.things.has('arrival') || piece.things.has('departure')) && piece.values.some(({ kind }) => kind === 'time'))

/** How one pays is a thing of its own. */
const isOfPaying = ({ traits }: Piece, pieces: readonly Piece[]) =>
  METHODS.some((one) => traits.has(one)) && pieces.some((piece) => piece.traits.has('pay'))

/** Everybody arrives and leaves: 'take your time leaving' and 'the same goes for the check-out' are told by no hour of it. */
const isBareEvent = ({ things, traits, limits, values, names }: Piece): boolean =>
  traits.size + limits.size + values.length + names.size === 0 &&
  things.size > 0 &&
  [...things].every((thing) => thing === 'arrival' || thing === 'departure')

/** It speaks of something. */
const isClaiming = (piece: Piece, pieces: readonly Piece[]) =>
  piece.things.size > 0 || piece.words.length > 0 || piece.isOfPeople || isOfPaying(piece, pieces)

const union = (a: ReadonlySet<string>, b: ReadonlySet<string>) => new Set([...a, ...b])

const withSubject = (piece: Piece, about: Piece | null): Piece =>
  about === null
    ? piece
    : {
        ...piece,
        things: union(piece.things, about.things),
        words: about.things.size > 0 ? piece.words : [...piece.words, ...about.words],
        names: union(piece.names, about.names),
        saidWith: new Map([...about.saidWith, ...piece.saidWith]),
      }
