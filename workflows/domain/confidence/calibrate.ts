import { isotonic } from './isotonic.ts'
import { tilted } from './tilt.ts'

/** A draft that a host decided: how sure it was before anything was calibrated, 0 to 1, and whether it was sent as it stood. */
export type Outcome = { score: number; isUnchanged: boolean }

/** What a bin of scores came to. */
export type BinCount = { bin: number; drafts: number; unchanged: number }

/** The share that is to be expected at the middle of each bin, rising. */
export type Curve = readonly number[]

export const BINS = 20
/** The score in the middle of a bin, from 0 to 1. */
export const middleOf = (bin: number) => (bin + 0.5) / BINS

/** Nothing is known of anybody yet: what a score says is what it means. */
export const IDENTITY: Curve = Array.from({ length: BINS }, (_, bin) => middleOf(bin))

/** A curve is fitted to a host's newest drafts: whoever has become stricter is not judged by what they were. */
export const NEWEST_FITTED = 300

/** How many drafts of one's own weigh as much as what is known without them, in each bin. */
const PRIOR = { ofAll: 4, ofHost: 4 } as const

const binOf = (score: number) => Math.max(0, Math.min(BINS - 1, Math.floor(score * BINS)))

/** The drafts of each bin, only where there are any. */
export function countBins(outcomes: readonly Outcome[]): BinCount[] {
  const counts = new Map<number, BinCount>()
  for (const { score, isUnchanged } of outcomes) {
    const bin = binOf(score)
    const { drafts, unchanged } = counts.get(bin) ?? { drafts: 0, unchanged: 0 }
    counts.set(bin, { bin, drafts: drafts + 1, unchanged: unchanged + (isUnchanged ? 1 : 0) })
  }
  return [...counts.values()].toSorted((a, b) => a.bin - b.bin)
}

/** The curve of all hosts together, from what a score says by itself. */
export const fitAll = (counts: readonly BinCount[]): Curve => fit(counts, IDENTITY, PRIOR.ofAll)

/** A host's own curve: where they have decided little it is everybody's. */
export const fitHost = (counts: readonly BinCount[], ofAll: Curve): Curve => fit(counts, ofAll, PRIOR.ofHost)

/** The prior is moved to where the decisions are, each bin takes its own into it, and the whole is made to rise. */
function fit(counts: readonly BinCount[], prior: Curve, weight: number): Curve {
  if (counts.length === 0) return prior
  const known = new Map(counts.map((count) => [count.bin, count]))
  const seen = counts.map(({ bin, drafts, unchanged }) => ({
    prior: prior[bin] ?? middleOf(bin),
    many: drafts,
    good: unchanged,
  }))
  const points = tilted(prior, seen).map((mean, bin) => {
    const { drafts, unchanged } = known.get(bin) ?? { drafts: 0, unchanged: 0 }
    return { at: bin, mean: (unchanged + weight * mean) / (drafts + weight), weight: drafts + weight }
  })
  return isotonic(points).map(({ mean }) => mean)
}

/** What a score means by a curve: between two bins what lies between their shares. */
export function calibrated(score: number, curve: Curve): number {
  const place = score * BINS - 0.5
  const below = Math.max(0, Math.min(BINS - 1, Math.floor(place)))
  const above = Math.min(BINS - 1, below + 1)
  const first = curve[below] ?? middleOf(below)
  const last = curve[above] ?? middleOf(above)
  const rest = Math.max(0, Math.min(1, place - below))
  return first + (last - first) * rest
}

/** Whether stored data is a curve of this version. */
export const isCurve = (value: unknown): value is Curve =>
  Array.isArray(value) && value.length === BINS && value.every((mean) => typeof mean === 'number')

/** No host counts for more than so many drafts: one who decides a great deal is not everybody. */
const MOST_OF_ONE = 200

/** The bins of several hosts as those of one. */
export function together(hosts: readonly (readonly BinCount[])[]): BinCount[] {
  const sums = new Map<number, BinCount>()
  for (const counts of hosts) {
    const all = counts.reduce((sum, { drafts }) => sum + drafts, 0)
    const share = Math.min(1, MOST_OF_ONE / Math.max(1, all))
    for (const { bin, drafts, unchanged } of counts) {
      const sum = sums.get(bin) ?? { bin, drafts: 0, unchanged: 0 }
      sums.set(bin, { bin, drafts: sum.drafts + drafts * share, unchanged: sum.unchanged + unchanged * share })
    }
  }
  return [...sums.values()].toSorted((a, b) => a.bin - b.bin)
}
