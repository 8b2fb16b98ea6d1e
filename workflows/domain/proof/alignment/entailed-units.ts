import type { Piece } from './read-pieces.ts'
import { strongThings, type Unit } from './read-units.ts'
import type { SaidValue } from './said-value.ts'

const NOTHING: ReadonlySet<string> = new Set()
/** Said of what is there for nothing. */
const GIVEN = ['provided', 'included', 'free']
const SMOKES = ['smoking', 'vaping']
const OUTDOORS = ['shipDeck', 'balcony', 'terrace', 'garden', 'patio', 'roofTerrace', 'porch']
const PAID = ['cost', 'pay', 'rent', 'extra', 'charge', 'consumptionBased']

/** What follows from what the host wrote: 'detergent is not provided' asks to bring it, and what has a price is not included. */
export const withEntailed = (units: readonly Unit[]): Unit[] => [
  ...units,
  ...units.flatMap(entailedBy),
  ...units.flatMap(mostPeopleOf),
  ...units.flatMap(exemptBy),
]

/** For whom there is room is who fits in at most, and the other way round: 'sleeps four', 'at most four guests'. */
const mostPeopleOf = (unit: Unit): Unit[] =>
  unit.pieces
    .filter(({ isOfPeople, things, isNo }) => isOfPeople && things.size === 0 && !isNo)
    .filter(({ traits }) => !traits.has('min'))
    .map((piece) => ({
      ...unit,
      pieces: [
        {
          ...piece,
          traits: new Set([...piece.traits].filter((trait) => trait !== 'max')),
          values: piece.values.map(
            (value): SaidValue =>
              value.kind === 'count' && value.role !== 'every'
                ? { ...value, role: value.role === 'at' ? 'until' : 'at' }
                : value,
          ),
        },
      ],
    }))

/** 'From 15 years on' of a tax: whoever is younger pays nothing. */
function exemptBy(unit: Unit): Unit[] {
  const { lead, pieces, beside } = unit
  const head = [...(lead === null ? [] : [lead]), ...pieces].find(({ things }) => things.has('touristTax'))
  const ages = pieces.filter(({ isNo }) => !isNo).flatMap(({ values }) => values.filter(({ kind }) => kind === 'years'))
  const [from] = ages
  const isPriced = beside.some(({ values, isNo }) => !isNo && values.some(({ kind }) => kind === 'price'))
  if (head === undefined || from?.role !== 'from' || ages.length > 1 || !isPriced) return []
  const bare: Piece = {
    ...head,
    ...{ limits: NOTHING, values: [{ ...from, role: 'until' }], hasOne: false, isLead: false },
  }
  const told = (traits: readonly string[], isNo: boolean): Unit => ({
    ...unit,
    ...{ lead: null, pieces: [{ ...bare, traits: new Set(traits), isNo }] },
  })
  return [told(['pay', 'child'], true), told(['free', 'exempt', 'child'], false)]
}

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
