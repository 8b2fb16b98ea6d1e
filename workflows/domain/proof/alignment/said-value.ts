/** From when, until when, every so often; `at`: neither. */
export type ValueRole = 'from' | 'until' | 'every' | 'at'

/** A figure with its unit, the same in every language: metres, minutes, `15:00`, `05-30`; `count` has no unit. */
export type SaidValue = {
  kind:
    | 'price'
    | 'percent'
    | 'date'
    /** `05-mid`. */
    | 'monthPart'
    | 'time'
    | 'metres'
    | 'minutes'
    | 'days'
    | 'nights'
    | 'years'
    | 'kilograms'
    | 'power'
    | 'count'
  key: string
  role: ValueRole
}

/** True where a house's figure is what a reply says: an hour may be written without its minutes, a price without its currency. */
export function isSameValue(said: SaidValue, told: SaidValue, isPriced: boolean): boolean {
  if (said.role !== told.role) return false
  if (said.kind === told.kind) return said.key === told.key
  if (told.kind !== 'count' && said.kind !== 'count') return false
  const [count, other] = told.kind === 'count' ? [told, said] : [said, told]
  // A bed of '140' is one of 140 cm, a depth of '1,10' one of metres.
  if (other.kind === 'metres' && told.kind === 'count')
    return Number(count.key) === Number(other.key) || Number(count.key) === Math.round(Number(other.key) * 100)
  // 'Between 4 and 9' in the afternoon.
  if (other.kind === 'time')
    return (
      other.role !== 'at' &&
      [Number(count.key), Number(count.key) + 12].some(
        (hour) => hour < 24 && other.key === `${String(hour).padStart(2, '0')}:00`,
      )
    )
  return other.kind === 'price' && told.kind === 'count' && isPriced && other.key === `eur ${count.key}`
}
