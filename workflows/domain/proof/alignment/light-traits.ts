import type { Piece } from './read-pieces.ts'

/** Verbs by which a thing is somewhere, is had or is used: a reply may say them of what the host names without any verb. */
const LIGHT = new Set(
  'beware put hang lead_to receive need_it fit_in must begin_at serve belong_to bring_in byPhone last_on see_it facing begin_on visit_it request advance directly provided first_of_all happen_if well come_by'.split(
    ' ',
  ),
)
/** That it costs something is said by its price. */
const PRICING = new Set(['cost', 'pay', 'charge', 'extra', 'rent', 'lend'])

/** The ways to pay, as traits are named. */
export const METHODS = [
  'cash',
  'card',
  'debitCard',
  'prepaidCard',
  'bankTransfer',
  'directDebit',
  'contactlessPayment',
  'cheque',
]
/** Which of them is meant. */
const NEAREST =
  /(?<!\p{L})(?:piu vicin\p{L}*|nearest|closest|nachst\p{L}*|(?:la|le|les) plus proches?|mas cercan\p{L}*|dichtstbijzijnde|mais proxim\p{L}*|najbliz\p{L}*)(?!\p{L})/u
const EVENING = '18:00'

/** True for what a reply says of a thing without adding to what the host wrote. */
export const isLightTrait = (trait: string, { values, traits, things, limits, raw }: Piece): boolean => {
  const has = (...kinds: string[]) => values.some(({ kind }) => kinds.includes(kind))
  // 'The deposit is paid in cash' says how.
  if (trait === 'pay' && METHODS.some((one) => traits.has(one))) return true
  if (PRICING.has(trait)) return has('price', 'percent') || (trait === 'extra' && traits.has('free'))
  // 'Monday to Saturday from 7 to 21' is when it is open, a height of 1.95 m the most.
  // Who has the keys hands them over.
  // 'You cannot bring pets' where none are taken.
  if (trait === 'bring' && ['pet', 'dog', 'cat'].some((one) => things.has(one))) return true
  if (trait === 'handOver') return things.has('key')
  if (trait === 'drive')
    return ['bus', 'skiBus', 'train', 'tram', 'metro', 'ferry', 'shuttle'].some((one) => things.has(one))
  if (trait === 'open')
    return values.some(({ kind, role }) => ['time', 'date', 'monthPart'].includes(kind) && role !== 'at')
  // 'It closes at 9' of 'from 4 to 9'.
  if (trait === 'closed') return values.some(({ kind, role }) => kind === 'time' && role === 'until')
  // 'Always on Fridays', 'breakfast is served'.
  if (trait === 'always') return limits.size > 0
  if (trait === 'serve_food') return things.has('breakfast')
  // 'Check-in is normally from 3 to 8.'
  if (trait === 'usually') return has('time')
  // 'Two dogs are fine.'
  if (trait === 'fine') return things.size > 0
  if (trait === 'entirely') return things.has('groundFloor')
  if (trait === 'together') return traits.has('adult')
  // 'Children under 14' are those under 14.
  if (trait === 'child') return has('years')
  // 'Late arrival, from 22:00 on.'
  if (trait === 'late')
    return (
      things.has('arrival') &&
      values.some(({ kind, role, key }) => kind === 'time' && role === 'from' && key >= EVENING)
    )
  // 'The nearest bakery is 4 km away.'
  if (trait === 'near') return has('metres', 'minutes') || (NEAREST.test(raw) && things.size > 0)
  // 'Bring your own.'
  if (trait === 'private') return traits.has('bring')
  if (trait === 'self')
    return traits.has('bring') || !['arrival', 'keyBox', 'cleaning', 'key'].some((one) => things.has(one))
  return LIGHT.has(trait) || (trait === 'max' && traits.has('high') && has('metres'))
}

/** A limit that makes no claim of its own in a reply: whoever names a price says that it is charged, and where nothing is paid 'on the spot' is here. */
export const isLightLimit = (limit: string, { values, traits, limits }: Piece): boolean => {
  const isPriced = values.some(({ kind }) => kind === 'price')
  if (limit === 'extraCharge') return isPriced
  // 'If you arrive before two' of whoever does; 'only the beach towels you bring yourself'.
  if (limit === 'if' || limit === 'ifPossible' || limit === 'byArrangement') return true
  // 'It only goes up to the second floor.'
  // 'Only 150 m', 'only if nobody leaves that day'.
  if (limit === 'only')
    return (
      traits.has('bring') ||
      traits.has('request') ||
      values.some(({ kind }) => kind === 'metres' || kind === 'minutes') ||
      ['if', 'ifPossible', 'byArrangement'].some((one) => limits.has(one)) ||
      values.some(({ role, kind }) => role === 'until' && kind !== 'time')
    )
  return limit === 'onSite' && !isPriced && !traits.has('pay') && !traits.has('cost')
}
