import type { Dictionary } from '#workflows/domain/dictionary.ts'
import { isClosedElsewhen, isOpenWhenClosed } from './closed-days.ts'
import { areConditionsSaid } from './conditions-said.ts'
import { type Beside, costsOf, isMarked, isNamedIn, isOfHouseElsewhere } from './is-told-by.ts'
import { isLightLimit, isLightTrait } from './light-traits.ts'
import { isMet, isNameMet, isUnlistedIn } from './meet-unlisted.ts'
import { isMereMention, isThereAfar } from './mere-mention.ts'
import { isOfTheOther } from './of-the-other.ts'
import { isOneOfMany } from './other-figures.ts'
import type { Piece } from './read-pieces.ts'
import type { Unit } from './read-units.ts'
import { isSameValue } from './said-value.ts'
import { unlistedOf } from './unlisted-words.ts'

type Placed = { piece: Piece; unit: Unit }
type Line = readonly Unit[]

/**
 * True where pieces of one line of the host's say it together, none of which is of a thing that the reply does not name: of 'washing
 * machine 4 €, dryer 3 €' no dryer costs 4 €. A figure without a thing is of the one that its sentence begins with.
 */
export function isToldByLine(said: Piece, line: Line, { reply, dictionary }: Beside): boolean {
  const placed = line.flatMap((unit) =>
    [...(unit.lead === null ? [] : [unit.lead]), ...unit.pieces].map((piece): Placed => ({ piece, unit })),
  )
  if (!mayBeTold(said, placed)) return false
  const own = placed.filter(({ piece }) => !piece.isDoubtful).filter((one) => isOfNoOther(one, said, dictionary))
  const same = own.filter(({ piece }) => piece.isNo === said.isNo)
  // What is not there may be named before it is denied: 'Wi-Fi in the house, not in the barn'.
  // 'Not indoors, on the balcony yes.'
  const naming = said.isNo || said.isYes ? own : same
  const isPriced = same.some(({ piece }) => [...piece.limits].some((one) => one.startsWith('per')))
  const items: Placed[][] = [
    ...unlistedOf(said, dictionary).map((word) =>
      naming.filter(({ piece }) => piece.names.has(word.words) || isMet(word, piece, dictionary)),
    ),
    ...[...said.things].map((name) =>
      naming.filter(({ piece }) => isNamedIn(name, [piece]) || isNameMet({ name, of: said, by: piece }, dictionary)),
    ),
    ...[...said.traits]
      .filter((name) => !isLightTrait(name, said))
      .map((name) =>
        same.filter(
          ({ piece }) => isMarked(piece, 'traits', name) || isNameMet({ name, of: said, by: piece }, dictionary),
        ),
      ),
    ...[...said.limits]
      .filter((name) => !isSaidByHours(name, said) && !isLightLimit(name, said))
      .map((name) => same.filter(({ piece }) => isMarked(piece, 'limits', name))),
    ...said.values.map((value) =>
      same.filter(({ piece }) => piece.values.some((told) => isSameValue(value, told, isPriced))),
    ),
  ]
  if (items.length === 0 || items.some((holders) => holders.length === 0)) return false
  if (said.isNo && !items.some((holders) => holders.some(({ piece }) => piece.isNo))) return false
  const used = [...new Set(items.flatMap(([first]) => (first === undefined ? [] : [first])))]
  const pieces = used.map(({ piece }) => piece)
  const beside = used.flatMap(({ unit }) => unit.pieces)
  if (said.isYes && pieces.some(({ isNo }) => isNo) && !pieces.some(({ isYes }) => isYes)) return false
  if (pieces.some((piece) => saysAnother(piece, said))) return false
  const all = placed.map(({ piece }) => piece)
  if (
    isClosedElsewhen(said, all) ||
    isOpenWhenClosed(said, all) ||
    isOfHouseElsewhere(said, all) ||
    isOneOfMany(said, pieces) ||
    isOfTheOther(said, all) ||
    isMereMention(said, { used: pieces, beside }, dictionary) ||
    isThereAfar(said, beside)
  )
    return false
  return areConditionsSaid(pieces, [...new Set([...beside, ...costsOf(pieces, beside, all)])], reply)
}

/** Most lines have none of its figures: that is seen at once. */
const mayBeTold = (said: Piece, placed: readonly Placed[]): boolean =>
  said.values.every((value) =>
    placed.some(({ piece }) => piece.values.some((told) => isSameValue(value, told, true))),
  ) &&
  [...said.limits].every(
    (name) =>
      isSaidByHours(name, said) ||
      isLightLimit(name, said) ||
      placed.some(({ piece }) => isMarked(piece, 'limits', name)),
  )

/** 'In the morning from 7 to 10': the hours say it. */
const isSaidByHours = (limit: string, { values }: Piece): boolean => {
  const [from, until] = DAY_PARTS[limit] ?? []
  const hours = values.filter(({ kind }) => kind === 'time').map(({ key }) => Number(key.slice(0, 2)))
  return (
    from !== undefined &&
    until !== undefined &&
    hours.length > 0 &&
    hours.every((hour) => hour >= from && hour <= until)
  )
}
const DAY_PARTS: Record<string, readonly [number, number]> = {
  morning: [5, 13],
  afternoon: [12, 19],
  evening: [17, 24],
}

/** 'From 14, on Saturdays from 16': two figures of a kind are of two cases. */
const saysAnother = ({ values }: Piece, said: Piece): boolean =>
  said.values.length > 0 &&
  values.some((told) => {
    const alike = said.values.filter(({ kind }) => kind === told.kind || kind === 'count' || told.kind === 'count')
    return alike.length > 0 && !alike.some((value) => isSameValue(value, told, true))
  })

/** A piece without a thing is of what heads its unit. */
function isOfNoOther({ piece, unit }: Placed, said: Piece, dictionary: Dictionary): boolean {
  if (namesOnly(piece, said, dictionary)) {
    const [head] = unit.pieces
    return !isBare(piece, dictionary) || head === undefined || head === piece || namesOnly(head, said, dictionary)
  }
  return false
}

const isBare = (piece: Piece, dictionary: Dictionary): boolean =>
  piece.things.size === 0 && !unlistedOf(piece, dictionary).some(({ meanings }) => meanings.some(dictionary.isThing))

/** True where a piece names no thing that the reply does not; a word that nobody knows may be one. */
const namesOnly = (piece: Piece, said: Piece, dictionary: Dictionary): boolean =>
  unlistedOf(piece, dictionary).every(
    (word) =>
      (word.meanings.length > 0 && !word.meanings.some(dictionary.isThing)) ||
      said.names.has(word.words) ||
      isMet(word, said, dictionary),
  ) &&
  [...piece.things].every((name) => said.things.has(name) || isUnlistedIn({ name, of: piece, by: said }, dictionary))
