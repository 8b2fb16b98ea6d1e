import type { SaidValue } from './said-value.ts'

type Taken = Record<'things' | 'traits' | 'limits', Set<string>>

/** 'Children under 14 pay nothing': it is free for them. */
export const isOfNoPay = ({ traits, limits, things }: Taken, values: readonly SaidValue[]): boolean =>
  traits.has('pay') &&
  traits.size - (traits.has('child') ? 1 : 0) === 1 &&
  limits.size === 0 &&
  things.size === 0 &&
  values.every(({ kind }) => kind === 'years')

/** 'A maximum of two' is 'up to two'. */
export const withMost = (taken: Taken, values: readonly SaidValue[]): SaidValue[] => {
  const isCounted = ({ kind, role }: SaidValue) => role === 'at' && COUNTED.has(kind)
  if (!taken.traits.has('max') || !values.some(isCounted)) return [...values]
  taken.traits.delete('max')
  return values.map((value) => (isCounted(value) ? { ...value, role: 'until' } : value))
}
const COUNTED = new Set<SaidValue['kind']>(['count', 'kilograms', 'nights', 'days'])

/** 'Children under 12', 'bis 12 Jahre', 'over-16s': how old somebody has to be, however it is said. */
export function agesOf(values: readonly SaidValue[], { traits, limits }: Taken): SaidValue[] {
  const isAge = ({ kind, role }: SaidValue) =>
    kind === 'years' ||
    (kind === 'count' && (limits.has('under') || limits.has('over') || (traits.has('child') && role === 'until')))
  const ages = new Set(values.filter(isAge))
  if (ages.size === 0) return [...values]
  const role = limits.delete('under') ? 'until' : limits.delete('over') ? 'from' : null
  return values.map((value) => (ages.has(value) ? { kind: 'years', key: value.key, role: role ?? value.role } : value))
}

type Measured = {
  things: ReadonlySet<string>
  traits: ReadonlySet<string>
  limits: ReadonlySet<string>
  values: readonly SaidValue[]
  words: readonly string[]
}

/** 'For four people, at most': the most belongs to the figure before it. */
export function withMostBehind<T extends Measured>(pieces: readonly T[]): T[] {
  return pieces.flatMap((piece, index) => {
    const isMost = (one: T | undefined) =>
      one?.traits.has('max') === true &&
      one.traits.size === 1 &&
      one.things.size + one.limits.size + one.values.length + one.words.length === 0
    if (isMost(piece) && index > 0) return []
    if (!isMost(pieces[index + 1])) return [piece]
    const values = piece.values.map(
      (value): SaidValue => (value.role === 'at' && COUNTED.has(value.kind) ? { ...value, role: 'until' } : value),
    )
    return [{ ...piece, values }]
  })
}
