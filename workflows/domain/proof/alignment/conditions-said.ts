import type { Piece } from './read-pieces.ts'
import { strongThings } from './read-units.ts'
import { AS_WELL } from './said-as-well.ts'
import { isSameValue, type SaidValue } from './said-value.ts'

/** What a piece of a reply says of limits. */
export type Said = Pick<Piece, 'things' | 'traits' | 'limits' | 'values' | 'isNo' | 'hasOne'>

/** Traits that limit as a condition does. */
const LIMITING = new Set(
  'request broken alone small guest_dog advance rent narrow optional mandatory exempt'.split(' '),
)
/** Of these the one says the other: 'un solo cane' and 'seul un chien'. */
const ONLY = ['only', 'alone']

/** Each limit of what is used is said somewhere in the reply, and so is how heavy, how old or how many at least. */
export const areConditionsSaid = (used: readonly Piece[], pieces: readonly Piece[], reply: readonly Said[]): boolean =>
  mustBeSaid(used, pieces, reply).every((name) =>
    (ONLY.includes(name) ? ONLY : [name, ...(AS_WELL[name] ?? [])]).some((one) =>
      reply.some(({ limits, traits }) => limits.has(one) || traits.has(one)),
    ),
  ) &&
  isSingleSaid(pieces, reply) &&
  conditionsIn(used, pieces, reply).every((value) =>
    reply.some(({ values }) => values.some((one) => isSameValue({ ...one, role: value.role }, value, true))),
  )

/** 'A dog up to 10 kg', 'for the first five nights', 'only from May on', 'then 9 € a sack', 'after 20 h for 20 €': nobody is told the rest without it. */
const conditionsIn = (used: readonly Piece[], pieces: readonly Piece[], reply: readonly Said[]): SaidValue[] => {
  const isFree = used.some(({ traits }) => traits.has('free') || traits.has('included'))
  return pieces.flatMap((piece) => {
    const { values, traits, limits } = piece
    if (isOnlyWhen(piece, used)) return []
    if (limits.has('only') || limits.has('except')) return [...values]
    return values.filter(
      ({ kind, role }) =>
        kind === 'kilograms' ||
        kind === 'years' ||
        (kind === 'nights' && used.includes(piece)) ||
        // 'A lift up to the second floor', 'two dogs at most'.
        (kind === 'count' && role === 'until' && used.includes(piece) && !isOfHours(values) && !isBesideWay(piece)) ||
        (kind === 'price' &&
          ((isFree && !isFirstSaid(used, reply)) ||
            (used.includes(piece) && values.some((one) => one.kind === 'time')))) ||
        (traits.has('min') && (kind === 'count' || kind === 'nights')),
    )
  })
}

/** 'Sauna 12 € an hour, only until 21': when it may be used limits no price. */
const isOnlyWhen = (piece: Piece, used: readonly Piece[]): boolean =>
  !used.includes(piece) &&
  piece.limits.size === 1 &&
  piece.limits.has('only') &&
  piece.values.length > 0 &&
  piece.things.size + piece.traits.size === 0 &&
  piece.values.every(({ kind, role }) => kind === 'time' && role !== 'at') &&
  used.length > 0 &&
  used.every(({ values }) => values.some(({ kind }) => kind === 'price'))

/** 'Bungalow 80 m from the beach for three people at most': how many fit in limits no way. */
const isBesideWay = ({ isOfPeople, values }: Piece): boolean =>
  isOfPeople && values.some(({ kind }) => kind === 'metres' || kind === 'minutes')

/** 'A basket of logs is included' of 'one basket is included, each further one 8 €': who says that it is one has given no second. */
const isFirstSaid = (used: readonly Piece[], reply: readonly Said[]): boolean =>
  used.some(
    ({ traits, things, values }) =>
      (traits.has('included') || traits.has('free')) &&
      values.some(({ kind, key }) => kind === 'count' && key === '1') &&
      reply.some(
        (one) =>
          (one.hasOne || one.values.some(({ kind, key }) => kind === 'count' && key === '1')) &&
          [...things].every((thing) => one.things.has(thing)),
      ),
  )

