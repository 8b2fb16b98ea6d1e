import type { SaidValue } from './said-value.ts'

type Taken = Record<'things' | 'traits' | 'limits', Set<string>>
type Read = { values: readonly SaidValue[]; isNo: boolean; saidWith: ReadonlyMap<string, string> }

/** Of what is said in two ways one: 'not open' is closed, 'up to the door' has no most, 'quiet from 22' are the quiet hours; whether it denies still. */
export function settleMeanings({ traits, things }: Taken, { values, isNo, saidWith }: Read): boolean {
  if (traits.has('max') && values.length === 0 && NO_MOST.test((saidWith.get('max') ?? '').trim())) traits.delete('max')
  if (traits.has('quiet') && values.some(({ kind }) => kind === 'time') && !isNo) {
    traits.delete('quiet')
    things.add('quietHours')
  }
  const isClosed = isNo && traits.has('open') && !traits.has('closed') && values.length === 0
  if (!isClosed) return isNo
  traits.delete('open')
  traits.add('closed')
  return false
}
const NO_MOST = /^(?:up to|bis zu)$/

/** Per dog of dogs, per head of visitors: each of them. */
export function countEach({ things, limits }: Pick<Taken, 'things' | 'limits'>): void {
  if (limits.delete('perDog')) {
    things.add('dog')
    limits.add('perPiece')
  }
  if ((things.has('visitor') || things.has('extraGuest')) && limits.delete('perPerson')) limits.add('perPiece')
}

/** 'Sleeps four' counts people. */
export function countSleepers({ traits, things }: Taken, values: readonly SaidValue[]): boolean {
  const isCount = things.size === 0 && values.some(({ kind, role }) => kind === 'count' && role !== 'every')
  return isCount && traits.delete('sleepIn')
}

/** 'From 1 May to 30 September' and 'from May to September' are one span: each end is a day, and both months are named. */
export function nameMonths({ limits }: Taken, values: readonly SaidValue[], months: readonly string[]): void {
  const [from] = values.filter(({ kind, role }) => kind === 'date' && role === 'from')
  const [until] = values.filter(({ kind, role }) => kind === 'date' && role === 'until')
  if (from === undefined || until === undefined) return
  if (!from.key.endsWith('-01') || until.key !== lastOf(until.key.slice(0, 2))) return
  for (const { key } of [from, until]) limits.add(months[Number(key.slice(0, 2)) - 1] ?? '')
}

const THIRTY = ['04', '06', '09', '11']
/** The last day of a month ('02' is February): 'MM-DD', of a year without a leap day. */
export const lastOf = (month: string): string =>
  `${month}-${month === '02' ? '28' : THIRTY.includes(month) ? '30' : '31'}`
