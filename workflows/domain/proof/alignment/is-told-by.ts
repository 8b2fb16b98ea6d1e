import type { Dictionary } from '#workflows/domain/dictionary.ts'
import { isClosedElsewhen, isOpenWhenClosed } from './closed-days.ts'
import { areConditionsSaid, isCaseSaid, type Said } from './conditions-said.ts'
import { ALSO } from './kinds-of-things.ts'
import { isLightLimit, isLightTrait } from './light-traits.ts'
import { findTeller, isMet, isNameMet, isNothing, unmetBy } from './meet-unlisted.ts'
import { isMereMention, isThereAfar } from './mere-mention.ts'
import { isOfTheOther } from './of-the-other.ts'
import { isOneOfMany, isOtherEnd } from './other-figures.ts'
import type { Piece } from './read-pieces.ts'
import { strongThings, type Unit } from './read-units.ts'
import { AS_WELL } from './said-as-well.ts'
import { isSameValue, type SaidValue } from './said-value.ts'
import { unlistedOf } from './unlisted-words.ts'

/** The whole reply, where a limit may be said, and what words mean that no table lists. */
export type Beside = {
  reply: readonly Piece[]
  dictionary: Dictionary
  /** Folded words of what the guest wrote. */
  guestWords: ReadonlySet<string>
}

/** Whoever has one of these has a kitchen. */
const IN_KITCHEN = 'oven microwave dishwasher fridge kettle coffeeMachine filterCoffee gasHob induction'.split(' ')
/** What a room or a box is for: skis are left in a ski room, and keys are in a key box. */
const KEPT_IN: Record<string, readonly string[]> = {
  ski: ['skiRoom'],
  key: ['keyBox'],
  bicycle: ['bikeShed'],
  shoe: ['shoeRoom', 'shoeDryer'],
}
/** True where a thing is named, by its own name or one that holds it too; who has an oven has a kitchen. */
export const isNamedIn = (thing: string, pieces: readonly Piece[]): boolean =>
  pieces.some(
    ({ things, limits }) =>
      things.has(thing) ||
      (thing === 'departure' && limits.has('departureDay')) ||
      (thing === 'arrival' && limits.has('arrivalDay')) ||
      (ALSO[thing] ?? []).some((other) => things.has(other)) ||
      (KEPT_IN[thing] ?? []).some((other) => things.has(other)) ||
      (thing === 'gasHob' && things.has('hob') && things.has('gas')) ||
      (thing === 'kitchen' && IN_KITCHEN.some((one) => things.has(one))),
  )

/** True where a piece has a trait or a limit, under its own name or under one that says the same. */
export const isMarked = (piece: Piece, kind: 'traits' | 'limits', name: string): boolean =>
  piece[kind].has(name) ||
  // 'Seule la chambre' and 'solo nella camera'.
  ((name === 'only' || name === 'alone') && (piece.limits.has('only') || piece.traits.has('alone'))) ||
  (AS_WELL[name] ?? []).some((other) => piece[kind].has(other)) ||
  (name === 'departureDay' && piece.things.has('departure')) ||
  (name === 'arrivalDay' && piece.things.has('arrival'))

/** True where a unit of the host's says what a piece of a reply says: every meaning, every figure with its role, yes or no, and each limit. */
export function isToldBy(said: Piece, unit: Unit, beside: Beside): boolean {
  const used = tellersOf(said, unit, beside)
  return (
    used !== null &&
    !isMereMention(said, { used, beside: unit.pieces }, beside.dictionary) &&
    !isThereAfar(said, unit.pieces) &&
    isLimitedBy(used, unit, beside.reply)
  )
}

/** Who asks for it hears no less where it is there for whoever asks. */
const NOTHING: ReadonlySet<string> = new Set()
const ASKED_FOR: Said = {
  ...{ things: NOTHING, limits: NOTHING, traits: new Set(['request', 'advance']) },
  ...{ values: [], isNo: false, hasOne: false },
}

/** True where a unit says it of fewer cases than the reply: 'one small dog' to whoever reads that dogs are welcome. */
export function isToldWithoutLimits(said: Piece, unit: Unit, beside: Beside): boolean {
  const used = tellersOf(said, unit, beside)
  return used !== null && !isLimitedBy(used, unit, [...beside.reply, ASKED_FOR])
}

const isLimitedBy = (used: readonly Piece[], { pieces, beside }: Unit, reply: readonly Said[]): boolean =>
  areConditionsSaid(
    used,
    // 'Monday to Saturday, none on Sunday': what is denied has no limit but its own.
    used.every(({ isNo, limits }) => isNo && limits.size > 0) ? used : [...pieces, ...costsOf(used, pieces, beside)],
    reply,
  )

