import type { Piece } from './read-pieces.ts'
import { strongThings, type Unit } from './read-units.ts'

const NOTHING: ReadonlySet<string> = new Set()
/** Said of what is there for nothing. */
const GIVEN = ['provided', 'included', 'free']
const SMOKES = ['smoking', 'vaping']
const OUTDOORS = ['shipDeck', 'balcony', 'terrace', 'garden', 'patio', 'roofTerrace', 'porch']
const PAID = ['cost', 'pay', 'rent', 'extra', 'charge', 'consumptionBased']

/** What follows from what the host wrote: 'detergent is not provided' asks to bring it, and what has a price is not included. */
export const withEntailed = (units: readonly Unit[]): Unit[] => [...units, ...units.flatMap(entailedBy)]

function entailedBy(unit: Unit): Unit[] {
  const [head] = unit.pieces
  if (head === undefined || strongThings(head).length === 0) return []
  const says = (traits: readonly string[], isNo: boolean) =>
    unit.pieces.some((piece) => piece.isNo === isNo && traits.some((trait) => piece.traits.has(trait)))
  const bare: Piece = { ...head, traits: NOTHING, limits: NOTHING, values: [], hasOne: false }
  const told = (piece: Piece): Unit => ({ ...unit, pieces: [piece] })
  // 'Smoking on deck only.'
  const isOutsideOnly = unit.pieces.some(
    ({ limits, traits, things, isNo }) =>
      !isNo && limits.has('only') && (traits.has('outdoor') || OUTDOORS.some((place) => things.has(place))),
  )
  const isPriced = unit.pieces.some(
    ({ values, traits, limits, isNo }) =>
      !isNo &&
      (traits.has('consumptionBased') ||
        (values.some(({ kind }) => kind === 'price') &&
          (PAID.some((trait) => traits.has(trait)) || [...limits].some((limit) => limit.startsWith('per'))))),
  )
  return [
    ...(isOutsideOnly && SMOKES.some((one) => head.things.has(one))
      ? [
          told({
            ...bare,
            things: new Set([...SMOKES, ...unit.pieces.flatMap(({ things }) => [...things])]),
            traits: new Set(['indoor']),
            isNo: true,
          }),
        ]
      : []),
    ...(says(['provided', 'included'], true) ? [told({ ...bare, traits: new Set(['bring']), isNo: false })] : []),
    // 'The first basket is free, then 8 £': some of it is.
    ...(isPriced && !says(GIVEN, false) && !head.isNo
      ? [told({ ...bare, traits: new Set(['included', ...traitsOf(head)]), isNo: true })]
      : []),
  ]
}

/** Which of a kind: 'electric heating'. */
const traitsOf = ({ traits }: Piece): string[] => [...traits].filter((trait) => !PAID.includes(trait))