/** 'Final cleaning 60 €, half-way 40 €': of two figures of a kind the second is told with what it is for. */
export const isCaseSaid = (used: readonly Piece[], pieces: readonly Piece[], said: InReply): boolean =>
  used.every((piece) => {
    const isOther = (value: SaidValue) => piece.values.some((own) => isOfOneKind(value, own))
    const first = pieces.slice(0, Math.max(0, pieces.indexOf(piece))).find((one) => one.values.some(isOther))
    if (first === undefined) return true
    // Of 'metro U2 6 min, main station 15 min' the 2 is no minutes.
    if (used.includes(first) && first.values.some((value) => isOther(value) && said.says(value))) return true
    // 'Metro 6 min, main station 15 min': each has its own.
    if (said.isOfAnother(piece, first)) return false
    return said.areWordsMet(piece)
  })

/** 'Spar 1.5 miles, 7-21': when it is open, and no most. */
const isOfHours = (values: readonly SaidValue[]): boolean =>
  values.every(({ kind, key }) => kind !== 'count' || Number(key) <= 24) &&
  values.some(({ kind, role }) => kind === 'count' && role === 'from')

type InReply = {
  areWordsMet: (piece: Piece) => boolean
  isOfAnother: (piece: Piece, first: Piece) => boolean
  says: (value: SaidValue) => boolean
}
const isOfOneKind = (a: SaidValue, b: SaidValue) => a.kind === b.kind && a.role === b.role && a.key !== b.key

/** 'One dog only, up to 8 kg': whoever hears of dogs hears that it is one. */
const isSingleSaid = (pieces: readonly Piece[], reply: readonly Said[]): boolean =>
  pieces
    .filter(({ limits, traits, hasOne }) => hasOne && ONLY.some((one) => limits.has(one) || traits.has(one)))
    .every((piece) => {
      const naming = reply.filter(({ things }) => strongThings(piece).some((thing) => things.has(thing)))
      return (
        naming.length === 0 ||
        naming.some(
          ({ hasOne, values }) => hasOne || values.some(({ kind, key }) => kind === 'count' && key === '1'),
        ) ||
        reply.some(({ limits, traits }) => ONLY.some((one) => limits.has(one) || traits.has(one)))
      )
    })

/** 'Only on the balcony': whoever names the balcony has said it. */
function isOnlyNamed(piece: Piece, reply: readonly Said[]): boolean {
  const { things, limits, values, traits } = piece
  const others = [...limits].filter((limit) => limit !== 'only')
  if (things.size + others.length + values.length < 2) return false
  return reply.some(
    (one) =>
      !one.isNo &&
      [...things].every((thing) => one.things.has(thing)) &&
      [...traits].every((trait) => one.traits.has(trait)) &&
      others.every((limit) => one.limits.has(limit)) &&
      values.every(({ kind, key }) => one.values.some((value) => value.kind === kind && value.key === key)),
  )
}

/** 'Daily from 16 to 21' leaves out no day. */
const isOnEachDay = ({ values }: Piece): boolean => values.length > 0 && values.every(({ kind }) => kind === 'time')

/** The limits of what is used, a limit that stands alone beside it, and another figure of its kind that holds only then. */
function mustBeSaid(used: readonly Piece[], pieces: readonly Piece[], reply: readonly Said[]): string[] {
  const limitsOf = (piece: Piece) =>
    [...piece.limits, ...[...piece.traits].filter((trait) => LIMITING.has(trait))].filter(
      (name) => (name !== 'only' || !isOnlyNamed(piece, reply)) && (name !== 'perDay' || !isOnEachDay(piece)),
    )
  const kinds = new Set(used.flatMap(({ values }) => values.map(({ kind, role }) => `${kind} ${role}`)))
  const beside = pieces.filter((piece) => {
    if (used.includes(piece)) return false
    const hasOnlyLimits =
      limitsOf(piece).length > 0 &&
      piece.values.length === 0 &&
      [...piece.traits].every((trait) => LIMITING.has(trait)) &&
      strongThings(piece).length === 0
    if (isOnlyWhen(piece, used)) return false
    const isOnly = (piece.limits.has('only') || piece.limits.has('except')) && strongThings(piece).length === 0
    return (
      hasOnlyLimits ||
      isOnly ||
      (used.every((one) => limitsOf(one).length === 0) &&
        piece.values.some(({ kind, role }) => kinds.has(`${kind} ${role}`)))
    )
  })
  return [...new Set([...used, ...beside].flatMap(limitsOf))]
}