/** The pieces of a unit that say it, whatever limits them; null where they do not. */
function tellersOf(
  said: Piece,
  { lead, pieces, beside }: Unit,
  { dictionary, guestWords }: Beside,
): readonly Piece[] | null {
  const all = lead === null ? pieces : [lead, ...pieces]
  // 'From 13 h, not on Saturdays': the Saturday is not one of those days.
  const has = (kind: 'traits' | 'limits', name: string, among: readonly Piece[]) =>
    among.some((piece) => isMarked(piece, kind, name) && (piece.isNo === said.isNo || piece === lead))
  const unmet = unmetBy(said, { all, isNamed: (name) => isNamedIn(name, all), guestWords }, dictionary)
  const teller = isNothing(unmet) ? null : findTeller(said, { unmet, lead, pieces }, dictionary)
  if (teller === null && !isNothing(unmet)) return null
  // 'Sundays too, closed on Mondays': the day belongs to what is said of it.
  if (
    teller !== null &&
    said.values.length === 0 &&
    ![...said.limits].every((name) => isLightLimit(name, said) || teller.limits.has(name))
  )
    return null
  const found = usedBy(said, { lead, pieces, teller }, dictionary)
  if (found === null) return null
  const used = teller === null || teller === lead || found.includes(teller) ? found : [...found, teller]
  if (used.some(({ isNo, isDoubtful }) => isDoubtful || isNo !== said.isNo)) return null
  if (isOfWhatIsNot(said, used, pieces) || isNamedAsNot(said, { all, used, lead })) return null
  const plain = all.filter((piece) => piece.values.length === 0 || used.includes(piece))
  if (
    ![...said.traits].every(
      (name) =>
        isLightTrait(name, said) ||
        has('traits', name, plain) ||
        unmet.names.includes(name) ||
        (name === 'both' && isPair(used, pieces)),
    )
  )
    return null
  // 'Open daily from 9 to 20', where the host names no day.
  const isDaily =
    said.values.some(({ kind }) => kind === 'time') &&
    !all.some(({ limits }) => [...limits].some((one) => one.endsWith('day') && one !== 'perDay'))
  if (
    ![...said.limits].every(
      (name) => isLightLimit(name, said) || has('limits', name, plain) || (name === 'perDay' && isDaily),
    )
  )
    return null
  if (
    isClosedElsewhen(said, all) ||
    isOpenWhenClosed(said, all) ||
    isOfHouseElsewhere(said, beside) ||
    isOneOfMany(said, used) ||
    isOtherEnd(said, used) ||
    isOfTheOther(said, all) ||
    !isCaseSaid(used, pieces, {
      areWordsMet: (piece) => areWordsMet(piece, said, dictionary),
      isOfAnother: (piece, first) =>
        namesThing(piece, dictionary) && !sharesThing(piece, said) && sharesThing(first, said),
      says: (value) => said.values.some((own) => isSameValue(own, value, true)),
    })
  )
    return null
  return used
}

const namesThing = (piece: Piece, dictionary: Dictionary) =>
  piece.things.size > 0 || unlistedOf(piece, dictionary).some(({ meanings }) => meanings.some(dictionary.isThing))

const sharesThing = (piece: Piece, said: Piece) => [...piece.things].some((thing) => said.things.has(thing))

/** What stands with a figure is said with it. */
const areWordsMet = (piece: Piece, said: Piece, dictionary: Dictionary): boolean =>
  [...piece.traits].every((name) => isLightTrait(name, piece) || isMarked(said, 'traits', name)) &&
  unlistedOf(piece, dictionary).every(
    (word) => said.names.has(word.words) || said.words.includes(word.words) || isMet(word, said, dictionary),
  )

/** 'One basket of logs is included, further baskets are 8 £': what more of a thing costs goes with what is free of it. */
export function costsOf(used: readonly Piece[], pieces: readonly Piece[], beside: readonly Piece[]): Piece[] {
  if (!used.some(({ traits }) => traits.has('free') || traits.has('included'))) return []
  const own = new Set(pieces.flatMap((piece) => [...piece.things]))
  return beside.filter(
    (piece) =>
      !pieces.includes(piece) &&
      piece.values.some(({ kind }) => kind === 'price') &&
      (strongThings(piece).length === 0 || [...piece.things].some((thing) => own.has(thing))),
  )
}

/** 'No pool in the house, the town's is 800 m away': what stands beside a thing that is not there is of another. */
const isOfWhatIsNot = (said: Piece, used: readonly Piece[], pieces: readonly Piece[]) => {
  const own = strongThings(said)
  const names = ({ things }: Piece) => own.some((thing) => things.has(thing))
  // 'No towels, for rent at 6 €' is of the towels.
  const isPriced = used.every(({ values }) => values.some(({ kind }) => kind === 'price'))
  // 'No towels, please bring your own.'
  if (used.some(({ limits }) => limits.has('except'))) return false
  if (said.traits.has('bring') && used.every((piece) => strongThings(piece).length === 0)) return false
  return (
    !said.isNo &&
    !isPriced &&
    !used.some((piece) => names(piece) || piece.isYes) &&
    pieces.some((piece) => piece.isNo && names(piece))
  )
}

type Naming = { all: readonly Piece[]; used: readonly Piece[]; lead: Piece | null }

/** 'Fast in the living room, in the garden it does not work' is of no garden. */
export const isNamedAsNot = (said: Piece, { all, used, lead }: Naming): boolean =>
  !said.isNo &&
  !said.isYes &&
  [...said.things].some((thing) => {
    const naming = all.filter((piece) => isNamedIn(thing, [piece]))
    return (
      naming.length > 0 &&
      naming.every(
        (piece) =>
          piece.isNo &&
          !piece.isYes &&
          piece !== lead &&
          !piece.limits.has('except') &&
          // 'Breakfast is not included, the café serves it': there is one.
          !piece.saidWith.has('included'),
      ) &&
      !used.some((piece) => naming.includes(piece))
    )
  })

/** 'Both boats' of two. */
const isPair = (used: readonly Piece[], pieces: readonly Piece[]) =>
  [...used, ...pieces].some(({ values }) => values.some(({ kind, key }) => kind === 'count' && key === '2'))

type Used = { lead: Piece | null; pieces: readonly Piece[]; teller: Piece | null }

/** The pieces that carry what is said: those with its figures, else those with what is said of the thing, else the thing itself. */
function usedBy(said: Piece, { lead, pieces, teller }: Used, dictionary: Dictionary): Piece[] | null {
  const isPriced = pieces.some(
    ({ limits, traits }) =>
      [...limits].some((one) => one.startsWith('per')) || traits.has('cost') || traits.has('pay') || traits.has('rent'),
  )
  if (said.values.length > 0) {
    const all = lead === null ? pieces : [lead, ...pieces]
    const isHeld = (value: SaidValue, { values }: Piece) => values.some((told) => isSameValue(value, told, isPriced))
    const own = all.filter((piece) => !isOtherThing(said, piece, dictionary))
    // 'From 7 to 13' of '7-21, on Sundays 7-13' is the second.
    const whole = own.find((piece) => said.values.every((value) => isHeld(value, piece)))
    const found = whole === undefined ? said.values.map((value) => own.find((piece) => isHeld(value, piece))) : [whole]
    const holders = found.flatMap((piece) => (piece === undefined ? [] : [piece]))
    if (holders.length < found.length) return null
    // 'Also for children' of 'adults 1.10, children exempt': who is named is told, too.
    const beside = [...said.traits]
      .filter((name) => !isLightTrait(name, said) && !holders.some((piece) => piece.traits.has(name)))
      .flatMap((name) => pieces.find((piece) => piece.traits.has(name)) ?? [])
    return [...new Set([...holders, ...beside])]
  }
  const marks = [
    ...[...said.traits].filter((name) => !isLightTrait(name, said)),
    ...[...said.limits].filter((name) => !isLightLimit(name, said)),
  ]
  const carriers = pieces.filter(({ traits, limits }) => marks.some((name) => traits.has(name) || limits.has(name)))
  if (carriers.length > 0) return carriers
  const strong = new Set(strongThings(said))
  const named = pieces.filter(
    (piece) =>
      piece === teller ||
      [...piece.things].some((thing) => strong.has(thing)) ||
      said.words.some((word) => piece.words.includes(word)),
  )
  const [first] = pieces
  return named.length > 0 ? named : first === undefined ? null : [first]
}

/** A figure in brackets or after a comma goes with its own thing, where it names one. */
const isOtherThing = (said: Piece, piece: Piece, dictionary: Dictionary) => {
  const own = strongThings(piece)
  return (
    own.length > 0 &&
    (said.things.size > 0 || said.isOfPeople) &&
    !areOf(said, own) &&
    !own.some((name) => isNameMet({ name, of: piece, by: said }, dictionary))
  )
}

/** One of these things is named, by its own name or by another. */
export const areOf = (said: Piece, things: readonly string[]): boolean =>
  things.some((thing) => said.things.has(thing) || [...said.things].some((one) => (ALSO[one] ?? []).includes(thing)))

/** 'You can park at the cottage' where there is no parking at it, but in the street. */
export const isOfHouseElsewhere = (said: Piece, pieces: readonly Piece[]) =>
  said.isOfHouse &&
  !said.isNo &&
  pieces.some(
    (piece) => piece.isNo && piece.isOfHouse && strongThings(piece).some((thing) => said.things.has(thing)),
  ) &&
  !pieces.some((piece) => !piece.isNo && piece.isOfHouse && strongThings(piece).some((thing) => said.things.has(thing)))
